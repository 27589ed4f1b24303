import { item, mathsPaperWith, paperWith, question } from '#domain/paper/testing/papers.ts'
import type { Paper, PaperItem } from '#domain/paper/paper.ts'
import type { SheetClass } from '#server/services/print/sheet-document.ts'

const options = (count: number) =>
  (['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const).slice(0, count).map((id) => ({ id, text: id }))

const single = (count: number): Partial<PaperItem> => ({
  options: options(count),
  key: { kind: 'single', choice: 'A' },
})

const multiple: Partial<PaperItem> = {
  options: options(4),
  key: { kind: 'multiple', choices: ['A', 'B'], rule: 'half' },
}

const blank: Partial<PaperItem> = { options: [], key: { kind: 'blank', accept: ['x'] } }

const written = (score: number): Partial<PaperItem> => ({
  options: [],
  score,
  key: { kind: 'written', model: '', criteria: [{ name: '', hint: '', max: score }] },
})

const many = (count: number, given: Partial<PaperItem>): readonly Partial<PaperItem>[] =>
  Array.from({ length: count }, () => given)

const items = (all: readonly Partial<PaperItem>[]) => [
  question(1, { items: all.map((given, index) => item(index + 1, given)) }),
]

/** An English paper: choices of three, four and seven options, blanks, and two texts to write. */
export const englishPaper: Paper = {
  ...paperWith(
    items([
      ...many(20, single(3)),
      ...many(15, single(4)),
      ...many(5, single(7)),
      ...many(10, blank),
      written(100),
      written(250),
    ]),
  ),
  paperId: 31,
}

/** A maths paper: single and multiple choices, blanks, and worked solutions. */
export const mathsPaper: Paper = {
  ...mathsPaperWith(items([...many(8, single(4)), ...many(3, multiple), ...many(4, blank), ...many(5, written(120))])),
  paperId: 32,
}

/** The class these sheets are printed for. */
export const sampleClass: SheetClass = {
  courseName: '七年级（1）班',
  students: [{ realname: '李晓', username: 'qm0701001', studentNo: '20260101' }],
}
