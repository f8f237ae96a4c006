// What the reader is called, here and at the next table.

import { api } from "./api"
import { recall, remember } from "./prefs.svelte"
import type { Guest } from "./types"

export const LONGEST_NAME = 36

/** The name that they have chosen before; "" if they were never asked. */
export const chosenName = (me: Guest | null): string => (me && !me.given ? me.name : (recall("name") ?? ""))

/** Be called so from now on; without a name, one is given. */
export async function beCalled(name: string): Promise<Guest> {
  const me = await api.me()
  const wanted = name.trim()
  if (me && (!wanted || me.name === wanted)) return me
  const guest = me ? await api.rename(wanted) : await api.guest(wanted || null)
  if (!guest.given) remember("name", guest.name)
  return guest
}

/** The same name, whatever its capitals and the spaces around it. */
export const sameName = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase()
