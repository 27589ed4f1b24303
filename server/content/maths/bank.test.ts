import katex from 'katex'
import { expect, test } from 'vitest'
import { mathsTypes } from '#domain/questions/question-types.ts'
import type { SeedQuestion } from '#server/content/types.ts'
import { anotherQuestion, mathsQuestions } from './bank.ts'
import { questionGenerators } from './generator-list.ts'
import { equalNumbers, formulasIn } from './testing/check-generators.ts'
import { latexValue } from './testing/latex-value.ts'

const questions = mathsQuestions()
const items = questions.flatMap((question) => question.items.map((item) => ({ code: question.code, ...item })))

const countBy = <T>(list: readonly T[], keyOf: (element: T) => string | number): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const element of list) counts[keyOf(element)] = (counts[keyOf(element)] ?? 0) + 1
  return counts
}

const generatorOf = (question: SeedQuestion) => question.code.replace(/^ma-|-\d+$/g, '')

const textsOf = (question: SeedQuestion): readonly string[] => [
  question.passage,
  ...question.items.flatMap(({ stem, options, key, analysis }) => [
    stem,
    analysis,
    ...options.map((option) => option.text),
    ...(key.kind === 'written' ? [key.model, ...key.criteria.flatMap(({ name, hint }) => [name, hint])] : []),
  ]),
]

test('there are enough questions of every type and for the demo classes', () => {
  expect(questions.length).toBeGreaterThanOrEqual(420)
  expect(questionGenerators.length).toBeGreaterThanOrEqual(44)
  const generators = new Map(questions.map((question) => [generatorOf(question), question.type]))
  const types = countBy([...generators.values()], (type) => type)
  expect(Object.keys(types).map(Number)).toEqual(Object.values(mathsTypes).sort((a, b) => a - b))
  expect(Math.min(...Object.values(types))).toBeGreaterThanOrEqual(6)
  const books = countBy(questions, (question) => question.chapter.replace(/-\d+$/, ''))
  expect({ enoughOf7a: (books['ma-rj2024-7a'] ?? 0) >= 130, enoughOf7b: (books['ma-rj2024-7b'] ?? 0) >= 60 }).toEqual({
    enoughOf7a: true,
    enoughOf7b: true,
  })
})

test('every chapter of the ten books has questions', () => {
  const numbered = (book: string, first: number, last: number) =>
    Array.from({ length: last - first + 1 }, (_, index) => `${book}-${first + index}`)
  expect(Object.keys(countBy(questions, (question) => question.chapter)).sort()).toEqual(
    [
      ...numbered('ma-rj2024-7a', 1, 6),
      ...numbered('ma-rj2024-7b', 7, 12),
      ...numbered('ma-rj2024-8a', 13, 18),
      ...numbered('ma-rj2024-8b', 19, 24),
      ...numbered('ma-rj2013-9a', 21, 25),
      ...numbered('ma-rj2013-9b', 26, 29),
      ...numbered('ma-rja2019-b1', 1, 5),
      ...numbered('ma-rja2019-b2', 6, 10),
      ...numbered('ma-rja2019-x1', 1, 3),
      ...numbered('ma-rja2019-x2', 4, 5),
    ].sort(),
  )
  expect(questions.filter(({ chapter, subjectId }) => subjectId !== (chapter.includes('rja') ? 302 : 202))).toEqual([])
})

test('every generator yields as many questions as it promises', () => {
  expect(countBy(questions, generatorOf)).toEqual(
    Object.fromEntries(questionGenerators.map((generator) => [generator.name, generator.questions])),
  )
})

test('codes are unique and two calls give the same', () => {
  expect(new Set(questions.map((question) => question.code)).size).toBe(questions.length)
  expect(mathsQuestions()).toEqual(questions)
})

test('a code identifies the same question in every version', () => {
  const example = questions.find((question) => question.code === 'ma-add-and-subtract-1')
  expect(example?.items[0]?.stem).toBe('计算：$(-8)-(-19)+(-9)+6=$ __　　　　__。')
})

