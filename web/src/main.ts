import { mount } from "svelte"
import App from "./App.svelte"
import { language } from "./language.svelte"
import "./app.css"

const PAUSE = 2000 // milliseconds before the words are asked for again

/** Nothing can be said before its words are there. */
async function begin(): Promise<void> {
  const target = document.getElementById("app")!
  try {
    // A table is played by one game, whose words come with its parts.
    await language.load(!location.pathname.startsWith("/t/"))
  } catch {
    target.textContent = "…"
    setTimeout(() => void begin(), PAUSE)
    return
  }
  target.textContent = ""
  mount(App, { target })
}

void begin()
