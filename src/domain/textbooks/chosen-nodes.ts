/** A book of a class, whose chapter was chosen. */
export interface ChosenPlace {
  readonly courseId: number
  readonly bookId: number
}

/** Characters that a person's own setting holds. */
const longest = 200

/**
 * The chapters that a teacher looked at last, one for each book of a class, latest first, as one text ("7.3.c12 8.3.c1").
 * A text of another form has none.
 */
export function chosenNode(kept: unknown, place: ChosenPlace): string | null {
  const key = keyOf(place)
  const entry = entriesOf(kept).find((one) => one.startsWith(key))
  return entry === undefined ? null : entry.slice(key.length)
}

/** The text with another chapter of one book; what was looked at longest ago gives way. */
export function withChosenNode(kept: unknown, place: ChosenPlace, cid: string): string {
  const key = keyOf(place)
  const entries = [`${key}${cid}`, ...entriesOf(kept).filter((one) => !one.startsWith(key))]
  while (entries.length > 1 && entries.join(' ').length > longest) entries.pop()
  return entries.join(' ')
}

const keyOf = ({ courseId, bookId }: ChosenPlace): string => `${courseId}.${bookId}.`

const entriesOf = (kept: unknown): readonly string[] =>
  typeof kept === 'string' ? kept.split(' ').filter((entry) => /^\d+\.\d+\.\w+$/.test(entry)) : []
