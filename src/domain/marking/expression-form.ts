/**
 * The form of an expression in the notation of `maths-text.ts`: equal for terms and factors in another order, for ½x, x/2
 * and 0.5x. Nothing is multiplied out, put together or cancelled: x²−1 is not an answer where (x+1)(x−1) is asked for.
 */
import { functionNames } from '../rich-text/formula-signs.ts'

const maximumDepth = 32

interface Cursor {
  readonly source: string
  position: number
  depth: number
}

/** A product: its number, and its other factors as texts. */
interface Term {
  readonly coefficient: number
  readonly factors: readonly string[]
}

/** Not an expression; a coefficient that is no number says so all the way up. */
const nothing: Term = { coefficient: Number.NaN, factors: [] }

function takeMatch(cursor: Cursor, pattern: RegExp): string {
  pattern.lastIndex = cursor.position
  const match = pattern.exec(cursor.source)?.[0] ?? ''
  cursor.position += match.length
  return match
}

function deeper(cursor: Cursor, rule: (cursor: Cursor) => Term): Term {
  if (cursor.depth >= maximumDepth) return nothing
  cursor.depth++
  const term = rule(cursor)
  cursor.depth--
  return term
}

const numberText = (value: number): string => String(Number(value.toPrecision(12)))

const textOf = ({ coefficient, factors }: Term): string => [numberText(coefficient), ...factors.toSorted()].join('*')

const times = (left: Term, right: Term): Term => ({
  coefficient: left.coefficient * right.coefficient,
  factors: [...left.factors, ...right.factors],
})

const isOne = ({ coefficient, factors }: Term): boolean => coefficient === 1 && factors.length === 1

/** One factor as it is, anything else in brackets. */
const asFactor = (term: Term): string => (isOne(term) ? (term.factors[0] ?? '') : `(${textOf(term)})`)

const inverse = ({ coefficient, factors }: Term): Term => ({
  coefficient: 1 / coefficient,
  factors: factors.map((factor) => `1/${factor}`),
})

function raised(base: Term, exponent: Term): Term {
  const isNumber = base.factors.length === 0 && exponent.factors.length === 0
  if (isNumber) return { coefficient: base.coefficient ** exponent.coefficient, factors: [] }
  if (Number.isNaN(base.coefficient) || Number.isNaN(exponent.coefficient)) return nothing
  return { coefficient: 1, factors: [`${asFactor(base)}^${asFactor(exponent)}`] }
}

const square: Term = { coefficient: 2, factors: [] }

function root(radicand: Term, index: Term): Term {
  if (Number.isNaN(radicand.coefficient) || Number.isNaN(index.coefficient)) return nothing
  if (radicand.factors.length === 0 && index.factors.length === 0 && radicand.coefficient >= 0)
    return { coefficient: radicand.coefficient ** (1 / index.coefficient), factors: [] }
  return { coefficient: 1, factors: [`√[${asFactor(index)}]${asFactor(radicand)}`] }
}

function group(cursor: Cursor, closing: RegExp): Term {
  const inner = deeper(cursor, sum)
  return takeMatch(cursor, closing) === '' ? nothing : inner
}

function rootAtCursor(cursor: Cursor): Term {
  const index = takeMatch(cursor, /\[/y) === '' ? square : group(cursor, /\]/y)
  return root(deeper(cursor, atom), index)
}

function quotient(cursor: Cursor): Term {
  const argument = () => {
    const digit = takeMatch(cursor, /\d/y)
    return digit === '' ? deeper(cursor, atom) : { coefficient: Number(digit), factors: [] }
  }
  const above = argument()
  return times(above, inverse(argument()))
}

const mixed = /^(\d+)\\frac(?:\{(\d+)\}|(\d))(?:\{(\d+)\}|(\d))$/

/** `1\frac12` is 1.5, as for numbers. */
function numberAtCursor(cursor: Cursor): Term | null {
  const text = takeMatch(cursor, /\d+\\frac(?:\{\d+\}|\d)(?:\{\d+\}|\d)/y) || takeMatch(cursor, /\d+(?:\.\d*)?|\.\d+/y)
  if (text === '') return null
  const [, whole = text, above = '0', oneAbove = above, below = '1', oneBelow = below] = mixed.exec(text) ?? []
  return { coefficient: Number(whole) + Number(oneAbove) / Number(oneBelow), factors: [] }
}

/** A letter with its index, or points such as AB in their order: SAS is not SSA. */
const name = /[A-Z]{2,}'*|[A-Za-zα-ωΑ-Ω](?:_(?:\w|\{\w+\}))?'*|°/y

function atom(cursor: Cursor): Term {
  const number = numberAtCursor(cursor)
  if (number !== null) return number
  if (takeMatch(cursor, /\\frac/y) !== '') return quotient(cursor)
  if (takeMatch(cursor, /√/y) !== '') return rootAtCursor(cursor)
  if (takeMatch(cursor, /∛/y) !== '') return root(deeper(cursor, atom), { coefficient: 3, factors: [] })
  if (takeMatch(cursor, /\(/y) !== '') return group(cursor, /\)/y)
  if (takeMatch(cursor, /\{/y) !== '') return group(cursor, /\}/y)
  const letters = takeMatch(cursor, name)
  return letters === '' ? nothing : { coefficient: 1, factors: [letters] }
}

function power(cursor: Cursor): Term {
  const base = atom(cursor)
  return takeMatch(cursor, /\^/y) === '' ? base : raised(base, deeper(cursor, signed))
}

function signed(cursor: Cursor): Term {
  const sign = takeMatch(cursor, /[+-]/y)
  const { coefficient, factors } = power(cursor)
  return { coefficient: sign === '-' ? -coefficient : coefficient, factors }
}

function product(cursor: Cursor): Term {
  let term = signed(cursor)
  for (;;) {
    const sign = takeMatch(cursor, /[×·÷/]/y)
    if (sign === '÷' || sign === '/') term = times(term, inverse(signed(cursor)))
    else if (sign !== '') term = times(term, signed(cursor))
    else if (/[A-Za-zα-ωΑ-Ω°√∛({\\]/.test(cursor.source[cursor.position] ?? '')) {
      const factor = power(cursor)
      if (Number.isNaN(factor.coefficient)) return nothing
      term = times(term, factor)
    } else return term
  }
}

function sum(cursor: Cursor): Term {
  const terms = [product(cursor)]
  while (/[+-]/.test(cursor.source[cursor.position] ?? '')) terms.push(product(cursor))
  const [only = nothing, ...others] = terms
  if (others.length === 0) return only
  if (terms.some(({ coefficient }) => Number.isNaN(coefficient))) return nothing
  return { coefficient: 1, factors: [`(${terms.map(textOf).toSorted().join('+')})`] }
}

const functionName = new RegExp([...functionNames].join('|'))

/** Null if the text is not an expression of letters and numbers; names of functions are none. */
export function formOf(text: string): string | null {
  const source = text.replaceAll(/\s/g, '')
  if (functionName.test(source)) return null
  const cursor: Cursor = { source, position: 0, depth: 0 }
  const term = sum(cursor)
  return cursor.position === source.length && Number.isFinite(term.coefficient) ? textOf(term) : null
}
