/** What the charts of the student page do not say, as in `machine-tables.ts` for the sign-on. */
import type { AnyMachineSnapshot } from 'xstate'
import { remainingOf, warnBefore } from '#machines/answer-sheet/answer-sheet.delays.ts'
import { answerSheetMachine } from '#machines/answer-sheet/answer-sheet.machine.ts'
import type { KeptSheet, OpenAssignment } from '#machines/answer-sheet/answer-sheet.types.ts'
import { studentSessionMachine } from '#machines/student-session/student-session.machine.ts'
import type { MachineTable, ModelClock } from './model.ts'
import { minute } from '#domain/time/units.ts'

type Context = AnyMachineSnapshot['context']

const ming = { uid: 11, username: 'qm0701001', realname: '陈思远', schoolName: '启明中学', mustChangePassword: false }
const lan = { ...ming, uid: 12, username: 'qm0701002', realname: '李兰' }
const here = (student: typeof ming) => ({ kind: 'student', student })
const due = (student: typeof ming) => here({ ...student, mustChangePassword: true })
const who = [here(ming), here(lan), due(ming), due(lan), { kind: 'nobody' }]

export const studentSessionTable: MachineTable = {
  name: 'student-session',
  machine: studentSessionMachine,
  openings: { page: () => undefined },
  answers: { check: who, return: who, leave: [undefined] },
  key: ({ student }: Context) => [student?.uid, student?.mustChangePassword],
}

const item = { itemId: 1, no: 1, kind: 'single' as const, stem: '', options: [], score: 20 }
const question = { questionId: 1, type: 1, difficulty: 1, passage: '', items: [item] }

/** A test of one item that may be answered for seven minutes. */
export const openTest: OpenAssignment = {
  assignmentName: 'Unit 5 阅读练习（一）',
  paper: {
    paperId: 1,
    paperTitle: '',
    subjectId: 203,
    duration: 40,
    score: 20,
    itemCount: 1,
    sections: [{ no: 1, sectionText: '', questions: [question] }],
  },
  draft: {},
  deadline: new Date(7 * minute).toISOString(),
  now: new Date(0).toISOString(),
}

const notBegun = {
  kind: 'notBegun',
  limit: { assignmentName: openTest.assignmentName, duration: 40, endTime: openTest.deadline },
}

const receipt = { submittedAt: 0, counts: { answered: 1, itemCount: 1 } }
const nothingKept: KeptSheet = { unsaved: {}, flagged: [], place: 0, pending: null }
const opening = (kept: KeptSheet | null) => (clock: ModelClock) => ({
  assignmentId: 7,
  kept,
  clock,
  newKey: () => 'key',
})

const interruptions = [
  { kind: 'shut', reason: 'closed' },
  { kind: 'shut', reason: 'alreadySubmitted' },
  { kind: 'signedOut' },
  { kind: 'refused', message: '这道题的答案格式不对' },
]

export const answerSheetTable: MachineTable = {
  name: 'answer-sheet',
  machine: answerSheetMachine,
  openings: {
    anew: opening(null),
    unsaved: opening({ ...nothingKept, unsaved: { 1: 'A' } }),
    handingIn: opening({ ...nothingKept, pending: { key: 'kept', answers: { 1: 'A' } } }),
  },
  answers: {
    open: [
      { kind: 'opened', assignment: openTest },
      notBegun,
      { kind: 'shut', reason: 'notYetOpen' },
      ...interruptions,
    ],
    handIn: [{ kind: 'handedIn', receipt }, ...interruptions],
  },
  payloads: {
    // The second time the teacher has given five minutes more.
    'saving.saved': [openTest.deadline, new Date(12 * minute).toISOString()].flatMap((deadline) =>
      [{}, { 1: 'A' }].map((part) => ({ part, answer: { kind: 'saved', savedAt: 0, deadline } })),
    ),
    'saving.refused': interruptions
      .filter(({ kind }) => kind !== 'signedOut')
      .map((why) => ({ answer: { kind: 'refused', why } })),
    'answer.change': [{ itemId: 1, value: 'A' }],
    'item.flag': [{ itemId: 1 }],
    'item.go': [{ index: 0 }],
    'storage.report': [{ isKept: false }],
  },
  sleeps: [3 * minute, 8 * minute],
  roundsTime: true,
  key: ({ assignment, isBegun, unsaved, pending }: Context, now) => {
    const remaining = remainingOf({ assignment, clock: { now: () => now } })
    return [assignment !== null, isBegun, unsaved[1], pending !== null, remaining <= warnBefore, remaining <= 0]
  },
}
