import type { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { PaperAct, Position } from '../editing/operations.ts'
import { leavesOf, questionsOf } from '../elements.ts'
import type { Paper } from '../paper.ts'
import { pick } from './random-paper.ts'
import { question, reading, section, text } from './papers.ts'

type Random = ReturnType<typeof seededRandom>

/** An act on a paper that may be refused; deterministic for the same random numbers. */
export function randomAct(random: Random, paper: Paper): PaperAct {
  const ids = ['none', ...paper.elements, ...leavesOf(paper.elements)].map((element) =>
    typeof element === 'string' ? element : element.elementId,
  )
  const items = questionsOf(paper.elements).flatMap((each) => each.items)
  const acts: readonly (() => PaperAct)[] = [
    () => ({
      kind: 'add',
      elements: [randomElement(random)],
      position: random(2) === 0 ? null : randomPosition(random, ids),
    }),
    () => ({ kind: 'add', elements: [randomQuestion(random), randomQuestion(random)], position: null }),
    () => ({ kind: 'delete', elementIds: [pick(random, ids)] }),
    () => ({ kind: 'exchange', elementId: pick(random, ids), question: randomQuestion(random) }),
    () => ({ kind: 'modify', element: { ...randomQuestion(random), elementId: pick(random, ids) } }),
    () => ({ kind: 'move', from: randomPosition(random, ids), to: randomPosition(random, ids) }),
    () => ({ kind: 'format' }),
    () => ({ kind: 'sort', sectionId: null, by: 'difficulty', direction: 'descending' }),
    () => ({
      kind: 'update',
      change: { what: 'scores', scores: items.map(({ itemId }) => ({ itemId, score: random(20) * 5 })) },
    }),
    () => ({ kind: 'update', change: { what: 'numbering', sections: randomNumbering(random, paper) } }),
    () => ({ kind: pick(random, ['clear', 'reset', 'format', 'format'] as const) }),
  ]
  return pick(random, acts)()
}

const randomPosition = (random: Random, ids: readonly string[]): Position => ({
  sectionId: random(2) === 0 ? null : pick(random, ids),
  index: random(4),
})

function randomQuestion(random: Random) {
  const questionId = 1 + random(30)
  const made = [
    () => question(questionId, { type: 1 }),
    () => question(questionId, { type: 4, typeName: '填空', count: 2 }),
    () => reading(questionId, 3),
  ]
  return { ...pick(random, made)(), difficulty: pick(random, [1, 2, 3] as const) }
}

function randomElement(random: Random) {
  const id = random(1000)
  return pick(random, [
    text(`t${id}`),
    section(`s${id}`, [randomQuestion(random)], { firstNumber: 1 }),
    section(`s${id}`, []),
  ])
}

const randomNumbering = (random: Random, { elements }: Paper) =>
  elements
    .filter(({ kind }) => kind === 'section')
    .map(({ elementId }) => ({ elementId, numberRule: 'byQuestion', firstNumber: 1 + random(50) }) as const)
