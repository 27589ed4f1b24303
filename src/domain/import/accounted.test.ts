/** Every question, option, answer and formula of a paper ends up in an imported question, or is reported. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ImportedPaper } from './imported-paper.ts'
import { readTypedPaper } from './read-typed-paper.ts'

/** A word unique within its paper, so that it can be searched for. */
const word = (kind: string, no: number, at = 0): string => `${kind}${no}x${at}q`

interface Asked {
  readonly options: number
  readonly hasFormula: boolean
  readonly answers: 'none' | 'below' | 'end'
  readonly hasAnalysis: boolean
  readonly remark: boolean
}

const asked = fc.record<Asked>({
  options: fc.constantFrom(0, 2, 3, 4, 7),
  hasFormula: fc.boolean(),
  answers: fc.constantFrom('none', 'below', 'end'),
  hasAnalysis: fc.boolean(),
  remark: fc.boolean(),
})

const letterOf = (index: number): string => String.fromCodePoint(65 + index)

/** The lines of a question, with or without its own number. */
function linesOf(
  { options, hasFormula, answers, hasAnalysis, remark }: Asked,
  index: number,
  joined: boolean,
): string[] {
  const no = index + 1
  const formula = hasFormula ? ` $\\frac{${word('f', no)}}{2}$` : ''
  const stem = `${no}. ${word('stem', no)}${formula}${options === 0 ? ' ____' : ''}`
  const texts = Array.from({ length: options }, (_, at) => `${letterOf(at)}. ${word('opt', no, at)}`)
  const below = answers === 'below' ? [`答案：${options === 0 ? word('ans', no) : letterOf(no % options)}`] : []
  const analysis = hasAnalysis && answers === 'below' ? [`解析：${word('why', no)}`] : []
  return [
    ...(joined ? [[stem, ...texts].join('  ')] : [stem, ...texts]),
    ...below,
    ...analysis,
    ...(remark ? [word('remark', no)] : []),
  ]
}

const answersAtEnd = (questions: readonly Asked[]): string[] => {
  const lines = questions.flatMap(({ answers, options }, index) => {
    const no = index + 1
    return answers === 'end' ? [`${no}. ${options === 0 ? word('ans', no) : letterOf(no % options)}`] : []
  })
  return lines.length === 0 ? [] : ['参考答案', ...lines]
}

/** Everything of a paper that a teacher is shown. */
const shown = ({ title, questions, notUnderstood }: ImportedPaper): string =>
  [
    title,
    ...questions.flatMap(({ passage, items }) => [
      passage,
      ...items.flatMap(({ stem, options, right, analysis }) => [stem, ...options, ...right, analysis]),
    ]),
    ...notUnderstood.map(({ text }) => text),
  ].join('\n')

test.each(['english', 'maths'] as const)('nothing of a typed paper is dropped (%s)', (family) => {
  fc.assert(
    fc.property(fc.array(asked, { minLength: 1, maxLength: 8 }), fc.boolean(), (questions, joined) => {
      const lines = [...questions.flatMap((one, index) => linesOf(one, index, joined)), ...answersAtEnd(questions)]
      const paper = readTypedPaper(
        lines.map((text, index) => ({ position: { kind: 'line', no: index + 1 } as const, text, lost: [] })),
        family,
      )
      const words = lines.flatMap((line) => line.match(/[a-z]+\d+x\d+q/g) ?? [])
      const text = shown(paper)
      expect(words.filter((one) => !text.includes(one))).toEqual([])
      const items = paper.questions.flatMap((one) => one.items)
      expect(items.length).toBe(questions.length)
    }),
    { seed: 20_261_124, numRuns: 300 },
  )
})