test('every formula can be typeset, and Chinese text is only outside formulas', () => {
  const formulas = new Set(questions.flatMap((question) => textsOf(question).flatMap(formulasIn)))
  expect(formulas.size).toBeGreaterThan(3500)
  const failures = [...formulas].filter((latex) => {
    try {
      return katex.renderToString(latex, { throwOnError: true, strict: 'error' }) === ''
    } catch {
      return true
    }
  })
  expect(failures).toEqual([])
})

test('texts follow the conventions of teachers', () => {
  const oddities = [
    /NaN|undefined|Infinity|null|\[object/,
    /\+-|--|\+\+|-\+/,
    /(?:^|[^\d.}])1(?=[a-z]|\\(?:sqrt|pi)\b)/,
    /(?<![\d.])-0(?![\d.])/,
    /\d\.\d{5,}/,
  ]
  const found = questions.flatMap((question) =>
    textsOf(question).flatMap((text) => [
      ...formulasIn(text).filter((latex) => oddities.some((oddity) => oddity.test(latex))),
      ...((text.match(/\$/g) ?? []).length % 2 === 0 ? [] : [text]),
      ...(/ {2}|[，。；][，。；]/.test(text) ? [text] : []),
    ]),
  )
  expect(found).toEqual([])
})

test('a question that speaks of a figure shows one', () => {
  const speaks = /如图|[上下左右]图|(?<!统计)图中|图象如/
  const speaking = questions.filter((question) => textsOf(question).some((text) => speaks.test(text)))
  const bare = speaking.filter((question) => !textsOf(question).some((text) => /!\[[^\]]*\]\(/.test(text)))
  expect(bare.map(({ code }) => code)).toEqual([])
  expect(speaking.length).toBeGreaterThan(20)
})

test('options are four, and distinct as text and as value', () => {
  for (const { code, options } of items.filter((item) => item.options.length > 0)) {
    expect(
      options.map((option) => option.id),
      code,
    ).toEqual(['A', 'B', 'C', 'D'])
    expect(new Set(options.map((option) => option.text)).size, code).toBe(4)
    const values = options.flatMap(({ text }) => {
      const [latex, ...others] = formulasIn(text)
      if (latex === undefined || others.length > 0 || text !== `$${latex}$`) return []
      return equalNumbers(latex.includes('=') ? '' : latex)
    })
    expect(new Set(values.map((value) => value.toFixed(9))).size, code).toBe(values.length)
  }
})

test('keys are existing options and are spread over the letters', () => {
  const single = countBy(
    items.flatMap(({ key }) => (key.kind === 'single' ? [key.choice] : [])),
    (choice) => choice,
  )
  expect(Object.keys(single).sort()).toEqual(['A', 'B', 'C', 'D'])
  const singles = Object.values(single).reduce((total, count) => total + count, 0)
  expect(Math.min(...Object.values(single)) / singles).toBeGreaterThan(0.15)
  const several = items.flatMap(({ key }) => (key.kind === 'multiple' ? [key.choices] : []))
  expect(
    several.filter(
      (choices) => choices.length < 2 || choices.length > 3 || choices.join() !== [...choices].sort().join(),
    ),
  ).toEqual([])
  const multiple = Object.values(countBy(several.flat(), (choice) => choice))
  expect({ letters: multiple.length, isSpread: Math.min(...multiple) / several.length > 0.4 }).toEqual({
    letters: 4,
    isSpread: true,
  })
})

