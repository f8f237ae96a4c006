// A box of buttons that never grows: those for which there is no room are left out, and it is told how many.

/** `tell` hears the number of children that are left out whenever it may have changed. */
export function keepRows(box: HTMLElement, tell: (left: number) => void): { destroy: () => void } {
  function settle(): void {
    const items = [...box.children] as HTMLElement[]
    for (const item of items) item.style.removeProperty("display")
    const isOut = (item: HTMLElement) => item.offsetTop + item.offsetHeight > box.offsetTop + box.clientHeight + 1
    const first = items.findIndex(isOut)
    const out = first < 0 ? [] : items.slice(first).filter((item) => item.offsetHeight)
    for (const item of out) item.style.display = "none"
    tell(out.length)
  }
  const sizes = new ResizeObserver(settle), changes = new MutationObserver(settle)
  sizes.observe(box)
  changes.observe(box, { childList: true, characterData: true, subtree: true })
  void document.fonts.ready.then(settle)
  settle()
  return { destroy: () => { sizes.disconnect(); changes.disconnect() } }
}
