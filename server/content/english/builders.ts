import { englishTypes } from '#domain/questions/question-types.ts'
import type { Choice, Criterion, ItemContent, Option } from '#domain/questions/question.ts'
import type { SeedQuestion } from '../types.ts'

type Difficulty = SeedQuestion['difficulty']
type Identity = readonly [code: string, chapter: string, difficulty: Difficulty]
type FourTexts = readonly [string, string, string, string]
type FourLetters = 'A' | 'B' | 'C' | 'D'

/** Score of one item by kind, in tenths of a point. */
interface ItemScores {
  readonly choice: number
  readonly reading: number
  readonly cloze: number
  readonly grammarFill: number
  readonly word: number
  readonly sentence: number
}

/** The three criteria of a composition; `max` in tenths of a point, `hint` for the marking teacher. */
export interface WritingCriteria {
  readonly content: { readonly max: number; readonly hint: string }
  readonly language: { readonly max: number; readonly hint: string }
  readonly structure: { readonly max: number; readonly hint: string }
}

/** An item before its question adds the score. */
type UnscoredItem = Omit<ItemContent, 'score'>

/**
 * Text written across several source lines: a line break becomes a space (or nothing after a Chinese character), an
 * empty line starts a new paragraph, indentation is dropped.
 */
export function prose(strings: TemplateStringsArray): string {
  const paragraphs = strings
    .join('')
    .trim()
    .split(/\n\s*\n/)
  return paragraphs.map(fold).join('\n')
}

function fold(paragraph: string): string {
  const lines = paragraph.split('\n').map((line) => line.trim())
  return lines.reduce((text, line) => text + (/[\u2e80-\uffef]$/.test(text) ? '' : ' ') + line)
}

/** A question about a reading passage with four options. */
export const ask = (
  stem: string,
  options: FourTexts,
  key: FourLetters,
  knowledge: string,
  analysis: string,
): UnscoredItem => ({ stem, options: optionsOf(options), key: { kind: 'single', choice: key }, knowledge, analysis })

/** One blank of a cloze passage; its number in the passage is its position in the list of gaps. */
export const gap = (options: FourTexts, key: FourLetters, knowledge: string, analysis: string): UnscoredItem =>
  ask('', options, key, knowledge, analysis)

/** One blank of a grammar fill; `accept` starts with the canonical answer. */
export const fill = (accept: string | readonly string[], knowledge: string, analysis: string): UnscoredItem => ({
  stem: '',
  options: [],
  key: { kind: 'blank', accept: typeof accept === 'string' ? [accept] : accept },
  knowledge,
  analysis,
})

function composition(model: string, criteria: WritingCriteria, knowledge: string, analysis: string): UnscoredItem {
  return { stem: '', options: [], key: { kind: 'written', model, criteria: criteriaOf(criteria) }, knowledge, analysis }
}

function optionsOf(texts: FourTexts): Option[] {
  const letters: readonly Choice[] = ['A', 'B', 'C', 'D']
  return letters.map((id, index) => ({ id, text: texts[index] ?? '' }))
}

function criteriaOf({ content, language, structure }: WritingCriteria): Criterion[] {
  return [
    { name: '内容', ...content },
    { name: '语言', ...language },
    { name: '结构', ...structure },
  ]
}

/**
 * Constructors for the English questions of one subject (203 junior, 303 senior). Each takes the question's code, the
 * chapter's code and the difficulty first.
 */
export function englishBuilders(subjectId: number, scores: ItemScores) {
  const question = (
    type: number,
    [code, chapter, difficulty]: Identity,
    passage: string,
    unscored: readonly UnscoredItem[],
    score: number,
  ): SeedQuestion => {
    const items = unscored.map((item) => ({ ...item, score }))
    return { code, chapter, subjectId, type, difficulty, passage, items }
  }

  const passageOf =
    (type: number, score: number) =>
    (...[code, chapter, difficulty, passage, items]: [...Identity, passage: string, items: readonly UnscoredItem[]]) =>
      question(type, [code, chapter, difficulty], passage, items, score)

  /** The first accepted answer is the text read out; the stem is what the student sees. */
  const dictationOf =
    (type: number, score: number) =>
    (...[code, chapter, difficulty, stem, ...key]: [...Identity, stem: string, ...key: Parameters<typeof fill>]) =>
      question(type, [code, chapter, difficulty], '', [{ ...fill(...key), stem }], score)

  const choice = (...[code, chapter, difficulty, ...item]: [...Identity, ...item: Parameters<typeof ask>]) =>
    question(englishTypes.singleChoice, [code, chapter, difficulty], '', [ask(...item)], scores.choice)

  /** The task and its points are the passage; the item's score is the sum of the criteria. */
  const writing = (
    ...[code, chapter, difficulty, task, ...item]: [...Identity, task: string, ...item: Parameters<typeof composition>]
  ) => {
    const { content, language, structure } = item[1]
    const score = content.max + language.max + structure.max
    return question(englishTypes.writing, [code, chapter, difficulty], task, [composition(...item)], score)
  }

  return {
    choice,
    reading: passageOf(englishTypes.reading, scores.reading),
    cloze: passageOf(englishTypes.cloze, scores.cloze),
    grammarFill: passageOf(englishTypes.grammarFill, scores.grammarFill),
    word: dictationOf(englishTypes.listenAndWriteWord, scores.word),
    sentence: dictationOf(englishTypes.listenAndWriteSentence, scores.sentence),
    writing,
  }
}
