/** What the chart of reading a key from a picture does not say. */
import type { AnyMachineSnapshot } from 'xstate'
import type { KeyRow, KeySheet } from '#api/contract/schemas/key-sheets.ts'
import { keyPictureMachine } from '#machines/key-picture/key-picture.machine.ts'
import type { KeptKeys, KeySource } from '#machines/key-picture/key-picture.types.ts'
import type { MachineTable } from './model.ts'
import { changedStudent } from '#parts/score-changes/testing/changed-student.ts'

type Context = AnyMachineSnapshot['context']

const row: KeyRow = {
  itemId: 41,
  no: 1,
  printed: '1',
  choices: ['A', 'B', 'C'],
  beside: ['A', 'B', 'C'],
  present: { kind: 'single', choice: 'A' },
  keyRev: 3,
  score: 50,
  state: 'read',
  text: 'B',
  candidates: ['B'],
  confidence: 97,
  crop: null,
}

const unsure: KeyRow = { ...row, itemId: 42, no: 2, printed: '2', state: 'unsure', text: '', candidates: ['A', 'C'] }

/** One item whose key was read differently, and one that is unclear. */
export const keySheet: KeySheet = { pages: [{ number: 1, sheetPage: 1, problem: null }], rows: [row, unsure] }

/** Everything unchanged. */
export const sameSheet: KeySheet = { ...keySheet, rows: [{ ...row, text: 'A' }, unsure] }

/** The unclear one is decided, and not applied. */
export const keptKeys: KeptKeys = { paperId: 6, sheet: keySheet, texts: { 41: 'B', 42: 'C' } }

const file: KeySource = { kind: 'file', fileName: 'key.jpg', content: async () => new Uint8Array() }
const student: KeySource = { kind: 'student', assignmentId: 5, submissionId: 7 }
const message = '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF'
const refused = { kind: 'refused', message }

export const keyPictureTable: MachineTable = {
  name: 'key-picture',
  machine: keyPictureMachine,
  openings: {
    paper: () => ({ paperId: 6, source: null, kept: null }),
    student: () => ({ paperId: null, source: student, kept: null }),
    kept: () => ({ paperId: 6, source: null, kept: keptKeys }),
  },
  answers: {
    read: [{ kind: 'read', paperId: 6, sheet: keySheet }, { kind: 'read', paperId: 6, sheet: sameSheet }, refused],
    preview: [
      { kind: 'previewed', submissions: 40, changes: [{ ...changedStudent, before: 350, after: 400 }] },
      refused,
    ],
    apply: [{ kind: 'started', jobIds: ['j1'], keyChangeIds: [8] }, refused],
    ask: [
      { kind: 'running', done: 1, total: 4 },
      { kind: 'done', done: 4, total: 4 },
      { kind: 'failed', message },
    ],
    undo: [{ kind: 'undone' }, refused],
  },
  payloads: {
    'file.choose': [{ source: file }],
    'key.write': [
      { itemId: 42, text: 'C' },
      { itemId: 41, text: '' },
    ],
  },
  key: ({ source, sheet, texts, keyChangeIds, failure }: Context) => [
    source?.kind ?? null,
    sheet !== null,
    texts,
    keyChangeIds.length,
    failure !== null,
  ],
}
