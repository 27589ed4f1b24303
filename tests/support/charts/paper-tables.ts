/**
 * What the charts of assigning a paper and correcting its key do not say, as in `machine-tables.ts` for the sign-on.
 */
import type { AnyMachineSnapshot } from 'xstate'
import { assignPaperMachine } from '#machines/assign-paper/assign-paper.machine.ts'
import type { NewAssignment, KeptAssignment } from '#machines/assign-paper/assign-paper.types.ts'
import { keyCorrectionMachine } from '#machines/key-correction/key-correction.machine.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const key = { kind: 'single', choice: 'B' }

export const keyCorrectionTable: MachineTable = {
  name: 'key-correction',
  machine: keyCorrectionMachine,
  openings: { editing: () => ({ paperId: 6, itemId: 41, keyRev: 3, key }) },
  answers: {
    send: [
      { kind: 'started', jobIds: ['j1'] },
      { kind: 'changed', message: '这道题的答案刚被改过', known: { keyRev: 4, key: { kind: 'single', choice: 'D' } } },
      { kind: 'refused', message: '答案不合这道题的题型' },
    ],
    preview: [
      { kind: 'previewed', submissions: 40, changes: [] },
      { kind: 'refused', message: '答案不合这道题的题型' },
    ],
    undo: [
      { kind: 'started', jobIds: ['j1'] },
      { kind: 'refused', message: '没有这次改答案的记录' },
    ],
    ask: [{ kind: 'running', done: 200, total: 240 }, { kind: 'done', changes: [] }, { kind: 'failed' }],
  },
  payloads: {
    'key.send': [{ key: { kind: 'single', choice: 'C' } }],
    'key.preview': [{ key: { kind: 'single', choice: 'C' } }],
    'change.undo': [{ keyChangeIds: [8] }],
  },
}

const at = '2026-11-19T02:00:00.000Z'

const assignment: NewAssignment = {
  courseIds: [1, 3],
  paperId: 2,
  assignmentName: '第五单元检测',
  kind: 'homework',
  assignmentType: 1,
  audience: 1,
  uids: [],
  beginTime: null,
  endTime: '2026-11-20T12:00:00.000Z',
  duration: null,
  minutesApart: null,
}
const presses = [
  { assignment, at },
  { assignment: { ...assignment, assignmentName: '第五单元小测', courseIds: [1] }, at },
]

const lostSave: KeptAssignment = {
  assignmentIds: [],
  saved: null,
  unansweredSave: { assignmentIds: [], assignment, at },
  isPublishUnanswered: false,
}
const lostPublish: KeptAssignment = {
  assignmentIds: [7, 8],
  saved: assignment,
  unansweredSave: null,
  isPublishUnanswered: true,
}
const refused = { kind: 'refused', field: 'endTime', courseId: null, message: '截止时间已经过去，请改晚一些' }
const saves = [{ kind: 'saved', assignmentIds: [7, 8] }, refused]

export const assignPaperTable: MachineTable = {
  name: 'assign-paper',
  machine: assignPaperMachine,
  openings: {
    anew: () => ({ assignmentIds: [] }),
    existing: () => ({ assignmentIds: [7, 8] }),
    lostSave: () => ({ assignmentIds: [], kept: lostSave }),
    lostPublish: () => ({ assignmentIds: [7, 8], kept: lostPublish }),
  },
  answers: { settle: saves, save: saves, publish: [{ kind: 'published', assignedCount: 40 }, refused] },
  payloads: { 'assignment.publish': presses, 'assignment.keep': presses },
  key: ({ assignmentIds, wanted, publishes, saved, unansweredSave }: Context) => [
    assignmentIds.length,
    wanted?.assignment.assignmentName,
    publishes,
    saved?.assignmentName,
    unansweredSave?.assignment.assignmentName,
  ],
}
