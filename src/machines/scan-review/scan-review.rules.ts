import { scanLimits } from '#domain/scan/scan-limits.ts'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import type { DecideRequest, PlacedReading, ScanReviewContext, UndecideRequest } from './scan-review.types.ts'

type Groups = Pick<ScanReviewContext, 'groups' | 'index'>

export const keyOfReading = ({ scanPageId, row }: PlacedReading): string => `${scanPageId} ${row}`

export const groupAt = ({ groups, index }: Groups): ReadingGroupRow | null => groups[index] ?? null

/**
 * A group as it comes into view. Bubbles with the same possible meaning are decided together, as the most likely one
 * unless several may be right; for handwriting it is unknown what the others say.
 */
export function openGroup(groups: readonly ReadingGroupRow[], wanted: number) {
  const index = groups.length === 0 ? 0 : Math.min(Math.max(0, wanted), groups.length - 1)
  const group = groupAt({ groups, index })
  const keys = (group?.readings ?? []).map(keyOfReading)
  const hasCandidates = (group?.candidates.length ?? 0) > 0
  return {
    groups,
    index,
    answer: group?.item.kind === 'multiple' ? null : (group?.candidates[0] ?? null),
    ticked: keys.slice(0, hasCandidates ? scanLimits.atOnce : 1),
    failure: null,
  }
}

/** Handwriting on which the engines agree. */
const isAgreed = ({ item, candidates }: ReadingGroupRow): boolean => item.choices.length === 0 && candidates.length > 0

/** Several agreed readings are reviewed together; a single one is shown enlarged. */
export const isTogether = (group: ReadingGroupRow): boolean => isAgreed(group) && group.readings.length > 1

type Apart = Pick<ScanReviewContext, 'apart' | 'doubted'>

/**
 * Groups without the readings that are separate, each of which follows its group; doubted proposals are dropped. Rows
 * reviewed together come first: they settle the most per press.
 */
function standing(groups: readonly ReadingGroupRow[], { apart, doubted }: Apart): readonly ReadingGroupRow[] {
  const isOut = (reading: PlacedReading) => [...apart, ...doubted].includes(keyOfReading(reading))
  const all = groups.flatMap((group) => {
    if (!isAgreed(group)) return [group]
    const together = group.readings.filter((reading) => !isOut(reading))
    const alone = group.readings.filter(isOut).map((reading) => ({
      ...group,
      candidates: doubted.includes(keyOfReading(reading)) ? [] : group.candidates,
      readings: [reading],
    }))
    return together.length === 0 ? alone : [{ ...group, readings: together }, ...alone]
  })
  return [...all.filter(isTogether), ...all.filter((group) => !isTogether(group))]
}

type InView = Groups & Apart & Pick<ScanReviewContext, 'answer' | 'ticked' | 'wanted'>

/** The groups as the service has them now: what is wanted comes into view, else the former stays, as it was. */
export function reopenGroups(before: InView, fresh: readonly ReadingGroupRow[]) {
  const groups = standing(fresh, before)
  const wanted = groups.findIndex((group) => keysOf(group).some((key) => before.wanted.includes(key)))
  if (wanted >= 0) return openGroup(groups, wanted)
  const inView = groupAt(before)
  const found = inView === null ? -1 : groups.findIndex((one) => isAlike(one, inView))
  const opened = openGroup(groups, found < 0 ? before.index : found)
  const keys = new Set((groups[found]?.readings ?? []).map(keyOfReading))
  const ticked = before.ticked.filter((key) => keys.has(key))
  return ticked.length === 0 ? opened : { ...opened, answer: before.answer, ticked }
}

const isAlike = (one: ReadingGroupRow, other: ReadingGroupRow): boolean =>
  one.item.itemId === other.item.itemId &&
  one.candidates.join(' ') === other.candidates.join(' ') &&
  (one.readings.length > 1 || other.readings.length > 1 || keysOf(one)[0] === keysOf(other)[0])

const keysOf = ({ readings }: ReadingGroupRow): readonly string[] => readings.map(keyOfReading)

export function canSplit(context: Groups): boolean {
  const group = groupAt(context)
  return group !== null && isTogether(group)
}

/** Splits the group in view into single readings; the first of them is in view. */
export function afterSplit(context: ScanReviewContext) {
  const { doubted } = context
  const group = groupAt(context)
  const split = group === null ? [] : keysOf(group)
  const apart = [...context.apart, ...split]
  const groups = standing(context.groups, { apart, doubted })
  return {
    ...openGroup(
      groups,
      groups.findIndex((one) => keysOf(one)[0] === split[0]),
    ),
    apart,
  }
}

const tickedReadings = (context: ScanReviewContext): readonly PlacedReading[] =>
  (groupAt(context)?.readings ?? [])
    .filter((reading) => context.ticked.includes(keyOfReading(reading)))
    .map(({ scanPageId, row }) => ({ scanPageId, row }))

export const canDecide = (context: ScanReviewContext): boolean =>
  context.answer !== null && tickedReadings(context).length > 0

export const decideRequestOf = (context: ScanReviewContext): DecideRequest => ({
  scanId: context.scanId,
  readings: tickedReadings(context),
  answer: context.answer ?? '',
})

/** What is left once the ticked readings are decided, and what can be undone. */
export function afterDecision(context: ScanReviewContext) {
  const { groups, index, apart, undoable } = context
  const group = groupAt(context)
  if (group === null) return {}
  const decided = { itemId: group.item.itemId, readings: tickedReadings(context) }
  const rest = group.readings.filter((reading) => !context.ticked.includes(keyOfReading(reading)))
  const left = groups.flatMap((one, at) => (at !== index ? [one] : rest.length > 0 ? [{ ...one, readings: rest }] : []))
  // Whoever took them out of the group saw that they say something else.
  const out = isAgreed(group) ? keysOf(group).slice(0, scanLimits.atOnce) : []
  const doubted = [...context.doubted, ...out.filter((key) => !context.ticked.includes(key))]
  return { ...openGroup(standing(left, { apart, doubted }), index), doubted, undoable: [...undoable, decided] }
}

/** What is left once the last decision is undone. */
export function afterUndoing({ undoable }: ScanReviewContext) {
  const undone = undoable.at(-1)?.readings.map(keyOfReading) ?? []
  return { undoable: undoable.slice(0, -1), wanted: undone, failure: null }
}

export const undecideRequestOf = ({ scanId, undoable }: ScanReviewContext): UndecideRequest => ({
  scanId,
  readings: undoable.at(-1)?.readings ?? [],
})

/** The letters of a multiple choice with one added or removed. */
export const lettersWith = (letters: string, letter: string): string =>
  [...(letters.includes(letter) ? letters.replace(letter, '') : letters + letter)].toSorted().join('')

/** Ticks or unticks a reading of the group in view. */
export function withToggled(context: ScanReviewContext, key: string): readonly string[] {
  const { ticked } = context
  if (ticked.includes(key)) return ticked.filter((one) => one !== key)
  const isInView = groupAt(context)?.readings.some((reading) => keyOfReading(reading) === key)
  return isInView === true ? [...ticked, key] : ticked
}
