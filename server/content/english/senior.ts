import { subjects } from '#domain/classes/subjects.ts'
import type { SeedQuestion } from '../types.ts'
import { englishBuilders } from './builders.ts'
import { commonKinds, kindOf } from './kinds.ts'
import { writing } from './records.ts'

const books = ['b1', 'b2', 'b3', 'x1']

const build = englishBuilders(subjects.seniorEnglish, {
  choice: 15,
  reading: 25,
  cloze: 15,
  grammarFill: 15,
  word: 10,
  sentence: 20,
})

const kinds = [...commonKinds('senior', build), kindOf('senior', 'writings', writing, build.writing)]

/** The initial question bank of senior English, by kind. */
export const seniorEnglish = (): readonly SeedQuestion[] =>
  kinds.flatMap((questionsOf) => books.flatMap((book) => questionsOf(book)))
