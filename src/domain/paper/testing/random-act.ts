import type { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { ItemScore, PaperAct, PaperChange, Position, SectionNumbering } from '../editing/operations.ts'
import { isSection, leavesOf, questionsOf } from '../elements.ts'
import type { ElementId, Paper, PaperQuestion } from '../paper.ts'
import { item } from './papers.ts'
import { randomElement, randomQuestion, randomText } from './random-elements.ts'
import { listOf, pick } from './random-paper.ts'

type Random = ReturnType<typeof seededRandom>

type Make<Made> = (random: Random, paper: Paper) => Made

/**
 * What a teacher may do, in any variant of an operation, and what the paper may refuse; deterministic for the same
 * random numbers.
 */
export const randomAct: Make<PaperAct> = (random, paper) => pick(random, acts)(random, paper)

/** The same, or ids as the service gives them. */
export const randomActOrIds: Make<PaperAct> = (random, paper) =>
  random(30) === 0 ? { kind: 'update', change: randomIds(random, paper) } : randomAct(random, paper)

/** Acts that add to a paper are listed more often than those that remove from it. */
const acts: readonly Make<PaperAct>[] = [
  addOne,
  addOne,
  addOne,
  addSeveral,
  addSeveral,
  deleteOne,
  deleteSeveral,
  exchange,
  exchange,
  modifyAnything,
  modifyQuestion,
  modifySection,
  move,
  move,
  move,
  sort,
  sort,
  update,
  update,
  update,
  update,
  () => ({ kind: 'format' }),
  (random) => ({ kind: pick(random, ['clear', 'reset', 'format', 'format'] as const) }),
]

function addOne(random: Random, paper: Paper): PaperAct {
  return { kind: 'add', elements: [randomElement(random)], position: random(2) === 0 ? null : place(random, paper) }
}

function addSeveral(random: Random, paper: Paper): PaperAct {
  const elements = listOf(random(4), () => randomElement(random))
  return { kind: 'add', elements, position: random(3) > 0 ? null : place(random, paper) }
}

function deleteOne(random: Random, paper: Paper): PaperAct {
  return { kind: 'delete', elementIds: [anyId(random, paper)] }
}

/** An element may be named twice, or together with its section. */
function deleteSeveral(random: Random, { elements }: Paper): PaperAct {
  const present = [...elements, ...leavesOf(elements)].map(({ elementId }) => elementId)
  if (present.length === 0) return { kind: 'delete', elementIds: [] }
  return { kind: 'delete', elementIds: listOf(random(4), () => pick(random, present)) }
}

function exchange(random: Random, paper: Paper): PaperAct {
  const { elements } = paper
  const ids = questionsOf(elements).map(({ elementId }) => elementId)
  const [elementId, other] = [
    pick(random, [anyId(random, paper), ...ids]),
    pick(random, ids.length > 0 ? ids : ['none']),
  ]
  const itself = questionsOf(elements).find((one) => one.elementId === other)
  return { kind: 'exchange', elementId, question: (random(4) === 0 && itself) || randomQuestion(random) }
}

/** Often an element of another kind than the one with this id. */
function modifyAnything(random: Random, paper: Paper): PaperAct {
  const elementId = anyId(random, paper)
  const leaf = random(2) === 0 ? randomQuestion(random) : randomText(random)
  return { kind: 'modify', element: { ...leaf, elementId } }
}

/** With other words, other scores, another item, or as it is. */
function modifyQuestion(random: Random, { elements }: Paper): PaperAct {
  const questions = questionsOf(elements)
  if (questions.length === 0) return { kind: 'modify', element: randomQuestion(random) }
  const old = pick(random, questions)
  const { questionId, items } = old
  const change: Partial<PaperQuestion> = pick(random, [
    { passage: `Passage ${random(3)}` },
    { items: items.map((one) => ({ ...one, score: randomScore(random) })) },
    { items: [...items, item(questionId * 100 + 50 + items.length)] },
    { items: structuredClone(items) },
  ])
  return { kind: 'modify', element: { ...old, ...change } }
}

function modifySection(random: Random, paper: Paper): PaperAct {
  const sectionText = pick(random, [' Part ', 'Part', 'Choice', ' ', '𠮷'.repeat(200), '𠮷'.repeat(201)])
  return { kind: 'modify', element: { kind: 'section', elementId: sectionIdOr(random, paper, 'none'), sectionText } }
}

function move(random: Random, paper: Paper): PaperAct {
  return { kind: 'move', from: place(random, paper), to: place(random, paper) }
}

function sort(random: Random, paper: Paper): PaperAct {
  return {
    kind: 'sort',
    sectionId: random(3) === 0 ? null : sectionIdOr(random, paper, 'none'),
    by: pick(random, ['type', 'difficulty', 'score']),
    direction: pick(random, ['ascending', 'descending']),
  }
}

function update(random: Random, paper: Paper): PaperAct {
  return { kind: 'update', change: pick(random, changes)(random, paper) }
}

const changes: readonly Make<PaperChange>[] = [
  (random) => ({
    what: 'title',
    paperTitle: pick(random, ['Unit 1', ' Unit 2 ', 'Unit 3', '  ', '𠮷'.repeat(100), '𠮷'.repeat(101)]),
  }),
  (random) => ({ what: 'duration', duration: pick(random, [40, 90, 1, 600, 0, 601, 1.5]) }),
  (random, paper) => ({ what: 'scores', scores: randomScores(random, paper) }),
  (random, paper) => ({ what: 'scores', scores: randomScores(random, paper) }),
  (random, paper) => ({ what: 'numbering', sections: numberingOfAll(random, paper) }),
  (random, paper) => ({ what: 'numbering', sections: numberingOfAll(random, paper) }),
  (random, paper) => ({ what: 'numbering', sections: [numberingOfOne(random, paper)] }),
]

const randomIds: Make<PaperChange> = (random, { paperId, ownerId }) => ({
  what: 'ids',
  ...pick(random, [
    { paperId: pick(random, [paperId, null, 12, 13]) },
    { paperId: 14, ownerId: ownerId + 1, bookId: 5 },
    { assignmentId: pick(random, [null, 6]) },
  ]),
})

const randomScores = (random: Random, { elements }: Paper): readonly ItemScore[] =>
  questionsOf(elements)
    .flatMap(({ items }) => items)
    .filter(() => random(4) > 0)
    .map(({ itemId }) => ({ itemId: random(40) === 0 ? 8888 : itemId, score: randomScore(random) }))

const randomScore = (random: Random): number =>
  random(40) === 0 ? pick(random, [-5, 12, 9995, 10_000]) : random(20) * 5

const numberingOfAll = (random: Random, { elements }: Paper): readonly SectionNumbering[] =>
  elements.filter(isSection).map(({ elementId }) => ({
    elementId,
    numberRule: pick(random, ['byItem', 'byQuestion']),
    firstNumber: random(20) === 0 ? null : 1 + random(50),
  }))

const numberingOfOne = (random: Random, paper: Paper): SectionNumbering => ({
  elementId: sectionIdOr(random, paper, anyId(random, paper)),
  numberRule: pick(random, ['byItem', 'byQuestion']),
  firstNumber: pick(random, [null, 1, 7, 999, 0, 1000]),
})

/** The id of any element, or of none. */
const anyId = (random: Random, { elements }: Paper): ElementId =>
  pick(random, ['none', ...[...elements, ...leavesOf(elements)].map(({ elementId }) => elementId)])

/** The id of a section, rarely something else. */
function sectionIdOr(random: Random, { elements }: Paper, other: ElementId): ElementId {
  const ids = elements.filter(isSection).map(({ elementId }) => elementId)
  return ids.length === 0 || random(8) === 0 ? other : pick(random, ids)
}

const place = (random: Random, paper: Paper): Position => ({
  sectionId: random(2) === 0 ? null : sectionIdOr(random, paper, anyId(random, paper)),
  index: random(20) === 0 ? pick(random, [-1, 0.5]) : random(4),
})
