/** What no chart tells of marking, as `machine-tables.ts` does of the sign-on. Its saving says what becomes of marks. */
import type { AnyMachineSnapshot } from 'xstate'
import { markingMachine } from '#machines/marking/marking.machine.ts'
import type { MarkedSubmission, QueuedMark } from '#machines/marking/marking.types.ts'
import type { MachineTable } from './machine-model.ts'

type Context = AnyMachineSnapshot['context']

/** Worth less than half a point: a criterion has the score 0 or none, which is all that guards tell apart. */
const criteria = [
  { name: '内容', hint: '', max: 4 },
  { name: '语言', hint: '', max: 4 },
]
const mark: QueuedMark = {
  key: 'kept',
  itemId: 9,
  submissionId: 1,
  criteria: [0, 0],
  comment: '',
  rev: 0,
  attempted: true,
}
const submission: MarkedSubmission = { submissionId: 1, saved: null, rev: 0 }
const input = { assignmentId: 7, itemId: 9, criteria, submissions: [submission], kept: [], newKey: () => 'key' }
const leftOpen = { score: 0, criteria: null, comment: '' }
const two = {
  criteria: criteria.slice(1),
  submissions: [submission, { ...submission, submissionId: 2, saved: leftOpen }],
}
const keptOfTwo = [1, 2].map((submissionId) => ({ ...mark, submissionId, criteria: [0] }))

export const markingTable: MachineTable = {
  name: 'marking',
  machine: markingMachine,
  openings: {
    anew: () => input,
    keptOfOther: () => ({ ...input, kept: [{ ...mark, itemId: 8 }] }),
    keptOfTwo: () => ({ ...input, ...two, kept: keptOfTwo }),
  },
  payloads: {
    'saving.saved': [{ answer: { kind: 'saved', score: 0, rev: 1, savedAt: 0 } }],
    'saving.changed': [{ answer: { kind: 'changed', message: '这份答卷刚被改过分', theirs: { ...leftOpen, rev: 4 } } }],
    'saving.refused': [{ answer: { kind: 'refused', message: '分数超出这一项的满分' } }],
    'digit.type': [{ digit: 0 }],
    'score.choose': [{ criterion: 0, score: 0 }],
    'criterion.go': [{ criterion: 0 }, { criterion: 1 }],
    'comment.change': [{ comment: '' }],
    'submission.go': [{ place: 0 }, { place: 5 }],
    'storage.report': [{ isKept: false }],
  },
  key: ({ place, returnTo, skipped, criterion, submissions, drafts, setAside, queue, disputes, undoable }: Context) => [
    place,
    returnTo,
    skipped.toSorted(),
    criterion,
    submissions.map(({ saved }: MarkedSubmission) => saved),
    drafts,
    setAside,
    queue.map(({ itemId, submissionId, criteria: given, attempted }: QueuedMark) => [
      itemId,
      submissionId,
      given,
      attempted,
    ]),
    disputes.map(({ mark: one, theirs: other }: Context) => [
      one.itemId,
      one.submissionId,
      one.criteria,
      other !== null,
    ]),
    undoable.map(({ submissionId, former }: Context) => [submissionId, former]),
  ],
}
