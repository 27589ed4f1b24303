import { formOf } from './expression-form.ts'
import { mathsText } from './maths-text.ts'
import { isSameNumber } from './same-number.ts'

const maximumLength = 200

interface Split {
  readonly pieces: readonly string[]
  readonly signs: readonly string[]
}

/** Cuts a text at signs that are in no bracket. */
function cut(text: string, sign: RegExp): Split {
  const pieces: string[] = []
  const signs: string[] = []
  let start = 0
  for (const match of text.matchAll(sign)) {
    if (depthAt(text, match.index) > 0) continue
    pieces.push(text.slice(start, match.index).trim())
    signs.push(match[0])
    start = match.index + match[0].length
  }
  return { pieces: [...pieces, text.slice(start).trim()], signs }
}

function depthAt(text: string, end: number): number {
  let depth = 0
  for (const character of text.slice(0, end)) {
    if ('([{'.includes(character)) depth++
    else if (')]}'.includes(character)) depth--
  }
  return depth
}

const between = /或者|[,;、或和与及且∪]|(?<![A-Za-z\\])(?:or|and)(?![A-Za-z])/g

/** A space before another equation separates them: "x=1 y=2". */
const withCommas = (text: string): string => text.replaceAll(/(?<=[\d)}]) +(?=[A-Za-z](?:_?\{?\d\}?)? *=)/g, ',')

const partsOf = (text: string): Split => cut(withCommas(text), between)

const isOr = (sign: string): boolean => /或|or|∪/.test(sign)
const isAnd = (sign: string): boolean => /且|and|和|与|及/.test(sign)

/** x>1或x<-1 is not x>1且x<-1; a comma may be either. */
const isContrary = (left: readonly string[], right: readonly string[]): boolean =>
  (left.some(isOr) && right.some(isAnd)) || (left.some(isAnd) && right.some(isOr))

type Same = (left: string, right: string) => boolean

const inOrder = (left: readonly string[], right: readonly string[], same: Same): boolean =>
  left.length === right.length && left.every((one, index) => same(one, right[index] ?? ''))

const inAnyOrder = (left: readonly string[], right: readonly string[], same: Same): boolean =>
  left.every((one) => right.some((other) => same(one, other))) &&
  right.every((other) => left.some((one) => same(one, other)))

const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }

/** "x>3" and "3<x", "y=2x+1" and "y=1+2x", or one expression without a relation. */
function isSamePart(left: string, right: string): boolean {
  const [one, other] = [cut(left, /[<>≤≥≠=≈]/g), cut(right, /[<>≤≥≠=≈]/g)]
  if (one.signs.length === 0 && other.signs.length === 0) return isSameSide(left, right)
  const signs = other.signs.map((sign) => turned[sign] ?? sign).toReversed()
  return (
    (one.signs.join('') === other.signs.join('') && inOrder(one.pieces, other.pieces, isSameSide)) ||
    (one.signs.join('') === signs.join('') && inOrder(one.pieces, other.pieces.toReversed(), isSameSide))
  )
}

const isSameSide = (left: string, right: string): boolean => isSameWord(left, right) || isSameTuple(left, right)

function isSameWord(left: string, right: string): boolean {
  const [one, other] = [left.replaceAll(/\s/g, ''), right.replaceAll(/\s/g, '')]
  if (one === other) return one !== ''
  const form = formOf(one)
  return (form !== null && form === formOf(other)) || isSameNumber(left, right)
}

const tuple = /^([([{])(.*)([)\]}])$/s

/** Points and intervals in their order, sets in any; what is within is not split again. */
function isSameTuple(left: string, right: string): boolean {
  const [one, other] = [tuple.exec(left), tuple.exec(right)]
  if (one === null || other === null || one[1] !== other[1] || one[3] !== other[3]) return false
  const [inner, otherInner] = [cut(one[2] ?? '', /,/g).pieces, cut(other[2] ?? '', /,/g).pieces]
  return inner.length > 1 && (one[1] === '{' ? inAnyOrder : inOrder)(inner, otherInner, isSameWord)
}

/** ①③, ③、① and, for want of such keys, 13 or 1,3: the digits in order; null for anything else. */
function chosenOf(text: string): string | null {
  const marks = text.replaceAll(/[\s,，;；、和与]/g, '')
  return /^(?:[①-⑨]+|[1-9]+)$/.test(marks) ? [...marks.normalize('NFKC')].toSorted().join('') : null
}

const isSameChoice = (left: string, right: string): boolean =>
  /[①-⑨]/.test(left + right) && chosenOf(left) !== null && chosenOf(left) === chosenOf(right)

/** The letters that values are given for: x in "x_1=1或x_2=2"; none for values without a name. */
const lettersOf = (parts: readonly string[]): ReadonlySet<string> =>
  new Set(parts.flatMap((part) => /^([A-Za-zα-ωΑ-Ω])_?\{?\w?\}?\s*=/.exec(part)?.[1]?.toLowerCase() ?? []))

/** Whether values belong to the same letter; those of one unknown may go without its name. */
function mayBeValues(left: readonly string[], right: readonly string[]): boolean {
  const [letters, others] = [[...lettersOf(left)], [...lettersOf(right)]]
  if (letters.length > 1 || others.length > 1) return false
  return letters.length === 0 || others.length === 0 || letters[0] === others[0]
}

/** Values of several letters: "1, 2" for x=1, y=2, but not "2, 1". */
const areNamedValues = (named: readonly string[], plain: readonly string[]): boolean =>
  lettersOf(named).size > 1 && lettersOf(plain).size === 0 && inOrder(named, plain, isSameNumber)

/**
 * Whether two answers are the same maths: equal numbers, the same relations, intervals, sets or solutions, the same
 * expression but for the order of terms and factors, or the same words, in whatever notation. Answers longer than 200
 * characters equal nothing.
 */
export function isSameMaths(left: string, right: string): boolean {
  if (left.length > maximumLength || right.length > maximumLength) return false
  if (isSameChoice(left, right)) return true
  const [one, other] = [partsOf(mathsText(left)), partsOf(mathsText(right))]
  if (mayBeValues(one.pieces, other.pieces) && isSameNumber(one.pieces.join(','), other.pieces.join(','))) return true
  if (areNamedValues(one.pieces, other.pieces) || areNamedValues(other.pieces, one.pieces)) return true
  return !isContrary(one.signs, other.signs) && inAnyOrder(one.pieces, other.pieces, isSamePart)
}
