import type { SubjectFamily } from '#domain/questions/question-types.ts'
import { readTypedPaper } from '../read-typed-paper.ts'

/** A paper that is typed line by line, as it is read. */
export const typedPaper = (text: string, family: SubjectFamily = 'english') =>
  readTypedPaper(
    text
      .split('\n')
      .map((line, index) => ({ position: { kind: 'line', no: index + 1 } as const, text: line, lost: [] })),
    family,
  )

/** The kind, the question, the options and the right answer of every item. */
export const typedItems = (text: string, family?: SubjectFamily) =>
  typedPaper(text, family).questions.flatMap(({ items }) =>
    items.map(({ kind, stem, options, right }) => ({ kind, stem, options, right })),
  )
