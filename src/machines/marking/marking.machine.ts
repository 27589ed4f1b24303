import { assign, sendTo, setup } from 'xstate'
import { markSaving, savingInputOf } from './mark-saving.ts'
import {
  draftOf,
  isAllMarked,
  markFrom,
  openedAt,
  submissionAt,
  startOf,
  typedInto,
  withDraft,
} from './marking.rules.ts'
import type {
  ChosenScore,
  MarkingContext,
  MarkingEvent,
  MarkingInput,
  MarkingTag,
  SendAnswer,
} from './marking.types.ts'
import {
  answered,
  attempted,
  decided,
  disputeHere,
  disputeOpened,
  reopened,
  savedHere,
  skippedHere,
  undone,
} from './queue.rules.ts'
import { digitTyped, halfToggled, movedOn, scoreChosen } from './score-typing.ts'

/**
 * Marks are saved in the background, one after another, so that the teacher never waits. What is unsent survives a reload
 * and a broken network. A mark that the service does not take waits for the teacher, and the others go on.
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
    /** Whatever changes the queue or the disputes ends so: what is unsent is kept, and sent. */
    tell: sendTo('saving', ({ context: { queue, disputes } }) => ({
      type: 'work.change',
      unsent: { queue, disputes },
    })),
    setAside: sendTo('saving', ({ context: { queue, disputes } }) => ({
      type: 'conflict.settle',
      unsent: { queue, disputes },
    })),
    resume: sendTo('saving', { type: 'network.return' }),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    noteLeft: assign(({ context }) => attempted(context)),
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
    goToSubmission: assign(({ context }, place: number) => openedAt(context, place)),
    save: assign(({ context }) => savedHere(context)),
    skip: assign(({ context }) => skippedHere(context)),
    undo: assign(({ context }) => undone(context)),
    openDispute: assign(({ context }) => disputeOpened(context)),
    decide: assign(({ context }, whose: 'theirs' | 'mine') => decided(context, whose)),
    reopen: assign(({ context }) => reopened(context)),
  },
  guards: {
    isDisputed: ({ context }) => disputeHere(context) !== null,
    isAllMarked: ({ context }) => isAllMarked(context),
    isComplete: ({ context }) => {
      const submission = submissionAt(context)
      return submission !== null && markFrom(context, draftOf(context, submission)) !== null
    },
    isOtherCriterion: ({ context }, criterion: number) =>
      criterion !== context.criterion && context.criteria[criterion] !== undefined,
    isPlace: ({ context }, place: number) => context.submissions[place] !== undefined,
    canUndo: ({ context }) => context.undoable.length > 0,
  },
}).createMachine({
  id: 'marking',
  description: 'One written item over all scripts: scoring, and the marks on their way (specification §1, §7).',
  context: ({ input }) => startOf(input),
  invoke: { id: 'saving', src: 'saving', input: ({ context }) => savingInputOf(context.assignmentId, context) },
  on: {
    'storage.report': { actions: { type: 'noteKept', params: ({ event }) => event.isKept } },
    'network.return': { actions: 'resume' },
    'saving.left': { actions: ['noteLeft', 'tell'] },
    'saving.saved': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'tell'] },
    'saving.refused': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'tell'] },
    'saving.changed': { actions: [{ type: 'noteAnswer', params: ({ event }) => event.answer }, 'setAside'] },
  },
  initial: 'choosing',
  states: {
    choosing: {
      always: [{ guard: 'isAllMarked', target: 'finished' }, { target: 'open' }],
    },
    open: {
      always: { guard: 'isDisputed', target: 'deciding' },
      on: {
        'digit.type': { actions: { type: 'type', params: ({ event }) => event.digit } },
        'half.toggle': { actions: { type: 'toggleHalf', params: ({ event }) => event.criterion } },
        'score.choose': { actions: { type: 'choose', params: ({ event }) => event } },
        'criterion.go': {
          guard: { type: 'isOtherCriterion', params: ({ event }) => event.criterion },
          actions: { type: 'goToCriterion', params: ({ event }) => event.criterion },
        },
        'criterion.next': { actions: 'goToNextCriterion' },
        'comment.change': { actions: { type: 'changeComment', params: ({ event }) => event.comment } },
        'submission.go': {
          guard: { type: 'isPlace', params: ({ event }) => event.place },
          actions: { type: 'goToSubmission', params: ({ event }) => event.place },
        },
        'mark.save': [{ guard: 'isComplete', target: 'choosing', actions: ['save', 'tell'] }, { actions: 'save' }],
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
          guard: { type: 'isPlace', params: ({ event }) => event.place },
          target: 'open',
          actions: { type: 'goToSubmission', params: ({ event }) => event.place },
        },
        'mark.undo': { guard: 'canUndo', target: 'open', actions: ['undo', 'tell'] },
      },
    },
  },
})
