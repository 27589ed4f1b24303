import { acceptedLines } from '#domain/questions/accepted-lines.ts'
import type { AnswerKey, Choice } from '#domain/questions/question.ts'
import type { KeptReading } from './read-rows.ts'

/**
 * What a filled sheet says about one item as its key: `open` was left empty, `unsure` has unclear bubbles, `proposed`
 * is handwriting on which both engines agree, for a person to accept, `byHand` handwriting a person has to type,
 * `missing` is on none of the pages.
 */
export const keyReadStates = ['read', 'open', 'unsure', 'proposed', 'byHand', 'missing'] as const

export type KeyReadState = (typeof keyReadStates)[number]

/** The reading of one item on all uploaded pages. */
export interface ReadKey<Reading extends KeptReading> {
  readonly state: KeyReadState
  /** Letters in alphabetical order; empty unless read. */
  readonly text: string
  /** The underlying reading, if any. */
  readonly reading: Reading | null
}

interface ItemOfKey {
  readonly itemId: number
  /** Whether the answer is handwritten in a box rather than a bubble. */
  readonly isTyped: boolean
}

/** An item's key according to the pages. If two pages disagree, the result is open for the uploader to decide. */
export function readKey<Reading extends KeptReading>(
  { itemId, isTyped }: ItemOfKey,
  readings: readonly Reading[],
): ReadKey<Reading> {
  const own = readings.filter((reading) => reading.itemId === itemId)
  const [first = null] = own
  if (first === null) return { state: 'missing', text: '', reading: null }
  const isSame = own.every((one) => factsOfReading(one) === factsOfReading(first))
  const state = isSame ? stateOf(first, isTyped) : 'unsure'
  return { state, text: state === 'read' ? (first.value ?? '') : '', reading: first }
}

const factsOfReading = ({ state, value, candidates }: KeptReading): string => JSON.stringify([state, value, candidates])

/** Bubble rows are never `written`; a dark writing box is. */
function stateOf({ state, candidates }: KeptReading, isTyped: boolean): KeyReadState {
  if (state === 'decided') return 'read'
  if (state === 'empty') return 'open'
  if (state === 'written' || candidates.length === 0) return 'byHand'
  return isTyped ? 'proposed' : 'unsure'
}

/**
 * The key that a text makes of the present one: letters of a choice, otherwise accepted answers, one per line. Null if
 * nothing was typed, or nothing changes.
 */
export function keyFromText(present: AnswerKey, text: string): AnswerKey | null {
  const key = wantedKey(present, text)
  return key === null || factsOf(key) === factsOf(present) ? null : key
}

function wantedKey(present: AnswerKey, text: string): AnswerKey | null {
  const letters = [...text] as Choice[]
  const [letter] = letters
  if (letter === undefined) return null
  switch (present.kind) {
    case 'single':
      return { kind: 'single', choice: letter }
    case 'multiple':
      return { ...present, choices: letters }
    case 'blank':
    case 'number': {
      const accept = [...new Set(acceptedLines(text))]
      return accept.length === 0 ? null : { kind: present.kind, accept }
    }
    case 'written':
      return null
  }
}

const factsOf = (key: AnswerKey): string =>
  JSON.stringify(
    key.kind === 'single' ? key.choice : key.kind === 'multiple' ? key.choices : 'accept' in key && key.accept,
  )

/** A total before and after one key. */
interface TotalChange {
  readonly assignmentId: number
  readonly uid: number
  readonly before: number
  readonly after: number
  /** An answer of theirs is left to a person. */
  readonly doubt?: 'waits' | 'kept' | undefined
}

/**
 * The combined effect of several keys from the effects of each: differences add up, and students without a change are
 * dropped, unless a person has something to do for them.
 */
export function joinedChanges<Change extends TotalChange>(changes: readonly Change[]): readonly Change[] {
  const joined = new Map<string, Change>()
  for (const change of changes) {
    const key = `${change.assignmentId} ${change.uid}`
    const known = joined.get(key)
    joined.set(key, known === undefined ? change : withAnother(known, change))
  }
  return [...joined.values()].filter(({ before, after, doubt }) => before !== after || doubt !== undefined)
}

function withAnother<Change extends TotalChange>(known: Change, change: Change): Change {
  const doubt = known.doubt ?? change.doubt
  const after = known.after + change.after - change.before
  return { ...known, after, ...(doubt !== undefined && { doubt }) }
}
