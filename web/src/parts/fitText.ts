// Text that has only so much room becomes smaller before any of it is cut off.

const LEAST = 0.7
const TALL = 3 // pixels by which letters may be taller than their line, where nothing is cut off

/** The element's own style multiplies its sizes by `--fit`; `text` is what it says, so that it hears of changes. */
export function fitText(box: HTMLElement, text: string): { update: (text: string) => void; destroy: () => void } {
  let said = text
  function settle(): void {
    let fit = 1
    const isCut = () => box.scrollHeight > box.clientHeight + TALL || box.scrollWidth > box.clientWidth + 1
    box.style.setProperty("--fit", "1")
    while (fit > LEAST && isCut()) box.style.setProperty("--fit", String((fit -= 0.05)))
  }
  const sizes = new ResizeObserver(settle)
  sizes.observe(box)
  void document.fonts.ready.then(settle)
  return {
    update: (next) => { if (next !== said) { said = next; settle() } },
    destroy: () => sizes.disconnect(),
  }
}
