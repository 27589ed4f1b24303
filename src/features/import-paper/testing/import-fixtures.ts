import type { PaperImportRow } from '#api/contract/schemas/paper-imports.ts'
import type { PaperImportInfo } from '#machines/paper-import/paper-import.types.ts'

export const importRow = (more: Partial<PaperImportRow> = {}): PaperImportRow => ({
  paperImportId: 3,
  subjectId: 203,
  fileName: '期中练习.docx',
  createdAt: '2026-11-20T05:00:00.000Z',
  state: 'ready',
  done: 3,
  total: 3,
  refusal: null,
  questionCount: 2,
  notUnderstoodCount: 2,
  paperId: null,
  ...more,
})

const item = {
  kind: 'single' as const,
  stem: 'Our cat ____ on the roof.',
  options: ['sleep', 'slept'],
  right: ['B'],
  analysis: '',
  knowledge: '',
  score: 20,
}

const unlike = { sameInBank: null, sameBefore: null, nearInBank: null, nearBefore: null }

const question = { passage: '', difficulty: 2 as const, section: '', ...unlike }

const line = (no: number) => ({ kind: 'paragraph' as const, no })

const cat = `![a cat](picture:${'c'.repeat(32)}|25)`

/** Two questions, one with a picture, one whose answer and picture are missing, and a line outside any question. */
export const readInfo: PaperImportInfo = {
  import: importRow(),
  paperTitle: '期中练习',
  questions: [
    {
      ...question,
      position: line(2),
      original: `1. Our cat ____ on the roof.${cat} A. sleep B. slept`,
      items: [{ ...item, stem: `${item.stem}${cat}` }],
    },
    {
      ...question,
      position: line(4),
      original: '2. Look at the map. A. left B. right',
      items: [{ ...item, stem: 'Look at the map.', options: ['left', 'right'], right: [] }],
    },
  ],
  notUnderstood: [
    { position: line(1), reason: 'textOutside', text: '姓名：____', at: null },
    { position: line(4), reason: 'picture', text: '地图', at: 1 },
  ],
}
