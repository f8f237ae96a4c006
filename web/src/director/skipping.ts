// Any press skips to how it stands now. On the board and its bar it does nothing else: what it was meant for is not there any more.

import type { Director } from "./director.svelte"

const TYPED = "input, textarea, select, [contenteditable]"
const SILENT = ["Shift", "Control", "Alt", "Meta", "AltGraph", "CapsLock", "Tab"]
/** Where a press would do something to the game. */
const GAME = "main"
/** What stands over the board while the director waits has buttons of its own. */
const OWN = "[data-moment]"

export function skipOnPress(director: Director): () => void {
  let swallows = false
  const isWithin = (event: Event, where: string) => event.target instanceof Element && !!event.target.closest(where)
  const down = (event: Event) => {
    swallows = false
    if (!director.isPlaying || isWithin(event, OWN)) return
    director.skip()
    if (!isWithin(event, GAME)) return
    swallows = true
    event.stopPropagation()
  }
  const key = (event: KeyboardEvent) => {
    swallows = false
    if (!director.isPlaying || event.ctrlKey || event.metaKey || event.altKey || SILENT.includes(event.key) || isWithin(event, TYPED) || isWithin(event, OWN)) return
    director.skip()
    swallows = true
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const click = (event: Event) => {
    if (!swallows) return
    swallows = false
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener("pointerdown", down, true)
  addEventListener("keydown", key, true)
  addEventListener("click", click, true)
  return () => {
    removeEventListener("pointerdown", down, true)
    removeEventListener("keydown", key, true)
    removeEventListener("click", click, true)
  }
}
