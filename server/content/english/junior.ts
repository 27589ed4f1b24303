import { subjects } from '#domain/classes/subjects.ts'
import type { SeedQuestion } from '../types.ts'
import { englishBuilders } from './builders.ts'
import { commonKinds, kindOf } from './kinds.ts'
import { type Criteria, juniorWriting } from './records.ts'

const books = ['7a', '7b', '8a', '8b', '9']

const build = englishBuilders(subjects.juniorEnglish, {
  choice: 10,
  reading: 20,
  cloze: 10,
  grammarFill: 10,
  word: 10,
  sentence: 20,
})

/** Criteria of a junior composition of 15 points; the hint names the points to cover. */
const criteriaOf = (contentHint: string): Criteria => ({
  content: { max: 50, hint: contentHint },
  language: { max: 60, hint: '时态、人称和拼写正确；用词恰当，句式有变化。' },
  structure: { max: 40, hint: '条理清楚，衔接自然；书写规范，词数符合要求。' },
})

const kinds = [
  ...commonKinds('junior', build),
  kindOf('junior', 'writings', juniorWriting, ({ contentHint, ...record }) =>
    build.writing({ ...record, criteria: criteriaOf(contentHint) }),
  ),
]

/** Junior English questions, all written for this bank, by book in teaching order. */
export const juniorEnglish = (): readonly SeedQuestion[] =>
  books.flatMap((book) => kinds.flatMap((questionsOf) => questionsOf(book)))
