// Whoever draws pieces may have to write a word on them: the speaker of the table, or of the game, around them.

import { getContext, setContext } from "svelte"
import { client, type Speaker } from "./language.svelte"

const KEY = Symbol("speaker")

export const setSpeaker = (speaker: Speaker) => setContext(KEY, speaker)
export const getSpeaker = () => getContext<Speaker | undefined>(KEY) ?? client
