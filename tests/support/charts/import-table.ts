/** What the chart of the import of papers does not say. */
import type { AnyMachineSnapshot } from 'xstate'
import { paperImportMachine } from '#machines/paper-import/paper-import.machine.ts'
import { canConfirm } from '#machines/paper-import/paper-import.rules.ts'
import type { PaperImportInfo, PaperSource, ReviewedQuestion } from '#machines/paper-import/paper-import.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']
type State = PaperImportInfo['import']['state']

const item = {
  kind: 'blank',
  stem: '2+3=____',
  options: [],
  right: ['5'],
  analysis: '',
  knowledge: '',
  score: 20,
} as const
const content = { passage: '', difficulty: 2, section: '' } as const
const position = { kind: 'line', no: 1 } as const

const good = { ...content, items: [{ ...item, options: [], right: ['5'] }] }
const openEnded = { ...content, items: [{ ...item, options: [], right: [] }] }

const isOpen = ({ question }: ReviewedQuestion): boolean => question.items.some(({ right }) => right.length === 0)

const unlike = { sameInBank: null, sameBefore: null, nearInBank: null, nearBefore: null }

/** A file in a state, with a question that is complete or not. */
const infoOf = (state: State, question: typeof good = good): PaperImportInfo => ({
  import: {
    paperImportId: 3,
    subjectId: 202,
    fileName: 'a.docx',
    createdAt: '2026-11-20T05:00:00.000Z',
    state,
    done: 1,
    total: 3,
    refusal: null,
    questionCount: 1,
    notUnderstoodCount: 0,
    paperId: null,
  },
  paperTitle: '练习',
  questions: [{ ...question, position, original: '1. 2+3=____', ...unlike }],
  notUnderstood: [],
})

const source: PaperSource = { fileName: 'a.docx', content: async () => new Uint8Array() }
const message = '文件已损坏'

export const paperImportTable: MachineTable = {
  name: 'paper-import',
  machine: paperImportMachine,
  openings: {
    new: () => ({ subjectId: 202, paperImportId: null }),
    known: () => ({ subjectId: 202, paperImportId: 3 }),
  },
  answers: {
    upload: [
      { kind: 'kept', paperImportId: 3 },
      { kind: 'refused', message },
    ],
    ask: [
      { kind: 'reading', info: infoOf('running') },
      { kind: 'ready', info: infoOf('ready'), kept: null },
      { kind: 'ready', info: infoOf('ready', openEnded), kept: null },
      { kind: 'over', info: infoOf('failed') },
      { kind: 'gone', message },
    ],
    confirm: [
      { kind: 'confirmed', questionCount: 1, paperId: 8 },
      { kind: 'refused', message },
    ],
  },
  payloads: {
    'file.upload': [{ source }],
    'question.change': [
      { at: 0, question: good },
      { at: 0, question: openEnded },
    ],
    'question.take': [
      { at: 0, isTaken: true },
      { at: 0, isTaken: false },
    ],
    'questions.take': [{ isTaken: true }, { isTaken: false }],
    'paper.name': [{ title: '练习二' }],
  },
  key: ({ paperImportId, source: brought, info, reviewed, paperTitle, wasTried, done, failure }: Context) => [
    paperImportId !== null,
    brought !== null,
    info?.import.state,
    reviewed.some(({ isTaken }: { isTaken: boolean }) => isTaken),
    canConfirm({ info, reviewed }),
    // Also of one that is left out: it may be taken again.
    reviewed.some(isOpen),
    paperTitle,
    wasTried,
    done !== null,
    failure?.kind,
  ],
}
