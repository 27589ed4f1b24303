import { chineseNumeral } from '#domain/values/chinese-numeral.ts'
import type { SeedChapter } from '../types.ts'

/** English units numbered from 1: code `<book>-1`, name `Unit 1 You and Me`. */
export const units = (book: string, titles: readonly string[]): SeedChapter[] =>
  titles.map((title, index) => ({ code: `${book}-${index + 1}`, name: `Unit ${index + 1} ${title}` }))

/** Starter units of the first book: code `<book>-s1`, name `Starter Unit 1 Hello!`. */
export const starters = (book: string, titles: readonly string[]): SeedChapter[] =>
  titles.map((title, index) => ({ code: `${book}-s${index + 1}`, name: `Starter Unit ${index + 1} ${title}` }))

/** Maths chapters with their printed numbers, which run on from book to book: code `<book>-7`, name `第七章 …`. */
export const mathsChapters = (book: string, first: number, titles: readonly string[]): SeedChapter[] =>
  titles.map((title, index) => ({
    code: `${book}-${first + index}`,
    name: `第${chineseNumeral(first + index)}章 ${title}`,
  }))
