/**
 * A small recursive-descent parser for numbers as students write them, in the notation of `maths-text.ts`. By
 * precedence: sum, product (also implicit: 2√2, 3π, 2(1+√3)), sign, power, percent, atom. NaN means "not a number" all
 * the way up, so nothing throws; the depth is bounded, and every step consumes a character or ends.
 */

const maximumDepth = 32

interface Cursor {
  readonly source: string
  /** The sign of ± in this reading: 1 or -1. */
  readonly plusMinus: 1 | -1
  position: number
  depth: number
}

const skipSpaces = (cursor: Cursor): void => {
  while (cursor.source[cursor.position] === ' ') cursor.position++
}

/** Consumes and returns the sign at the cursor if it is one of `wanted`; otherwise returns the empty text. */
function take(cursor: Cursor, wanted: string): string {
  skipSpaces(cursor)
  const character = cursor.source[cursor.position] ?? ''
  if (character === '' || !wanted.includes(character)) return ''
  cursor.position++
  return character
}

function takeMatch(cursor: Cursor, pattern: RegExp): string {
  skipSpaces(cursor)
  pattern.lastIndex = cursor.position
  const match = pattern.exec(cursor.source)?.[0] ?? ''
  cursor.position += match.length
  return match
}

const literal = /(?:\d+(?:\.\d*)?|\.\d+)/y
const fraction = /\\frac/y
const digitsInBraces = /\{ *\d+ *\}|\d/y

const signOf = (cursor: Cursor, sign: string): number => {
  if (sign === '±') return cursor.plusMinus
  if (sign === '∓') return -cursor.plusMinus
  return sign === '-' ? -1 : 1
}

/** Applies a rule one level deeper; NaN if that is too deep. */
function deeper(cursor: Cursor, rule: (cursor: Cursor) => number): number {
  if (cursor.depth >= maximumDepth) return Number.NaN
  cursor.depth++
  const value = rule(cursor)
  cursor.depth--
  return value
}

function group(cursor: Cursor, closing: string): number {
  const value = deeper(cursor, sum)
  return take(cursor, closing) === '' ? Number.NaN : value
}

/** The argument of `\frac`: a group, one digit (`\frac12` is a half), or a sign such as π. */
function argument(cursor: Cursor): number {
  const digit = takeMatch(cursor, /\d/y)
  return digit === '' ? deeper(cursor, atom) : Number(digit)
}

const quotient = (cursor: Cursor): number => {
  const numerator = argument(cursor)
  return numerator / argument(cursor)
}

function root(radicand: number, index: number): number {
  if (index === 2) return Math.sqrt(radicand)
  if (!Number.isInteger(index) || index < 2) return Number.NaN
  if (radicand < 0 && index % 2 === 1) return -((-radicand) ** (1 / index))
  return radicand ** (1 / index)
}

function rootAtCursor(cursor: Cursor): number {
  const index = take(cursor, '[') === '' ? 2 : group(cursor, ']')
  return root(deeper(cursor, atom), index)
}

/** A whole number right before a fraction of two whole numbers makes a mixed number: `1\frac12` is 1.5. */
function mixedPart(cursor: Cursor, whole: string): number {
  const start = cursor.position
  if (/^\d+$/.test(whole) && takeMatch(cursor, fraction) !== '') {
    const parts = [takeMatch(cursor, digitsInBraces), takeMatch(cursor, digitsInBraces)]
    const [numerator, denominator] = parts.map((part) =>
      part === '' ? Number.NaN : Number(part.replaceAll(/[{} ]/g, '')),
    )
    const part = (numerator ?? Number.NaN) / (denominator ?? Number.NaN)
    if (!Number.isNaN(part)) return part
  }
  cursor.position = start
  return 0
}

function atom(cursor: Cursor): number {
  const digits = takeMatch(cursor, literal)
  if (digits !== '') return Number(digits) + mixedPart(cursor, digits)
  if (takeMatch(cursor, fraction) !== '') return quotient(cursor)
  switch (take(cursor, 'π√∛({')) {
    case 'π':
      return Math.PI
    case '√':
      return rootAtCursor(cursor)
    case '∛':
      return root(deeper(cursor, atom), 3)
    case '(':
      return group(cursor, ')')
    case '{':
      return group(cursor, '}')
    default:
      return Number.NaN
  }
}

function power(cursor: Cursor): number {
  const base = atom(cursor)
  const value = take(cursor, '%') === '' ? base : base / 100
  if (take(cursor, '^') === '') return value
  const exponent = deeper(cursor, signed)
  return Number.isNaN(value) ? value : value ** exponent
}

function signed(cursor: Cursor): number {
  const sign = take(cursor, '+-±∓')
  return signOf(cursor, sign) * power(cursor)
}

function product(cursor: Cursor): number {
  let value = signed(cursor)
  for (;;) {
    const sign = take(cursor, '×·÷/')
    if (sign === '÷' || sign === '/') value /= signed(cursor)
    else if (sign !== '') value *= signed(cursor)
    else if (/[π√∛({\\]/.test(cursor.source[cursor.position] ?? '')) {
      const factor = power(cursor)
      if (Number.isNaN(factor)) return factor
      value *= factor
    } else return value
  }
}

function sum(cursor: Cursor): number {
  let value = product(cursor)
  for (let sign = take(cursor, '+-±∓'); sign !== ''; sign = take(cursor, '+-±∓')) {
    value += signOf(cursor, sign) * product(cursor)
  }
  return value
}

/**
 * The value of one expression in the notation of `mathsText`, with ± read as `plusMinus`. Null if it is not a finite
 * real number.
 */
export function evaluate(source: string, plusMinus: 1 | -1): number | null {
  const cursor: Cursor = { source, plusMinus, position: 0, depth: 0 }
  const value = sum(cursor)
  skipSpaces(cursor)
  return cursor.position === source.length && Number.isFinite(value) ? value : null
}
