/** What the charts of answer sheets do not say. */
import type { AnyMachineSnapshot } from 'xstate'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { keyOfReading } from '#machines/scan-review/scan-review.rules.ts'
import { scanReviewMachine } from '#machines/scan-review/scan-review.machine.ts'
import { scanUploadMachine } from '#machines/scan-upload/scan-upload.machine.ts'
import type { SentFile } from '#machines/scan-upload/scan-upload.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const file = { fileName: 'a.jpg', size: 1, sending: 'b', content: async () => 'QQ' }

const message = '文件是空的'

export const scanUploadTable: MachineTable = {
  name: 'scan-upload',
  machine: scanUploadMachine,
  openings: { open: () => ({ scanId: 3 }) },
  answers: { send: [{ kind: 'kept' }, { kind: 'same' }, { kind: 'refused', message }] },
  payloads: { 'files.add': [{ files: [file] }] },
  // Further waiting files beyond two change nothing.
  isPossible: ({ type }, { context }) => type !== 'files.add' || context.files.length < 2,
  key: ({ files, failure }: Context) => [files.map(({ outcome }: SentFile) => outcome.kind), failure !== null],
}

const area = { x: 20, y: 110, w: 40, h: 3 }

const reading = (scanPageId: number): ReadingGroupRow['readings'][number] => ({
  scanPageId,
  row: 'Q1',
  itemId: 1,
  state: 'unsure',
  value: null,
  isDecided: false,
  candidates: ['B', 'C'],
  confidence: 50,
  area,
})

const bubbles: ReadingGroupRow = {
  item: { itemId: 1, printed: '1', kind: 'single', choices: ['A', 'B', 'C'], accept: [] },
  candidates: ['B', 'C'],
  readings: [reading(5), reading(6)],
}

const writing: ReadingGroupRow = {
  item: { itemId: 2, printed: '2', kind: 'blank', choices: [], accept: ['library'] },
  candidates: [],
  readings: [{ ...reading(5), row: 'Q2', itemId: 2, candidates: [] }],
}

const agreed: ReadingGroupRow = {
  item: { ...writing.item, itemId: 3, printed: '3' },
  candidates: ['library'],
  readings: [5, 6].map((page) => ({ ...reading(page), row: 'Q3', itemId: 3, candidates: ['library'] })),
}

/** Readings of every kind. */
export const unsureGroups = [bubbles, writing, agreed]

const onlyAgreed = [agreed]

const beforeSplitting = new Set(['answer.choose', 'decision.undo', 'groups.reload', 'sheets.publish'])

const beforePublishing = new Set(['answer.choose', 'reading.toggle', 'group.go', 'group.skip', 'sheets.publish'])

export const scanReviewTable: MachineTable = {
  name: 'scan-review',
  machine: scanReviewMachine,
  openings: { open: () => ({ scanId: 3, isApart: false, beginWith: null }) },
  answers: {
    load: [[bubbles, writing], onlyAgreed, []],
    decide: [{ kind: 'decided' }, { kind: 'refused', message }],
    publish: [
      { kind: 'published', publishedCount: 2, heldCount: 1 },
      { kind: 'refused', message },
    ],
  },
  payloads: {
    'answer.choose': [{ answer: 'C' }],
    'reading.toggle': [{ key: '5 Q1' }],
    'group.go': [{ index: 1 }],
    'sheets.publish': [{ missingAsOpen: false, replaceUids: [] }],
  },
  // Further undoable decisions beyond two change nothing; publishing returns to the state before it; agreed writing is
  // covered once, on its own.
  isPossible: ({ type, ['output']: output }, { context: { groups, apart, published, undoable } }) =>
    (apart.length === 0 || !beforeSplitting.has(type)) &&
    (published === null || !beforePublishing.has(type)) &&
    (type !== 'group.decide' || undoable.length < 2) &&
    (output !== onlyAgreed || (groups.length === 0 && undoable.length === 0)),
  key: ({ groups, index, answer, ticked, apart, doubted, undoable, failure, published }: Context) => [
    groups.map(({ readings }: ReadingGroupRow) => readings.map(keyOfReading)),
    index,
    answer,
    ticked,
    undoable.length,
    apart,
    doubted,
    failure !== null,
    published !== null,
  ],
}
