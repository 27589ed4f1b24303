import { assign, setup } from 'xstate'
import { resendDelay } from '#domain/resend-delay.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { draftOf, isAllMarked, markFrom, openedAt, scriptAt, startOf, typedInto, withDraft } from './marking.rules.ts'
import type { MarkingContext, MarkingEvent, MarkingInput, SendAnswer, SendInput } from './marking.types.ts'
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
} from './saving.rules.ts'
import { digitTyped, halfToggled, movedOn, scoreChosen } from './score-typing.ts'

/**
 * The queue sends one mark after another, so that the teacher never waits. What is unsent survives a reload and a
 * broken network.
 */
export const markingMachine = setup({
  types: { context: {} as MarkingContext, events: {} as MarkingEvent, input: {} as MarkingInput },
  actors: {
    send: placeholder<SendAnswer, SendInput>(),
  },
  actions: {
    /** Puts what is unsent into the browser's storage, and reports whether that worked. */
    keep: unprovided,
    type: assign(({ context, event }) =>
      event.type === 'digit.type'
        ? typedInto(context, (typing) => digitTyped(typing, context.criteria, event.digit))
        : {},
    ),
    toggleHalf: assign(({ context, event }) =>
      event.type === 'half.toggle'
        ? typedInto({ ...context, touched: event.criterion ?? context.touched }, (typing) =>
            halfToggled(typing, context.criteria),
          )
        : {},
    ),
    choose: assign(({ context, event }) =>
      event.type === 'score.choose'
        ? typedInto(context, (typing) => scoreChosen(typing, event.criterion, event.score))
        : {},
    ),
    goToCriterion: assign(({ event }) =>
      event.type === 'criterion.go' ? { criterion: event.criterion, typed: null, touched: null } : {},
    ),
    goToNextCriterion: assign(({ context }) => movedOn(context)),
    changeComment: assign(({ context, event }) => {
      const script = scriptAt(context)
      if (event.type !== 'comment.change' || script === null) return {}
      return withDraft(context, script, { ...draftOf(context, script), comment: event.comment })
    }),
    goToScript: assign(({ context, event }) => (event.type === 'script.go' ? openedAt(context, event.place) : {})),
    save: assign(({ context }) => savedHere(context)),
    skip: assign(({ context }) => skippedHere(context)),
    undo: assign(({ context }) => undone(context)),
    openDispute: assign(({ context }) => disputeOpened(context)),
    attempt: assign(({ context }) => attempted(context)),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    isDisputed: ({ context }) => disputeHere(context) !== null,
    isAllMarked: ({ context }) => isAllMarked(context),
    isComplete: ({ context }) => {
      const script = scriptAt(context)
      return script !== null && markFrom(context, draftOf(context, script)) !== null
    },
    isOtherCriterion: ({ context, event }) =>
      event.type === 'criterion.go' &&
      event.criterion !== context.criterion &&
      context.criteria[event.criterion] !== undefined,
    isPlace: ({ context, event }) => event.type === 'script.go' && context.scripts[event.place] !== undefined,
    canUndo: ({ context }) => context.undoable.length > 0,
    hasUnsent: ({ context }) => context.queue.length > 0,
  },
  delays: { retryDelay: ({ context }) => resendDelay(context.attempts) },
}).createMachine({
  id: 'marking',
  description: 'One written item over all scripts: scoring, and a queue that sends the marks (specification §1, §7).',
  context: ({ input }) => startOf(input),
  type: 'parallel',
  on: { 'storage.report': { actions: assign({ isKept: ({ event }) => event.isKept }) } },
  states: {
    scoring: {
      initial: 'choosing',
      states: {
        choosing: {
          always: [{ guard: 'isAllMarked', target: 'finished' }, { target: 'open' }],
        },
        open: {
          always: { guard: 'isDisputed', target: 'deciding' },
          on: {
            'digit.type': { actions: 'type' },
            'half.toggle': { actions: 'toggleHalf' },
            'score.choose': { actions: 'choose' },
            'criterion.go': { guard: 'isOtherCriterion', actions: 'goToCriterion' },
            'criterion.next': { actions: 'goToNextCriterion' },
            'comment.change': { actions: 'changeComment' },
            'script.go': { guard: 'isPlace', actions: 'goToScript' },
            'mark.save': [{ guard: 'isComplete', target: 'choosing', actions: ['save', 'keep'] }, { actions: 'save' }],
            'mark.skip': { actions: 'skip' },
            'mark.undo': { guard: 'canUndo', actions: ['undo', 'keep'] },
          },
        },
        deciding: {
          tags: 'deciding',
          entry: 'openDispute',
          on: {
            'dispute.keepTheirs': {
              target: 'choosing',
              actions: [assign(({ context }) => decided(context, 'theirs')), 'keep'],
            },
            'dispute.useMine': {
              target: 'choosing',
              actions: [assign(({ context }) => decided(context, 'mine')), 'keep'],
            },
            'dispute.reopen': { target: 'open', actions: [assign(({ context }) => reopened(context)), 'keep'] },
          },
        },
        finished: {
          tags: 'finished',
          always: { guard: 'isDisputed', target: 'deciding' },
          on: {
            'script.go': { guard: 'isPlace', target: 'open', actions: 'goToScript' },
            'mark.undo': { guard: 'canUndo', target: 'open', actions: ['undo', 'keep'] },
          },
        },
      },
    },
    sending: {
      initial: 'idle',
      states: {
        idle: {
          always: { guard: 'hasUnsent', target: 'sending' },
        },
        sending: {
          entry: ['attempt', 'keep'],
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ testId: context.testId, mark: headOf(context) }),
            onDone: {
              target: 'idle',
              actions: [assign(({ context, event }) => answered(context, event.output)), 'keep'],
            },
            onError: 'waiting',
          },
        },
        waiting: {
          tags: 'offline',
          entry: 'countAttempt',
          after: { retryDelay: 'sending' },
          on: { 'network.return': 'sending' },
        },
      },
    },
  },
})

function headOf({ queue }: MarkingContext) {
  const [mark] = queue
  if (mark === undefined) throw new Error('Nothing is to be sent')
  return mark
}
