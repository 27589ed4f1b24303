import type { OutputOf } from '#api/contract/endpoint.ts'
import type { paper } from '#api/contract/groups/paper.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import type { PaperItem, PaperQuestion, PaperSection } from '../paper-sheet.types.ts'

export type PaperDetail = OutputOf<typeof paper.detail>

export const item = (no: number, changes: Partial<PaperItem> = {}): PaperItem => ({
  itemId: 100 + no,
  no,
  kind: 'single',
  stem: 'What?',
  options: [
    { id: 'A', text: 'plays' },
    { id: 'B', text: 'sings' },
    { id: 'C', text: 'waits' },
  ],
  score: 10,
  key: { kind: 'single', choice: 'B' },
  keyRev: 1,
  analysis: '看前一句。',
  knowledge: '动词辨析',
  ...changes,
})

export const question = (type: number, items: readonly PaperItem[], passage = ''): PaperQuestion => ({
  questionId: items[0]?.itemId ?? 0,
  type,
  difficulty: 1,
  passage,
  items: [...items],
})

export const section = (sectionText: string, questions: readonly PaperQuestion[]): PaperSection => ({
  no: 1,
  sectionText,
  questions: [...questions],
})

export const paperOf = (subjectId: number, sections: readonly PaperSection[]): PaperDetail => {
  const items = sections.flatMap(({ questions }) => questions.flatMap((one) => one.items))
  return {
    paperId: 6,
    paperTitle: '第五单元检测',
    subjectId,
    duration: 40,
    score: items.reduce((sum, { score }) => sum + score, 0),
    itemCount: items.length,
    sections: [...sections],
    ownerName: '林知夏',
    isOwn: true,
    canEdit: true,
    measured: [],
    unfinished: [],
  }
}

/** Turns an item into a blank without text of its own. */
export const blank = (stem = ''): Partial<PaperItem> => ({
  kind: 'blank',
  key: { kind: 'blank', accept: ['has'] },
  options: [],
  stem,
})

/** Turns an item into one marked by a person; its score is in tenths. */
export const written = (stem: string, score: number): Partial<PaperItem> => ({
  kind: 'written',
  key: { kind: 'written', model: 'Dear Ms Brown,', criteria: [{ name: '内容', hint: '要点齐全', max: score }] },
  options: [],
  stem,
  score,
})

/** A cloze with two items. */
export const clozePaper = paperOf(203, [
  section('一、完形填空', [
    question(
      902,
      [item(1, { stem: '' }), item(2, { stem: '', options: [{ id: 'B', text: 'hides' }] })],
      'Ma Ke [[1]] music.\nHe never [[2]].',
    ),
  ]),
])

export const row = (changes: Partial<PaperRow> = {}): PaperRow => ({
  paperId: 6,
  paperTitle: '第五单元检测',
  ownerId: 1,
  ownerName: '林知夏',
  subjectId: 203,
  bookName: '人教版2024 七年级上册',
  chapterName: 'Unit 5 Fun Clubs',
  duration: 60,
  score: 515,
  itemCount: 32,
  writtenCount: 1,
  sharedWithSchool: true,
  givenCount: 0,
  canEdit: true,
  usedCount: 2,
  updatedAt: '2026-11-18T02:00:00.000Z',
  ...changes,
})

/** The response to a request for the list of papers. */
export const listOf = (list: readonly PaperRow[]): OutputOf<typeof paper.list> => ({
  list: [...list],
  total: list.length,
  books: [{ bookId: 1, bookName: '人教版2024 七年级上册' }],
})
