// What the reader has chosen on this device.

function read(key: string): string | null {
  try { return localStorage.getItem(`argosy.${key}`) } catch { return null }
}
function write(key: string, value: string): void {
  try { localStorage.setItem(`argosy.${key}`, value) } catch { /* private window: it lasts as long as the page */ }
}

const coarse = matchMedia("(pointer: coarse)").matches
const still = matchMedia("(prefers-reduced-motion: reduce)")

class Prefs {
  dark = $state(document.documentElement.dataset.theme === "dark")
  sound = $state(read("sound") === null ? !coarse : read("sound") === "on")
  speed = $state(Number(read("speed") ?? "1"))
  notify = $state(read("notify") === "on")
  reduced = $state(still.matches)
  /** Whether a turn that has ended can be taken back before anybody else acts. */
  grace = $state(read("grace") !== "off")
  /** The code of the language that was chosen here; "" leaves it to the browser. */
  language = $state(read("language") ?? "")

  constructor() {
    still.addEventListener("change", () => (this.reduced = still.matches))
  }

  turnLight(): void {
    this.dark = !this.dark
    document.documentElement.dataset.theme = this.dark ? "dark" : "light"
    write("theme", this.dark ? "dark" : "light")
  }

  turnSound(): void {
    this.sound = !this.sound
    write("sound", this.sound ? "on" : "off")
  }

  setSpeed(speed: number): void {
    this.speed = speed
    write("speed", String(speed))
  }

  turnGrace(): void {
    this.grace = !this.grace
    write("grace", this.grace ? "on" : "off")
  }

  setLanguage(code: string): void {
    this.language = code
    write("language", code)
  }

  async turnNotices(): Promise<void> {
    if (!this.notify && "Notification" in window) await Notification.requestPermission()
    this.notify = !this.notify && "Notification" in window && Notification.permission === "granted"
    write("notify", this.notify ? "on" : "off")
  }

  /** Milliseconds that a motion takes, or 0 where positions are cut. */
  motion(ms: number): number {
    return this.reduced || this.speed === 0 ? 0 : ms / this.speed
  }
}

export const prefs = new Prefs()

export const remember = (key: string, value: string) => write(key, value)
export const recall = (key: string) => read(key)