test('scores are in tenths as defined by the type, and criteria add up', () => {
  const scores: Readonly<Record<number, readonly number[]>> = { 1: [30], 2: [50], 4: [30], 21: [20] }
  for (const { type, items: own, code } of questions) {
    const others = own.filter(({ key }) => key.kind !== 'written')
    expect(
      others.map(({ score }) => [score]),
      code,
    ).toEqual(others.map(() => scores[type]))
  }
  const written = items.flatMap(({ code, score, key }) =>
    key.kind === 'written' ? [{ code, score, criteria: key.criteria }] : [],
  )
  for (const { code, score, criteria } of written) {
    expect(
      criteria.reduce((total, { max }) => total + max, 0),
      code,
    ).toBe(score)
    expect({ atLeast60: score >= 60, atMost120: score <= 120, hasSeveralCriteria: criteria.length >= 2 }, code).toEqual(
      { atLeast60: true, atMost120: true, hasSeveralCriteria: true },
    )
  }
})

test('blanks and items match', () => {
  const blanksIn = (passage: string) => [...passage.matchAll(/\[\[(\d)\]\]/g)].map(([, number]) => Number(number))
  for (const { passage, items: own, code } of questions.filter(({ type }) => type === mathsTypes.fillBlanks)) {
    expect(blanksIn(passage), code).toEqual(own.map((_, index) => index + 1))
    expect({ hasSeveral: own.length >= 2, stemsAreEmpty: own.every(({ stem }) => stem === '') }, code).toEqual({
      hasSeveral: true,
      stemsAreEmpty: true,
    })
  }
  const others = questions.filter(({ type }) => type !== mathsTypes.fillBlanks)
  expect(others.filter(({ passage }) => blanksIn(passage).length > 0).map(({ code }) => code)).toEqual([])
  for (const { items: own, code } of questions.filter(({ type }) => type === mathsTypes.fillBlank))
    expect(
      own.map(({ stem }) => stem.split('__').length),
      code,
    ).toEqual([3])
})

test('answers of blanks are numbers', () => {
  const answers = items.flatMap(({ key }) => (key.kind === 'number' ? key.accept : []))
  expect(answers.filter((answer) => !Number.isFinite(latexValue(answer)))).toEqual([])
})

test('every generator has further questions, each unlike all earlier ones', () => {
  const wanted = 3
  const further = questionGenerators.map(({ name }) => {
    const codes = questions.flatMap(({ code }) => (code.startsWith(`ma-${name}-`) ? [code] : []))
    const drawn: SeedQuestion[] = []
    for (let count = 0; count < wanted; count += 1) {
      const one = anotherQuestion(codes[0] ?? '', [...codes, ...drawn.map(({ code }) => code)])
      if (one !== null) drawn.push(one)
    }
    return [name, new Set(drawn.map((one) => JSON.stringify([one.passage, one.items]))).size]
  })
  expect(further).toEqual(questionGenerators.map(({ name }) => [name, wanted]))
})

test('a redrawn question comes behind all of its generator, whichever of them is redrawn and however they are listed', () => {
  const drawn = (no: number, others: readonly number[]) =>
    anotherQuestion(
      `ma-like-terms-${no}`,
      others.map((one) => `ma-like-terms-${one}`),
    )?.code
  expect([drawn(1, [1]), drawn(2, [1, 9, 2]), drawn(9, [9, 2, 1])]).toEqual([
    'ma-like-terms-2',
    'ma-like-terms-10',
    'ma-like-terms-10',
  ])
})

test('a question from no generator has no further question', () => {
  expect({
    english: anotherQuestion('en-grammar-1', []),
    unknown: anotherQuestion('ma-nothing-of-the-kind-1', []),
  }).toEqual({ english: null, unknown: null })
})

test('every knowledge point of grade 9 and senior maths has questions of each difficulty', () => {
  const levels = new Map<string, Set<number>>()
  for (const { chapter, knowledge, difficulty } of questionGenerators) {
    if (!/^ma-(?:rj2013-9|rja2019-)/.test(chapter)) continue
    levels.set(knowledge, (levels.get(knowledge) ?? new Set()).add(difficulty))
  }
  expect(levels.size).toBeGreaterThan(50)
  expect([...levels].filter(([, difficulties]) => difficulties.size < 3).map(([knowledge]) => knowledge)).toEqual([])
})
