import type { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { PaperElement, PaperLeaf, PaperQuestion } from '../paper.ts'
import { question, reading, section, text, written } from './papers.ts'
import { listOf, pick } from './random-paper.ts'

type Random = ReturnType<typeof seededRandom>

/** Something that may be added; a few times in a hundred an element has its id already. */
export function randomElement(random: Random): PaperElement {
  const id = random(1000)
  return pick<(random: Random) => PaperElement>(random, [
    randomQuestion,
    randomQuestion,
    randomText,
    () => section(`s${id}`, [randomQuestion(random)], { firstNumber: 1 }),
    () => section(`s${id}`, [randomText(random), randomQuestion(random), randomQuestion(random)]),
    () => section(`s${id}`, []),
  ])(random)
}

export const randomText = (random: Random): PaperLeaf =>
  text(`t${random(1000)}`, pick(random, ['text', 'text', 'title']))

/** Drawn from few ids, so that they recur; in maths some of these types share a section. */
export function randomQuestion(random: Random): PaperQuestion {
  const questionId = 1 + random(30)
  const made = pick<() => PaperQuestion>(random, [
    () => question(questionId),
    () => question(questionId, { typeName: '选择题' }),
    () => question(questionId, { type: 2, typeName: '多项选择' }),
    () => question(questionId, { type: 4, typeName: '填空', count: 2 }),
    () => question(questionId, { type: 21, typeName: '填空题' }),
    () => reading(questionId, 3),
    () => written(questionId, pick(random, [[40, 10, 10], [50, 50, 35], [0, 0], [60]])),
  ])()
  return { ...made, difficulty: pick(random, [1, 2, 3]), condition: pick(random, [null, { difficulty: 2 }]) }
}

/** What a service may have stored: elements whose ids differ, in any order, and with any numbering. */
export const randomStart = (random: Random): readonly PaperElement[] =>
  listOf(random(4), (index) => {
    if (random(3) === 0) return storedLeaf(random, index * 10)
    const children = listOf(random(3), (at) => storedLeaf(random, index * 10 + at))
    const firstNumber = pick(random, [null, 1 + random(50)])
    return section(`s${index}`, children, { firstNumber, numberRule: pick(random, ['byItem', 'byQuestion']) })
  })

const storedLeaf = (random: Random, number: number): PaperLeaf =>
  pick(random, [question(1 + number), reading(1 + number, 2), text(`t${number}`)])
