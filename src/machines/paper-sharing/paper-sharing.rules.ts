import type { FoundTeacher } from '#api/contract/areas/paper-sharing.ts'
import type { Gift, PaperSharingContext, ShareAnswer } from './paper-sharing.types.ts'

/** The selection after a person was pressed. */
export const toggled = (chosen: readonly FoundTeacher[], person: FoundTeacher): readonly FoundTeacher[] =>
  chosen.some(({ uid }) => uid === person.uid) ? remaining(chosen, [person]) : [...chosen, person]

export const remaining = (chosen: readonly FoundTeacher[], gone: Gift): readonly FoundTeacher[] =>
  chosen.filter(({ uid }) => !gone.some((one) => one.uid === uid))

/** The gift being sent. */
export function giftOf({ gifts: [first] }: PaperSharingContext): Gift {
  if (first === undefined) throw new Error('Nothing is being given')
  return first
}

export function holderOf({ holder }: PaperSharingContext): FoundTeacher {
  if (holder === null) throw new Error('The paper is being taken back from nobody')
  return holder
}

export const why = (answer: ShareAnswer): string => (answer.kind === 'refused' ? answer.message : '')
