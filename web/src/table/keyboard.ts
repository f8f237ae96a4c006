// Keys of the whole page.

import type { Table } from "./table.svelte"

const isModified = (event: KeyboardEvent) => event.ctrlKey || event.metaKey || event.altKey

/** Enter does what the button that shows it says, before anything else hears of it. */
export function pressEnter(table: Table, event: KeyboardEvent): void {
  const { selection, enterKey, guard } = table
  const isOffered = table.grace ?? (selection.canAct && (selection.pending ?? selection.main))
  if (event.key !== "Enter" || isModified(event) || !isOffered) return
  enterKey.look()
  if (enterKey.taken) return
  event.preventDefault()
  event.stopPropagation()
  if (event.repeat || guard.early()) return
  if (table.grace) table.goOn()
  else selection.proceed()
}

export function pressKey(table: Table, event: KeyboardEvent): void {
  const { selection, replay } = table
  const target = event.target as HTMLElement
  if (event.key === "Escape") {
    if (table.clause !== null) table.closeRules()
    else if (selection.isChosen || selection.pending) selection.cancel()
    else selection.closeRefusal()
    return
  }
  if (isModified(event) || event.repeat || target.closest("input, textarea, select, dialog")) return
  // Arrows belong to what has the focus; letters are orders wherever one stands.
  if (event.key.length > 1 && target.closest("button, a, [role=gridcell]")) return
  if (replay.position && event.key === "ArrowLeft") void replay.show(replay.position.at - 1)
  else if (replay.position && event.key === "ArrowRight") void replay.show(replay.position.at + 1)
  else if (table.guard.early("turn")) return
  else if (event.key === "u" && table.canUndo) table.undoing.start()
  else {
    const ability = table.abilities.find((a) => a.key?.toLowerCase() === event.key.toLowerCase())
    if (ability) selection.chooseVerb(selection.choice.verb === ability.verb ? null : ability.verb)
  }
}
