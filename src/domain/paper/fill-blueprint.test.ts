import { expect, test } from 'vitest'
import { questionKinds } from '#domain/bank/question-kinds.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { blueprintFigure, type Blueprint, difficulties, marksOf } from './blueprint.ts'
import { type Candidate, fillBlueprint } from './fill-blueprint.ts'
import type { PaperQuestion } from './paper.ts'
import { item, question } from './testing/papers.ts'

const tense = (marks: Blueprint[number]['marks']): Blueprint => [{ knowledgeId: 4, name: '一般过去时', marks }]

type Offered = PaperQuestion & Pick<Candidate, 'usedAt' | 'measured' | 'generator'>

const rules = (maximum = 200) => ({ maximum, kindsOf: questionKinds() })

const offered = (questionId: number, given: Partial<Offered>): Offered => ({
  ...question(questionId, given),
  usedAt: null,
  ...given,
})

const worth = (questionId: number, score: number, more: Partial<Offered> = {}): Offered =>
  offered(questionId, { items: [item(questionId * 100 + 1, { score })], ...more })

const idsOf = (questions: readonly Offered[]) => questions.map(({ questionId }) => questionId)

const filled = (blueprint: Blueprint, basket: readonly Offered[], candidates: readonly Offered[], room = 200) => {
  const { chosen, unmet } = fillBlueprint(blueprint, { counted: basket, basket }, candidates, rules(room))
  return { chosen: idsOf(chosen), unmet }
}

test('the question that brings the basket closest comes first, the earlier one of a tie', () => {
  expect(filled(tense([50, 0, 0]), [], [worth(1, 20), worth(2, 30), worth(3, 20), worth(4, 20)])).toEqual({
    chosen: [2, 1],
    unmet: [],
  })
})

test('a question helps with any of its knowledge points', () => {
  const further = worth(1, 20, {
    items: [item(101, { knowledge: '动词辨析', furtherPoints: ['一般过去时'], score: 20 })],
  })
  expect(filled(tense([20, 0, 0]), [], [further])).toEqual({ chosen: [1], unmet: [] })
})

test('the basket counts, and its questions are not taken again', () => {
  expect(filled(tense([50, 0, 0]), [worth(1, 20)], [worth(1, 20), worth(2, 30)])).toEqual({ chosen: [2], unmet: [] })
})

test('what the paper already has counts, however full the basket is', () => {
  const { chosen, unmet } = fillBlueprint(
    tense([50, 0, 0]),
    { counted: [worth(8, 20), worth(9, 10), worth(1, 10)], basket: [worth(1, 10)] },
    [worth(2, 30), worth(3, 10)],
    rules(2),
  )
  expect({ chosen: idsOf(chosen), unmet }).toEqual({ chosen: [3], unmet: [] })
})

test('a question that leads away is not taken: the shortfall is reported by difficulty', () => {
  const hard = worth(2, 20, { difficulty: 3 })
  expect(filled(tense([10, 20, 40]), [], [worth(1, 30), hard])).toEqual({
    chosen: [2],
    unmet: [
      { name: '一般过去时', difficulty: 1, missing: 10 },
      { name: '一般过去时', difficulty: 2, missing: 20 },
      { name: '一般过去时', difficulty: 3, missing: 20 },
    ],
  })
})

test('unplanned items of a combination question lead away', () => {
  const reading = offered(1, { items: [item(101, { score: 20 }), item(102, { knowledge: '主旨大意', score: 30 })] })
  expect(filled(tense([20, 0, 0]), [], [reading])).toEqual({
    chosen: [],
    unmet: [{ name: '一般过去时', difficulty: 1, missing: 20 }],
  })
})

test('what does not fit into the basket is skipped, and smaller ones still follow', () => {
  const pair = offered(1, { items: [item(101, { score: 20 }), item(102, { score: 20 })] })
  expect(filled(tense([60, 0, 0]), [], [pair, worth(2, 20)], 1)).toEqual({
    chosen: [2],
    unmet: [{ name: '一般过去时', difficulty: 1, missing: 40 }],
  })
})

