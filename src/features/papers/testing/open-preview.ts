import { paper } from '#api/contract/groups/paper.ts'
import { item, type PaperDetail, paperOf, question, section } from '#parts/paper-sheet/testing/paper-fixtures.ts'
import { openPapers } from './open-papers.tsx'

/** Two questions, each with one right option. */
export const choices = paperOf(203, [
  section('一、单项选择', [
    question(1, [item(1, { stem: 'Tom ____ football.' })]),
    question(1, [item(2, { stem: 'She ____ songs.', key: { kind: 'single', choice: 'A' } })]),
  ]),
])

/** Opens the preview of a paper. */
export const openPreview = (detail: PaperDetail, query: Readonly<Record<string, string>> = {}, answers = {}) =>
  openPapers({ query: { paperId: '6', ...query }, answers: { [paper.detail.path]: () => detail, ...answers } })
