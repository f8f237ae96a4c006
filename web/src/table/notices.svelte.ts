// What the page says beside the board: a line for a few seconds, a sentence for screen readers, a notice of the system.

import { prefs } from "$client/prefs.svelte"
import { t } from "$client/language.svelte"

const STAY = 5000 // milliseconds

export class Notices {
  /** Shown for a few seconds. */
  toastText = $state("")
  /** Read out by screen readers. */
  spoken = $state("")
  private timer: ReturnType<typeof setTimeout> | undefined

  toast = (text: string): void => {
    this.toastText = text
    clearTimeout(this.timer)
    this.timer = setTimeout(() => (this.toastText = ""), STAY)
  }

  speak(text: string): void {
    this.spoken = text
  }

  clear(): void {
    this.toastText = ""
    this.spoken = ""
  }

  /** Tell somebody who looks elsewhere that it is their turn, if they want to be told. */
  announceTurn(title: string, table: string): void {
    if (!document.hidden || !prefs.notify || !("Notification" in window) || Notification.permission !== "granted") return
    const notice = new Notification(title, { body: t("page-notice-turn"), tag: table, icon: "/icon.svg" })
    notice.onclick = () => {
      focus()
      notice.close()
    }
  }
}
