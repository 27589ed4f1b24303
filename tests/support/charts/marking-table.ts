/**
 * What the chart of marking does not say, as in `machine-tables.ts` for the sign-on. Its saving reports what becomes of
 * marks.
 */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { markingMachine } from '#machines/marking/marking.machine.ts'
import type {
  Dispute,
  MarkedSubmission,
  MarkOutcome,
  QueuedDrawing,
  QueuedMark,
  UndoStep,
} from '#machines/marking/marking.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

/** Worth less than half a point: a criterion's score is 0 or none, which is all that guards distinguish. */
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
  round: 0,
  rev: 0,
  attempted: true,
}
const submission: MarkedSubmission = {
  submissionId: 1,
  saved: null,
  round: 0,
  rev: 0,
  answer: 'same',
  shapes: [],
  shapesRev: 0,
}
const input = {
  assignmentId: 7,
  itemId: 9,
  criteria,
  submissions: [submission],
  kept: [],
  keptDrawings: [],
  keptDrafts: [],
  newKey: () => 'key',
  beginWith: null,
}
const leftOpen = { score: 0, criteria: null, comment: '' }
const two = {
  criteria: criteria.slice(1),
  submissions: [submission, { ...submission, submissionId: 2, saved: leftOpen, answer: 'other' }],
}
const keptOfTwo = [1, 2].map((submissionId) => ({ ...mark, key: `kept-${submissionId}`, submissionId, criteria: [0] }))
const drawing: QueuedDrawing = {
  key: 'kept',
  itemId: 9,
  submissionId: 1,
  shapes: [{ kind: 'tick', x: 1, y: 1 }],
  base: [],
  round: 0,
  rev: 0,
  attempted: false,
}

const marksAnswer = (kind: 'saved' | 'changed' | 'refused', outcomeOf: (submissionId: number) => MarkOutcome) => ({
  answer: { of: 'marks', kind, outcomes: [1, 2].map(outcomeOf), savedAt: kind === 'saved' ? 0 : null },
})

export const markingTable: MachineTable = {
  name: 'marking',
  machine: markingMachine,
  openings: {
    anew: () => input,
    keptOfOther: () => ({ ...input, kept: [{ ...mark, itemId: 8 }] }),
    askedFor: () => ({ ...input, submissions: [{ ...submission, saved: leftOpen }], beginWith: 1 }),
    keptOfTwo: () => ({ ...input, ...two, kept: keptOfTwo }),
    drawn: () => ({ ...input, keptDrawings: [drawing] }),
  },
  payloads: {
    'saving.left': [{ part: { of: 'marks' } }, { part: { of: 'drawing' } }],
    'saving.saved': [
      marksAnswer('saved', (submissionId) => ({ submissionId, kind: 'saved', score: 0, rev: 1 })),
      { answer: { of: 'drawing', kind: 'saved', rev: 1, savedAt: 0 } },
    ],
    'saving.changed': [
      marksAnswer('changed', (submissionId) => ({
        submissionId,
        kind: 'changed',
        message: '这份答卷刚被改过分',
        theirs: { ...leftOpen, rev: 4, by: null },
      })),
      { answer: { of: 'drawing', kind: 'changed', theirs: { shapes: [], rev: 4 } } },
    ],
    'saving.refused': [
      marksAnswer('refused', (submissionId) => ({
        submissionId,
        kind: 'refused',
        message: '分数超出这一项的满分',
        isStale: false,
      })),
      { answer: { of: 'drawing', kind: 'refused', message: '这份答卷还没有提交' } },
    ],
    'drawing.change': [{ submissionId: 1, shapes: [] }],
    'submissions.change': [{ submissions: [submission] }],
    'digit.type': [{ digit: 0 }],
    'score.choose': [{ criterion: 0, score: 0 }],
    'criterion.go': [{ criterion: 0 }, { criterion: 1 }],
    'comment.change': [{ comment: '' }],
    'submission.go': [{ index: 0 }, { index: 5 }],
    'rubric.apply': [{ criterion: 0, delta: 0, lineText: '' }],
    'storage.report': [{ isKept: false }],
  },
  isPossible: isReported,
  // Drawings do not affect guards; pending, waiting and decided marks do, and so does what is entered, and where.
  key: ({ submissions, queue, disputes, undoable, ...context }: Context) => [
    context['index'],
    context['returnTo'],
    context['skipped'].toSorted(),
    context['criterion'],
    context['drafts'],
    context['setAside'],
    submissions.map(({ submissionId, saved }: MarkedSubmission) => [submissionId, saved]),
    queue.map((one: QueuedMark) => [one.itemId, one.submissionId, one.criteria, one.attempted]),
    disputes.map(({ mark: one, theirs }: Dispute) => [one.itemId, one.submissionId, one.criteria, theirs !== null]),
    undoable.map(({ submissionId, formers }: UndoStep) => [submissionId, formers.map(({ former }) => former)]),
  ],
}

/** Saving reports only what is on its way. */
function isReported(event: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  const [first] = context['queue']
  const of = event['part']?.of ?? event['answer']?.of
  if (of === 'marks') return first !== undefined && (event.type === 'saving.left' || first.attempted)
  // With two there is enough to walk through.
  return context['submissions'].length === 1 || !['submissions.change', 'mark.undo'].includes(event.type)
}
