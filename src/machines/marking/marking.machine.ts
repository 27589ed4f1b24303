import { assign, sendTo, setup } from 'xstate'
import { decided, disputeHere, disputeOpened, reopened } from './dispute.rules.ts'
import { drawingsRetried, withDrawingOver } from './drawing.rules.ts'
import { unsentWork } from './unsent-work.rules.ts'
import { markSaving, savingInputOf } from './mark-saving.ts'
import {
  draftOf,
  isAllMarked,
  lineApplied,
  markFrom,
  nextOpenIndex,
  openedAt,
  refreshed,
  submissionAt,
  startOf,
  typedInto,
  withDraft,
} from './marking.rules.ts'
import type {
  ChosenScore,
  MarkedSubmission,
  MarkingContext,
  MarkingEvent,
  MarkingInput,
  MarkingTag,
  QueuedDrawing,
  RubricApplied,
  SendAnswer,
  SentPart,
} from './marking.types.ts'
import { answered, left, savedHere, savedSame, skippedHere, undone } from './queue.rules.ts'
import { digitTyped, halfToggled, movedOn, scoreChosen } from './score-typing.ts'

/**
 * Marks are saved in the background, one after another, so that the teacher never waits. What is unsent or only
 * typed survives a reload and a broken network. A mark rejected by the service waits for the teacher, and the others continue.
 */
