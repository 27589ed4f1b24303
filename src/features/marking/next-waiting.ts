/** An item, and the submissions whose answers to it wait for the marker. */
export interface WaitingAnswers {
  readonly itemId: number
  readonly waiting: readonly number[]
}

/** Which answer: one student’s to one item. */
interface AnswerId {
  readonly itemId: number
  readonly submissionId: number
}

/**
 * Where marking by student goes on: whatever else waits of the student in view, otherwise the next student in the list of
 * whom anything waits, round to the first; null if nothing waits at all.
 */
export function nextWaiting(
  items: readonly WaitingAnswers[],
  listed: readonly number[],
  { itemId, submissionId }: AnswerId,
): AnswerId | null {
  const at = items.findIndex((item) => item.itemId === itemId)
  const ofOne = startingAfter(items, at).find(({ waiting }) => waiting.includes(submissionId))
  if (ofOne !== undefined) return { itemId: ofOne.itemId, submissionId }
  // Of two markers, each may have other students in another item.
  const all = [...new Set([...listed, ...items.flatMap(({ waiting }) => waiting)])]
  for (const next of startingAfter(all, all.indexOf(submissionId))) {
    const item = items.find(({ waiting }) => waiting.includes(next))
    if (item !== undefined) return { itemId: item.itemId, submissionId: next }
  }
  return null
}

const startingAfter = <One>(list: readonly One[], at: number): readonly One[] => [
  ...list.slice(at + 1),
  ...list.slice(0, at + 1),
]
