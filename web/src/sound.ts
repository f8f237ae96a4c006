// Short, dry, quiet: every sound is made here from noise and a few partials; nothing is loaded and nothing loops.

import { prefs } from "./prefs.svelte"

let context: AudioContext | undefined

function output(): AudioContext | null {
  if (!prefs.sound || !("AudioContext" in window)) return null
  context ??= new AudioContext()
  if (context.state === "suspended") void context.resume()
  return context.state === "running" ? context : null
}

// A browser lets a page sound only after somebody has touched it.
addEventListener("pointerdown", () => void output(), { passive: true })
addEventListener("keydown", () => void output(), { passive: true })

function noise(at: number, ms: number, low: number, high: number, loud: number): void {
  const out = output()
  if (!out) return
  const start = out.currentTime + at / 1000, length = Math.ceil((out.sampleRate * ms) / 1000)
  const buffer = out.createBuffer(1, length, out.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let n = 0; n < length; n++) samples[n] = (Math.random() * 2 - 1) * (1 - n / length) ** 2
  const source = new AudioBufferSourceNode(out, { buffer })
  const band = new BiquadFilterNode(out, { type: "bandpass", frequency: Math.sqrt(low * high), Q: 1 / Math.log2(high / low) })
  source.connect(band).connect(new GainNode(out, { gain: loud })).connect(out.destination)
  source.start(start)
}

function tone(at: number, ms: number, pitches: number[], loud: number): void {
  const out = output()
  if (!out) return
  const start = out.currentTime + at / 1000, end = start + ms / 1000
  pitches.forEach((pitch, n) => {
    const swell = new GainNode(out, { gain: 0 })
    swell.gain.setValueAtTime(0, start)
    swell.gain.linearRampToValueAtTime(loud / (n + 1), start + 0.004)
    swell.gain.exponentialRampToValueAtTime(0.0001, end)
    const wave = new OscillatorNode(out, { frequency: pitch, type: "sine" })
    wave.connect(swell).connect(out.destination)
    wave.start(start)
    wave.stop(end)
  })
}

export const sounds = {
  sail: () => { noise(0, 220, 300, 900, 0.16); noise(120, 160, 900, 2400, 0.05) },
  tile: () => { noise(0, 50, 900, 3200, 0.3); tone(0, 70, [180], 0.12) },
  coin: () => { tone(0, 160, [3100, 4700], 0.035); tone(70, 190, [3400, 5150], 0.03) },
  die: () => [0, 90, 160, 210].forEach((at) => noise(at, 35, 700, 2600, 0.22)),
  cannon: () => { noise(0, 500, 50, 180, 0.7); tone(0, 350, [55], 0.25) },
  dig: () => { noise(0, 140, 400, 1800, 0.2); noise(220, 120, 300, 1500, 0.14) },
  refuse: () => tone(0, 90, [150, 110], 0.14),
  turn: () => tone(0, 1100, [1046, 2200, 3140], 0.07),
  offer: () => [0, 70, 150].forEach((at) => noise(at, 60, 2500, 6000, 0.06)),
  shipment: () => [0, 60, 120, 180, 240].forEach((at) => tone(at, 60, [900 + at, 2300], 0.04)),
  win: () => { tone(0, 1200, [1046, 2200, 3140], 0.08); tone(420, 1500, [1046, 2200, 3140], 0.08) },
}
export type Sound = keyof typeof sounds
