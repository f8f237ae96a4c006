// Whose is the Enter key? The main button's, which shows it, unless the focus was led elsewhere: into a field or a dialog, or to
// another control by keyboard. Then the main button does not show it. What is shown is what happens.

const WRITING = "input, textarea, select, [contenteditable], dialog, [role=dialog], [data-list]"
const CONTROLS = "button, a, summary, [role=button], [role=gridcell], [tabindex]"
const LEADS = new Set(["Tab", "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"])

export class EnterKey {
  /** Whether Enter belongs to what has the focus. */
  taken = $state(false)
  private byKey = false
  private led = false

  look = (): void => {
    const on = document.activeElement
    this.taken = !!on?.closest(WRITING) || (this.led && !!on?.closest(CONTROLS) && !on.closest("[data-main]"))
  }

  listen(): () => void {
    const key = (event: KeyboardEvent) => { if (LEADS.has(event.key)) this.byKey = true }
    const point = () => {
      this.byKey = this.led = false
      setTimeout(this.look)
    }
    const focus = () => {
      this.led = this.byKey
      this.look()
    }
    const blur = () => setTimeout(this.look)
    addEventListener("keydown", key, true)
    addEventListener("pointerdown", point, true)
    addEventListener("focusin", focus)
    addEventListener("focusout", blur)
    return () => {
      removeEventListener("keydown", key, true)
      removeEventListener("pointerdown", point, true)
      removeEventListener("focusin", focus)
      removeEventListener("focusout", blur)
    }
  }
}