export const markingMachine = setup({
  types: {
    context: {} as MarkingContext,
    events: {} as MarkingEvent,
    input: {} as MarkingInput,
    tags: {} as MarkingTag,
    children: {} as { readonly saving: 'saving' },
  },
  actors: { saving: markSaving },
  actions: {
    /** Runs after every change to the queue, the disputes or the drafts: stores it, and sends what was saved. */
    tell: sendTo('saving', ({ context }) => ({ type: 'work.change', unsent: unsentWork(context) })),
    setAside: sendTo('saving', ({ context }) => ({ type: 'conflict.settle', unsent: unsentWork(context) })),
    resume: sendTo('saving', { type: 'network.return' }),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    noteLeft: assign(({ context }, of: SentPart['of']) => left(context, of)),
    noteAnswer: assign(({ context }, answer: SendAnswer) => answered(context, answer)),
    type: assign(({ context }, digit: number) =>
      typedInto(context, (typing) => digitTyped(typing, context.criteria, digit)),
    ),
    toggleHalf: assign(({ context }, criterion: number | undefined) =>
      typedInto({ ...context, touched: criterion ?? context.touched }, (typing) =>
        halfToggled(typing, context.criteria),
      ),
    ),
    choose: assign(({ context }, { criterion, score }: ChosenScore) =>
      typedInto(context, (typing) => scoreChosen(typing, criterion, score)),
    ),
    goToCriterion: assign((_, criterion: number) => ({ criterion, typed: null, touched: null })),
    goToNextCriterion: assign(({ context }) => movedOn(context)),
    changeComment: assign(({ context }, comment: string) => {
      const submission = submissionAt(context)
      return submission === null ? {} : withDraft(context, submission, { ...draftOf(context, submission), comment })
    }),
    goToSubmission: assign(({ context }, index: number) => openedAt(context, index)),
    applyLine: assign(({ context }, line: RubricApplied) => lineApplied(context, line)),
    save: assign(({ context }) => savedHere(context)),
    saveSame: assign(({ context }) => savedSame(context)),
    skip: assign(({ context }) => skippedHere(context)),
    undo: assign(({ context }) => undone(context)),
    draw: assign(({ context }, { submissionId, shapes }: Pick<QueuedDrawing, 'submissionId' | 'shapes'>) =>
      withDrawingOver(context, submissionId, shapes),
    ),
    retryDrawings: assign(({ context }) => drawingsRetried(context)),
    refresh: assign(({ context }, submissions: readonly MarkedSubmission[]) => refreshed(context, submissions)),
    goOn: assign(({ context }) => openedAt(context, nextOpenIndex(context))),
    openDispute: assign(({ context }) => disputeOpened(context)),
    decide: assign(({ context }, whose: 'theirs' | 'mine') => decided(context, whose)),
    reopen: assign(({ context }) => reopened(context)),
  },
  guards: {
    isDisputed: ({ context }) => disputeHere(context) !== null,
    isAllMarked: ({ context }) => isAllMarked(context),
    isAskedFor: ({ context }) => submissionAt(context)?.submissionId === context.beginWith,
    isComplete: ({ context }) => {
      const submission = submissionAt(context)
      return submission !== null && markFrom(context, draftOf(context, submission)) !== null
    },
    isOtherCriterion: ({ context }, criterion: number) =>
      criterion !== context.criterion && context.criteria[criterion] !== undefined,
    hasSubmission: ({ context }, index: number) => context.submissions[index] !== undefined,
    canUndo: ({ context }) => context.undoable.length > 0,
  },
}).createMachine({
  id: 'marking',
  description: 'One written item over all submissions: scoring, and the marks on their way (specification §1, §7).',
  context: ({ input }) => startOf(input),
  invoke: {
    id: 'saving',
    src: 'saving',
    input: ({ context }) => savingInputOf(context.assignmentId, unsentWork(context)),
  },
  on: {
    'storage.report': { actions: { type: 'noteKept', params: ({ event }) => event.isKept } },
    'network.return': { actions: 'resume' },
    'saving.left': { actions: [{ type: 'noteLeft', params: ({ event }) => event.part.of }, 'tell'] },
    'drawing.change': { actions: [{ type: 'draw', params: ({ event }) => event }, 'tell'] },
    'drawing.retry': { actions: ['retryDrawings', 'tell'] },
    'submissions.change': { actions: { type: 'refresh', params: ({ event }) => event.submissions } },
    'saving.saved': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'tell'] },
    'saving.refused': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'tell'] },
    'saving.changed': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'setAside'] },
  },
  initial: 'beginning',
  states: {
    beginning: {
      always: [{ guard: 'isAskedFor', target: 'open' }, { target: 'choosing' }],
    },
    choosing: {
      always: [{ guard: 'isAllMarked', target: 'finished' }, { target: 'open' }],
    },
    open: {
      always: { guard: 'isDisputed', target: 'deciding' },
      on: {
        'digit.type': { actions: [{ type: 'type', params: ({ event }) => event.digit }, 'tell'] },
        'half.toggle': { actions: [{ type: 'toggleHalf', params: ({ event }) => event.criterion }, 'tell'] },
        'score.choose': { actions: [{ type: 'choose', params: ({ event }) => event }, 'tell'] },
        'criterion.go': {
          guard: { type: 'isOtherCriterion', params: ({ event }) => event.criterion },
          actions: { type: 'goToCriterion', params: ({ event }) => event.criterion },
        },
        'criterion.next': { actions: 'goToNextCriterion' },
        'comment.change': { actions: [{ type: 'changeComment', params: ({ event }) => event.comment }, 'tell'] },
        'submission.go': {
          guard: { type: 'hasSubmission', params: ({ event }) => event.index },
          actions: { type: 'goToSubmission', params: ({ event }) => event.index },
        },
        'mark.save': [{ guard: 'isComplete', target: 'choosing', actions: ['save', 'tell'] }, { actions: 'save' }],
        'mark.saveSame': [
          { guard: 'isComplete', target: 'choosing', actions: ['saveSame', 'tell'] },
          { actions: 'saveSame' },
        ],
        'rubric.apply': { actions: [{ type: 'applyLine', params: ({ event }) => event }, 'tell'] },
        'mark.skip': { actions: 'skip' },
        'mark.undo': { guard: 'canUndo', actions: ['undo', 'tell'] },
      },
    },
    deciding: {
      tags: 'deciding',
      entry: 'openDispute',
      on: {
        'dispute.keepTheirs': { target: 'choosing', actions: [{ type: 'decide', params: 'theirs' }, 'tell'] },
        'dispute.useMine': { target: 'choosing', actions: [{ type: 'decide', params: 'mine' }, 'tell'] },
        'dispute.reopen': { target: 'open', actions: ['reopen', 'tell'] },
      },
    },
    finished: {
      tags: 'finished',
      always: { guard: 'isDisputed', target: 'deciding' },
      on: {
        'submission.go': {
          guard: { type: 'hasSubmission', params: ({ event }) => event.index },
          target: 'open',
          actions: { type: 'goToSubmission', params: ({ event }) => event.index },
        },
        'mark.undo': { guard: 'canUndo', target: 'open', actions: ['undo', 'tell'] },
        'submissions.change': {
          target: 'choosing',
          actions: [{ type: 'refresh', params: ({ event }) => event.submissions }, 'goOn'],
        },
      },
    },
  },
})
