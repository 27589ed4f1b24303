import { type AnswerKey, type Choice, multipleRules } from '#domain/questions/question.ts'
import { subjects } from '#domain/classes/subjects.ts'
import type { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { Paper, PaperElement, PaperItem, PaperLeaf, PaperQuestion, PaperSection } from '../paper.ts'

type Random = ReturnType<typeof seededRandom>

const letters: readonly Choice[] = ['A', 'B', 'C', 'D', 'E', 'F', 'G']

/** Pieces of text that a careless writer or reader would lose. */
const pieces = [
  'a',
  '题',
  '𠮷',
  ' ',
  '  ',
  '\n',
  '\r',
  '\r\n',
  '\t',
  '<b>',
  '&amp;',
  '&#10;',
  '"',
  "'",
  ']]>',
  '$x<2$',
  '&',
  '__21__',
]

/**
 * A paper of any shape, deterministic for the same random numbers: empty sections, texts everywhere, every kind of key.
 */
export function randomPaper(random: Random): Paper {
  const id = counter()
  const maybeId = () => (random(2) === 0 ? null : id())
  const elements = listOf(random(6), () => randomElement(random, id))
  return {
    paperId: maybeId(),
    ownerId: id(),
    subjectId: pick(random, Object.values(subjects)),
    bookId: maybeId(),
    assignmentId: maybeId(),
    paperTitle: randomText(random),
    duration: 1 + random(600),
    mediaPrefix: randomText(random),
    elements,
  }
}

const counter = () => {
  let last = 0
  return () => ++last
}

export const pick = <Value>(random: Random, values: readonly Value[]): Value => {
  const value = values[random(values.length)]
  if (value === undefined) throw new Error('nothing to pick from')
  return value
}

export const listOf = <Value>(count: number, make: (index: number) => Value): Value[] =>
  Array.from({ length: count }, (_, index) => make(index))

const randomText = (random: Random): string => listOf(random(6), () => pick(random, pieces)).join('')

const randomElement = (random: Random, id: () => number): PaperElement =>
  random(2) === 0 ? randomSection(random, id) : randomLeaf(random, id)

const randomSection = (random: Random, id: () => number): PaperSection => ({
  kind: 'section',
  elementId: `s${id()}`,
  sectionText: randomText(random),
  numberRule: pick(random, ['byItem', 'byQuestion']),
  firstNumber: random(2) === 0 ? null : 1 + random(999),
  children: listOf(random(5), () => randomLeaf(random, id)),
})

function randomLeaf(random: Random, id: () => number): PaperLeaf {
  if (random(3) > 0) return randomQuestion(random, id)
  return { kind: pick(random, ['title', 'text']), elementId: `t-${id()}`, text: randomText(random) }
}

export const randomQuestion = (random: Random, id: () => number): PaperQuestion => ({
  kind: 'question',
  elementId: `q_${id()}`,
  questionId: id(),
  type: random(1000),
  typeName: randomText(random),
  difficulty: pick(random, [1, 2, 3]),
  passage: randomText(random),
  items: listOf(1 + random(4), () => randomItem(random, id())),
  condition: random(2) === 0 ? null : { [randomText(random)]: pick(random, [null, true, 2.5, '"<题&']) },
})

const randomItem = (random: Random, itemId: number): PaperItem => ({
  itemId,
  stem: randomText(random),
  options: letters.slice(0, random(8)).map((letter) => ({ id: letter, text: randomText(random) })),
  key: randomKey(random),
  analysis: randomText(random),
  knowledge: randomText(random),
  score: random(10_000),
})

function randomKey(random: Random): AnswerKey {
  const kind = pick(random, ['single', 'multiple', 'blank', 'number', 'written'] as const)
  switch (kind) {
    case 'single':
      return { kind, choice: pick(random, letters) }
    case 'multiple': {
      const rule = random(2) === 0 ? {} : { rule: pick(random, multipleRules) }
      return { kind, choices: letters.slice(random(6)), ...rule }
    }
    case 'blank':
    case 'number':
      return { kind, accept: listOf(1 + random(3), () => randomText(random)) }
    case 'written':
      return { kind, model: randomText(random), criteria: listOf(random(4), () => randomCriterion(random)) }
  }
}

const randomCriterion = (random: Random) => ({
  name: randomText(random),
  hint: randomText(random),
  max: random(10_000),
})