test('no further question would bring any basket closer', () => {
  const distance = (blueprint: Blueprint, questions: readonly Offered[]) =>
    blueprintFigure(blueprint, [], questions).rows.reduce(
      (sum, { planned, present }) =>
        sum + difficulties.reduce((all, one) => all + Math.abs(marksOf(planned, one) - marksOf(present, one)), 0),
      0,
    )
  const random = seededRandom(11)
  const upTo = (most: number) => random(most + 1)
  const names = ['一般过去时', '细节理解', '主旨大意']
  for (let round = 0; round < 60; round++) {
    const blueprint: Blueprint = names.slice(0, 2).map((name, index) => ({
      knowledgeId: index + 1,
      name,
      marks: [upTo(8) * 10, upTo(8) * 10, upTo(8) * 10],
    }))
    const candidates = Array.from({ length: 12 }, (_, index) =>
      offered(index + 1, {
        difficulty: ([1, 2, 3] as const)[upTo(2)] ?? 1,
        items: Array.from({ length: 1 + upTo(2) }, (_item, no) =>
          item((index + 1) * 100 + no, { knowledge: names[upTo(2)] ?? '', score: 10 + upTo(3) * 10 }),
        ),
      }),
    )
    const { chosen } = fillBlueprint(blueprint, { counted: [], basket: [] }, candidates, rules())
    const left = candidates.filter((one) => !chosen.includes(one))
    const better = left.filter((one) => distance(blueprint, [...chosen, one]) < distance(blueprint, chosen))
    expect(idsOf(better)).toEqual([])
    expect(distance(blueprint, chosen)).toBeLessThanOrEqual(distance(blueprint, []))
  }
})

test('a question fills the cell of the difficulty that answers to it have shown', () => {
  const proved = worth(1, 20, { measured: { difficulty: 3, answers: 30 } })
  expect([filled(tense([20, 0, 0]), [], [proved]), filled(tense([0, 0, 20]), [], [proved])]).toEqual([
    { chosen: [], unmet: [{ name: '一般过去时', difficulty: 1, missing: 20 }] },
    { chosen: [1], unmet: [] },
  ])
})

test('what the class has had is chosen only where nothing new helps, and is counted', () => {
  const usedAt = '2026-11-02T00:00:00.000Z'
  const [used, alsoUsed] = [worth(1, 40, { usedAt }), worth(2, 20, { usedAt })]
  const fill = (marks: number) => {
    const none = { counted: [], basket: [] }
    const { chosen, reused } = fillBlueprint(tense([marks, 0, 0]), none, [used, alsoUsed, worth(3, 20)], rules())
    return { chosen: idsOf(chosen), reused }
  }
  expect([fill(20), fill(40), fill(80)]).toEqual([
    { chosen: [3], reused: 0 },
    { chosen: [3, 2], reused: 1 },
    { chosen: [3, 1, 2], reused: 2 },
  ])
})

const wordsOf = ['蜜蜂怎样找到回巢的路', '彩虹为什么总是弯的', '谁第一个登上了南极', '茶叶怎样从山里运到海边']

/** Worth two points; questions of one wording differ in a number. */
const worded = (questionId: number, wording: number, more: Partial<Offered> = {}): Offered =>
  offered(questionId, {
    items: [item(questionId * 100 + 1, { stem: `${wordsOf[wording]}？共 ${questionId} 分`, options: [] })],
    ...more,
  })

test('questions that differ come first; those of one generator or one wording only where nothing else helps, in turn', () => {
  const [one, other] = [{ generator: 'ma-one-' }, { generator: 'ma-other-' }]
  const offers = [
    worded(1, 0, one),
    worded(2, 0, one),
    worded(3, 1, one),
    worded(4, 2, other),
    worded(5, 2, other),
    worded(6, 3),
  ]
  const fill = (marks: number, counted: readonly Offered[] = []) => {
    const { chosen, unmet, repeating } = fillBlueprint(tense([marks, 0, 0]), { counted, basket: [] }, offers, rules())
    return { chosen: idsOf(chosen), unmet, repeating }
  }
  const repeating = [{ name: '一般过去时', difficulty: 1 }]
  expect([fill(60), fill(80), fill(120), fill(80, [worded(9, 3), worded(8, 0)])]).toEqual([
    { chosen: [1, 4, 6], unmet: [], repeating: [] },
    { chosen: [1, 4, 6, 3], unmet: [], repeating },
    { chosen: [1, 4, 6, 3, 5, 2], unmet: [], repeating },
    { chosen: [3, 4], unmet: [], repeating: [] },
  ])
})

test('what the class has had comes before a repeated question, and after any other', () => {
  const used = worded(1, 0, { usedAt: '2026-11-02T00:00:00.000Z' })
  const fill = (marks: number) => filled(tense([marks, 0, 0]), [], [used, worded(2, 1), worded(3, 1)]).chosen
  expect([fill(20), fill(40), fill(60)]).toEqual([[2], [2, 1], [2, 1, 3]])
})
