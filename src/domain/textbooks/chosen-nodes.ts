/** A book of a class in which a chapter was chosen. */
export interface BookOfClass {
  readonly courseId: number
  readonly bookId: number
}

/** Maximum characters of a personal setting. */
const longest = 200

/**
 * The chapters a teacher viewed last, one per book of a class, latest first, as one text ("7.3.c12 8.3.c1"). Malformed
 * text has none.
 */
export function chosenNode(kept: unknown, book: BookOfClass): string | null {
  const key = keyOf(book)
  const entry = entriesOf(kept).find((one) => one.startsWith(key))
  return entry === undefined ? null : entry.slice(key.length)
}

/** The text with another chapter for one book; the least recently viewed gives way. */
export function withChosenNode(kept: unknown, book: BookOfClass, cid: string): string {
  const key = keyOf(book)
  const entries = [`${key}${cid}`, ...entriesOf(kept).filter((one) => !one.startsWith(key))]
  while (entries.length > 1 && entries.join(' ').length > longest) entries.pop()
  return entries.join(' ')
}

const keyOf = ({ courseId, bookId }: BookOfClass): string => `${courseId}.${bookId}.`

const entriesOf = (kept: unknown): readonly string[] =>
  typeof kept === 'string' ? kept.split(' ').filter((entry) => /^\d+\.\d+\.\w+$/.test(entry)) : []
