import { mathsText } from './maths-text.ts'
import { evaluate } from './number-parser.ts'
import { closes } from './same-number.ts'

/** How a range is written: (3,∞) may be a point where neither end is closed or infinite; {x|x>3}, x∈(3,∞); x>3. */
export type RangeStyle = 'perhapsPoint' | 'interval' | 'relation'

interface Piece {
  readonly from: number
  readonly to: number
  readonly hasFrom: boolean
  readonly hasTo: boolean
}

/** A set of numbers as pieces from left to right that do not touch. */
export interface Range {
  readonly style: RangeStyle
  /** The letter it is about; null for an interval without one. */
  readonly letter: string | null
  readonly pieces: readonly Piece[]
}

const maximumLength = 200

const everything: Piece = { from: -Infinity, to: Infinity, hasFrom: false, hasTo: false }

function numberOf(text: string): number | null {
  if (/^-?∞$/.test(text)) return text === '∞' ? Infinity : -Infinity
  return text.includes('±') ? null : evaluate(text, 1)
}

const interval = /^([([])([^,]+),([^,]+)([)\]])$/

function intervalAt(text: string): Piece | null {
  const [, opens, left = '', right = '', closes] = interval.exec(text) ?? []
  const [from, to] = [numberOf(left), numberOf(right)]
  if (from === null || to === null) return null
  return { from, to, hasFrom: opens === '[', hasTo: closes === ']' }
}

/** What lies on one side of a number: `x>3` with the number on the right. */
function sideOf(sign: string, bound: number): readonly Piece[] {
  const above: Piece = { ...everything, from: bound, hasFrom: sign === '≥' }
  const below: Piece = { ...everything, to: bound, hasTo: sign === '≤' }
  if (sign === '≠') return [below, above]
  return sign === '>' || sign === '≥' ? [above] : [below]
}

const turned: Readonly<Record<string, string>> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤', '≠': '≠' }

const name = /^[A-Za-zα-ω]$/

interface Part {
  readonly style: RangeStyle
  readonly letter: string | null
  readonly pieces: readonly Piece[]
}

/** `x>3`, `3<x` or `1<x≤3`. */
function relationAt(text: string): Part | null {
  const signs = text.match(/[<>≤≥≠]/g) ?? []
  const sides = text.split(/[<>≤≥≠]/)
  const at = sides.findIndex((side) => name.test(side))
  const letter = sides[at]
  if (letter === undefined || signs.length === 0 || signs.length > 2 || (signs.length === 2 && at !== 1)) return null
  const bounds = sides.flatMap((side, index) => {
    const sign = index < at ? (turned[signs[index] ?? ''] ?? '') : (signs[index - 1] ?? '')
    return index === at ? [] : [{ sign, bound: numberOf(side) }]
  })
  let pieces: readonly Piece[] = [everything]
  for (const { sign, bound } of bounds) {
    if (bound === null || !Number.isFinite(bound)) return null
    pieces = common(pieces, sideOf(sign, bound))
  }
  return { style: 'relation', letter, pieces }
}

function atom(text: string): Part | null {
  const piece = intervalAt(text)
  if (piece === null) return relationAt(text)
  const isSure = piece.hasFrom || piece.hasTo || !Number.isFinite(piece.from) || !Number.isFinite(piece.to)
  return { style: isSure ? 'interval' : 'perhapsPoint', letter: null, pieces: [piece] }
}

const isEmpty = ({ from, to, hasFrom, hasTo }: Piece): boolean => from > to || (from === to && !(hasFrom && hasTo))

const commonPiece = (one: Piece, other: Piece): Piece => {
  const left = one.from > other.from ? one : other
  const right = one.to < other.to ? one : other
  return {
    from: left.from,
    to: right.to,
    hasFrom: one.from === other.from ? one.hasFrom && other.hasFrom : left.hasFrom,
    hasTo: one.to === other.to ? one.hasTo && other.hasTo : right.hasTo,
  }
}

const common = (some: readonly Piece[], others: readonly Piece[]): readonly Piece[] =>
  some.flatMap((one) => others.map((other) => commonPiece(one, other))).filter((piece) => !isEmpty(piece))

/** Pieces that overlap or touch become one. */
function joined(pieces: readonly Piece[]): readonly Piece[] {
  const result: Piece[] = []
  for (const piece of pieces.toSorted((one, other) => one.from - other.from || +other.hasFrom - +one.hasFrom)) {
    const last = result.at(-1)
    if (last === undefined || piece.from > last.to || (piece.from === last.to && !piece.hasFrom && !last.hasTo))
      result.push(piece)
    else if (piece.to > last.to || (piece.to === last.to && piece.hasTo))
      result[result.length - 1] = { ...last, to: piece.to, hasTo: piece.hasTo }
  }
  return result
}

/** Parts that are all about one letter, put together; a union of intervals is no point. */
function together(
  parts: readonly (Part | null)[],
  join: (some: Part['pieces'], others: Part['pieces']) => Part['pieces'],
) {
  const known = parts.filter((part) => part !== null)
  const [first, ...others] = known
  if (first === undefined || known.length < parts.length) return null
  if (others.some(({ letter }) => letter !== first.letter)) return null
  const style = others.length > 0 && first.style === 'perhapsPoint' ? 'interval' : first.style
  return { ...first, style, pieces: others.reduce((pieces, part) => join(pieces, part.pieces), first.pieces) }
}

const unionOf = (text: string): Part | null =>
  together(
    text.split(/[,;]?(?:或者|或|∪)/).map((part) =>
      together(
        part.split(/[,;]?(?:并且|且|∩)/).map((one) => atom(one)),
        common,
      ),
    ),
    (some, others) => [...some, ...others],
  )

/** The range that an answer denotes; null for anything else, and for what is longer than 200 characters. */
export function rangeOf(text: string): Range | null {
  if (text.length > maximumLength) return null
  const plain = mathsText(text)
    .replaceAll(/\s/g, '')
    .replaceAll(/(?<![A-Za-z])or(?![A-Za-z])/g, '或')
  const [, letter, within] =
    /^\{([A-Za-zα-ω])(?:∈R)?[|:](.+)\}$/.exec(plain) ?? /^([A-Za-zα-ω])∈(.+)$/.exec(plain) ?? []
  const part = unionOf(within ?? plain)
  if (part === null) return null
  const isNamed = letter !== undefined && (part.letter === null || part.letter === letter)
  if (letter !== undefined && !isNamed) return null
  return { style: isNamed ? 'interval' : part.style, letter: letter ?? part.letter, pieces: joined(part.pieces) }
}

/** Whether two ranges are the same numbers; one written without a letter may be about any. */
export const isSameRange = (one: Range, other: Range): boolean =>
  (one.letter === null || other.letter === null || one.letter === other.letter) &&
  one.pieces.length === other.pieces.length &&
  one.pieces.every((piece, index) => {
    const opposite = other.pieces[index]
    return (
      opposite !== undefined &&
      closes(piece.from, opposite.from) &&
      closes(piece.to, opposite.to) &&
      piece.hasFrom === opposite.hasFrom &&
      piece.hasTo === opposite.hasTo
    )
  })
