import type { seededRandom } from '#tests/support/runs/seeded-random.ts'

type Random = ReturnType<typeof seededRandom>

const letters = [
  'a',
  'b',
  'x',
  'y',
  'n',
  'A',
  'B',
  String.raw`\alpha `,
  String.raw`\theta `,
  String.raw`\pi `,
  String.raw`\Delta `,
]

const binary = [
  '+',
  '-',
  String.raw`\times `,
  String.raw`\div `,
  String.raw`\cdot `,
  String.raw`\pm `,
  String.raw`\cup `,
]

const relations = [
  '=',
  '<',
  '>',
  String.raw`\leq `,
  String.raw`\neq `,
  String.raw`\approx `,
  String.raw`\in `,
  String.raw`\parallel `,
]

const functions = ['sin', 'cos', 'tan', 'ln', 'lg', 'log', 'arcsin'].map((name) => `\\${name} `)

const accents = ['vec', 'overline', 'hat', 'bar', 'dot', 'tilde', 'overrightarrow', 'underline', 'overbrace', 'widehat']

const styles = ['mathbb', 'mathrm', 'mathbf', 'boldsymbol', 'mathcal', 'mathfrak']

const brackets = [
  ['(', ')'],
  ['[', ']'],
  [String.raw`\{`, String.raw`\}`],
  ['[', ')'],
  ['|', '|'],
  [String.raw`\langle `, String.raw`\rangle `],
  [String.raw`\lfloor `, String.raw`\rfloor `],
] as const

const words = ['当', '且 ', '平方米', 'if ', 'cm', String.raw`50\% of`]

const spaces = [String.raw`\quad `, String.raw`\,`, String.raw`\ `, String.raw`\;`]

const environments = ['matrix', 'pmatrix', 'bmatrix', 'vmatrix', 'cases', 'aligned'] as const

/** Longer ones do not occur in papers, and are slow. */
const longest = 240

/** A formula of school mathematics, with at most `depth` nested structures. */
export function randomFormula(random: Random, depth: number): string {
  const formula = sumOf(random, depth)
  return formula.length <= longest ? formula : randomFormula(random, depth)
}

function sumOf(random: Random, depth: number): string {
  const parts = Array.from({ length: 1 + random(3) }, () => term(random, depth))
  return parts.reduce((formula, part) => `${formula}${of(random, random(2) === 0 ? binary : relations)}${part}`)
}

const of = <Value>(random: Random, values: readonly Value[]): Value => values[random(values.length)] as Value

const atom = (random: Random): string =>
  random(3) === 0 ? String(random(200)) : random(6) === 0 ? `${random(9)}.${random(90)}` : of(random, letters)

function term(random: Random, depth: number): string {
  if (depth === 0) return atom(random)
  const inner = () => randomFormula(random, depth - 1)
  const kinds: readonly (() => string)[] = [
    () => atom(random),
    () => `${atom(random)}${atom(random).replace(/^\d/, 'x')}`,
    () => `\\${of(random, ['frac', 'dfrac'])}{${inner()}}{${inner()}}`,
    () => `\\binom{${atom(random)}}{${atom(random)}}`,
    () => `\\sqrt${random(2) === 0 ? '' : `[${atom(random)}]`}{${inner()}}`,
    () => scripted(random, inner),
    () => `${of(random, letters)}${"'".repeat(1 + random(2))}`,
    () => withLimits(random, inner),
    () => `${of(random, functions)}${random(2) === 0 ? atom(random) : `(${inner()})`}`,
    () => String.raw`\log_{${atom(random)}}${atom(random)}`,
    () => `${of(random, [String.raw`\lim`, String.raw`\max`])}_{${inner()}}${atom(random)}`,
    () => bracketed(random, inner()),
    () => `(${inner()})^{${atom(random)}}`,
    () => `\\${of(random, accents)}{${of(random, letters)}}`,
    () => `\\${of(random, styles)}{${of(random, ['R', 'N', 'd', 'A'])}}`,
    () => String.raw`\text{${of(random, words)}}${atom(random)}`,
    () => `${atom(random)}${of(random, spaces)}${atom(random)}`,
    () => environment(random, inner),
    () => String.raw`${atom(random)}^{\circ}`,
    () => `\\${of(random, ['boxed', 'cancel', 'overset{a}', 'underset{b}', 'phantom'])}{${atom(random)}}`,
  ]
  return of(random, kinds)()
}

function scripted(random: Random, inner: () => string): string {
  const base = of(random, letters)
  if (random(3) === 0) return `${base}_{${inner()}}`
  return random(2) === 0 ? `${base}^{${inner()}}` : `${base}_{${atom(random)}}^{${inner()}}`
}

function withLimits(random: Random, inner: () => string): string {
  const sign = of(random, ['sum', 'prod', 'int', 'bigcup', 'oint'])
  const limits = random(3) === 0 ? '' : `_{${inner()}}^{${atom(random)}}`
  return `\\${sign}${limits} ${atom(random)}`
}

function bracketed(random: Random, content: string): string {
  const [begin, end] = of(random, brackets)
  return random(3) === 0 ? `${begin}${content}${end}` : String.raw`\left${begin}${content}\right${end}`
}

function environment(random: Random, inner: () => string): string {
  const name = of(random, environments)
  const columns = name === 'cases' ? 1 + random(2) : name === 'aligned' ? 2 : 2 + random(2)
  const row = () => Array.from({ length: columns }, inner).join(' & ')
  return String.raw`\begin{${name}}${row()} \\ ${row()}\end{${name}}`
}
