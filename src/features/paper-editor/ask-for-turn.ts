import type { Call } from '#api/client/client.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import type { InputOf, OutputOf } from '#api/contract/endpoint.ts'

export type TurnWish = InputOf<typeof paperEditing.turn>['wish']

export type TurnAnswer = OutputOf<typeof paperEditing.turn>

/** Asks the service for this computer's turn to write a paper. */
export type AskForTurn = (wish: TurnWish) => Promise<TurnAnswer>

/**
 * Asks for papers by id; a paper that is not stored yet is nobody else's. Calls go out one after the other, so that
 * leaving a paper does not overtake coming back to its new version.
 */
export function turnsFrom(call: Call): (paperId: number | null) => AskForTurn {
  let last: Promise<unknown> = Promise.resolve()
  return (paperId) => (wish) => {
    if (paperId === null) return Promise.resolve({ isYours: true, rev: 0, writerName: null })
    const next = last.then(() => call(paperEditing.turn, { paperId, wish }))
    last = next.catch(() => undefined)
    return next
  }
}
