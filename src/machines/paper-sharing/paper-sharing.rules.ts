import type { FoundTeacher } from '#api/contract/groups/paper-sharing.ts'
import type { Gift, PaperSharingContext, Recipient, Right, ShareAnswer } from './paper-sharing.types.ts'

/** The selection after a person was pressed; somebody newly selected may not edit the paper until that is chosen. */
export const toggled = (chosen: readonly Recipient[], person: FoundTeacher): readonly Recipient[] =>
  chosen.some(({ uid }) => uid === person.uid)
    ? remaining(chosen, [person])
    : [...chosen, { ...person, canEdit: false }]

/** The selection after one of them was allowed to edit the paper, or no longer. */
export const marked = (chosen: readonly Recipient[], { uid, canEdit }: Right): readonly Recipient[] =>
  chosen.map((one) => (one.uid === uid ? { ...one, canEdit } : one))

export const remaining = (chosen: readonly Recipient[], gone: readonly FoundTeacher[]): readonly Recipient[] =>
  chosen.filter(({ uid }) => !gone.some((one) => one.uid === uid))

/** The gift being sent. */
export function giftOf({ gifts: [first] }: PaperSharingContext): Gift {
  if (first === undefined) throw new Error('Nothing is being given')
  return first
}

export function holderOf({ holder }: PaperSharingContext): Recipient {
  if (holder === null) throw new Error('The paper is being taken back from nobody')
  return holder
}

export function rightOf({ right }: PaperSharingContext): Right {
  if (right === null) throw new Error('No right is being changed')
  return right
}

export const uidsOf = (gift: Gift): readonly number[] => gift.map(({ uid }) => uid)

export const why = (answer: ShareAnswer): string => (answer.kind === 'refused' ? answer.message : '')
