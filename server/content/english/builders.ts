import type * as z from 'zod/mini'
import { englishTypes } from '#domain/questions/question-types.ts'
import type { Criterion, ItemContent, Option } from '#domain/questions/question.ts'
import type { SeedQuestion } from '../types.ts'
import type * as records from './records.ts'

/** Score of one item by kind, in tenths of a point. */
interface ItemScores {
  readonly choice: number
  readonly reading: number
  readonly cloze: number
  readonly grammarFill: number
  readonly word: number
  readonly sentence: number
}

/** What the items of all kinds have, scored; `stem` is empty for a numbered blank. */
type Scored<Item> = Item & { readonly stem?: string; readonly score: number }

const letters = ['A', 'B', 'C', 'D'] as const

function chosenItem({ stem = '', options, key, knowledge, analysis, score }: Scored<records.ChosenItem>): ItemContent {
  return { stem, options: optionsOf(options), key: { kind: 'single', choice: key }, knowledge, analysis, score }
}

function typedItem({ stem = '', accept, knowledge, analysis, score }: Scored<records.TypedItem>): ItemContent {
  return { stem, options: [], key: { kind: 'blank', accept }, knowledge, analysis, score }
}

/** The score of a composition is the sum of its criteria. */
function writtenItem({ model, criteria, knowledge, analysis }: z.output<typeof records.writing>): ItemContent {
  const { content, language, structure } = criteria
  const score = content.max + language.max + structure.max
  const key = { kind: 'written', model: textOf(model), criteria: criteriaOf(criteria) } as const
  return { stem: '', options: [], key, knowledge, analysis, score }
}

const optionsOf = (texts: records.ChosenItem['options']): Option[] =>
  letters.map((id, index) => ({ id, text: texts[index] ?? '' }))

const criteriaOf = ({ content, language, structure }: records.Criteria): Criterion[] => [
  { name: '内容', ...content },
  { name: '语言', ...language },
  { name: '结构', ...structure },
]

const textOf = (paragraphs: readonly string[]): string => paragraphs.join('\n')

/** Constructors for the English questions of one subject (203 junior, 303 senior), from the records of each kind. */
export function englishBuilders(subjectId: number, scores: ItemScores) {
  const question = (
    type: number,
    { code, chapter, difficulty }: records.Identity,
    paragraphs: readonly string[],
    items: readonly ItemContent[],
  ): SeedQuestion => ({ code, chapter, subjectId, type, difficulty, passage: textOf(paragraphs), items })

  /** The first accepted answer is the text read out. */
  const dictationOf = (type: number, score: number) => (record: z.output<typeof records.dictation>) =>
    question(type, record, [], [typedItem({ ...record, score })])

  return {
    choice: (record: z.output<typeof records.choice>) =>
      question(englishTypes.singleChoice, record, [], [chosenItem({ ...record, score: scores.choice })]),
    reading: (record: z.output<typeof records.reading>) => {
      const items = record.items.map((item) => chosenItem({ ...item, score: scores.reading }))
      return question(englishTypes.reading, record, record.passage, items)
    },
    cloze: (record: z.output<typeof records.cloze>) => {
      const items = record.items.map((item) => chosenItem({ ...item, score: scores.cloze }))
      return question(englishTypes.cloze, record, record.passage, items)
    },
    grammarFill: (record: z.output<typeof records.grammarFill>) => {
      const items = record.items.map((item) => typedItem({ ...item, score: scores.grammarFill }))
      return question(englishTypes.grammarFill, record, record.passage, items)
    },
    word: dictationOf(englishTypes.listenAndWriteWord, scores.word),
    sentence: dictationOf(englishTypes.listenAndWriteSentence, scores.sentence),
    /** What is to be written is the passage. */
    writing: (record: z.output<typeof records.writing>) =>
      question(englishTypes.writing, record, record.passage, [writtenItem(record)]),
  }
}
