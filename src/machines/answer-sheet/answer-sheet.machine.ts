import { assign, not, setup } from 'xstate'
import { resendDelay } from '#domain/resend-delay.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import {
  lookAgain,
  remainingOf,
  saveAtLatest,
  saveSoon,
  untilEnd,
  untilWarning,
  warnBefore,
} from './answer-sheet.delays.ts'
import {
  changed,
  flagToggled,
  intended,
  interrupted,
  opened,
  pendingOf,
  receiptOf,
  saved,
  startOf,
} from './answer-sheet.rules.ts'
import type {
  AnswerSheetContext,
  AnswerSheetEvent,
  AnswerSheetInput,
  HandInAnswer,
  HandInInput,
  OpenAnswer,
  SaveAnswer,
  SaveInput,
} from './answer-sheet.types.ts'

/**
 * Answers are saved in the background. A sheet that was being handed in when the page was left goes on with the same
 * intent.
 */
export const answerSheetMachine = setup({
  types: { context: {} as AnswerSheetContext, events: {} as AnswerSheetEvent, input: {} as AnswerSheetInput },
  actors: {
    open: placeholder<OpenAnswer, { readonly testId: number }>(),
    save: placeholder<SaveAnswer, SaveInput>(),
    handIn: placeholder<HandInAnswer, HandInInput>(),
  },
  actions: {
    /** Puts what must survive a reload into the browser's storage, and reports whether that worked. */
    keep: unprovided,
    /** Takes it away again: the service has everything. */
    forget: unprovided,
    change: assign(({ context, event }) =>
      event.type === 'answer.change' ? changed(context, event.itemId, event.value) : {},
    ),
    flag: assign(({ context, event }) => (event.type === 'item.flag' ? flagToggled(context, event.itemId) : {})),
    go: assign(({ event }) => (event.type === 'item.go' ? { place: event.place } : {})),
    take: assign({ sending: ({ context }) => context.unsaved }),
    intend: assign(({ context }) => intended(context)),
    dropIntent: assign({ pending: null, attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    hasIntent: ({ context }) => context.pending !== null,
    hasUnsaved: ({ context }) => Object.keys(context.unsaved).length > 0,
    hasTest: ({ context }) => context.test !== null,
    isPressing: ({ context }) => remainingOf(context) <= warnBefore,
    isOver: ({ context }) => remainingOf(context) <= 0,
  },
  delays: {
    saveSoon,
    saveAtLatest,
    lookAgain,
    retryDelay: ({ context }) => resendDelay(context.attempts),
    untilWarning: ({ context }) => untilWarning(context),
    untilEnd: ({ context }) => untilEnd(context),
  },
}).createMachine({
  id: 'answerSheet',
  description: 'A student’s work at one test: opening, answering, handing in exactly once (specification §1, §7).',
  context: ({ input }) => startOf(input),
  initial: 'starting',
  on: {
    'storage.report': { actions: assign({ isKept: ({ event }) => event.isKept }) },
  },
  states: {
    starting: {
      always: [{ guard: 'hasIntent', target: 'submitting' }, { target: 'opening' }],
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context }) => ({ testId: context.testId }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'opened',
            target: 'answering',
            actions: assign(({ context, event }) => opened(context, event.output)),
          },
          {
            guard: ({ event }) => event.output.kind === 'shut',
            target: 'closed',
            actions: assign(({ event }) => interrupted(event.output)),
          },
          { guard: ({ event }) => event.output.kind === 'signedOut', target: 'openingSignedOut' },
          { target: 'failed', actions: assign(({ event }) => interrupted(event.output)) },
        ],
        onError: { target: 'failed', actions: assign({ message: ({ event }) => messageOf(event.error) }) },
      },
    },
    openingSignedOut: {
      tags: 'busy',
      on: { 'session.return': 'opening' },
    },
    failed: {
      on: { 'sheet.retry': 'opening', 'network.return': 'opening' },
    },
    answering: {
      type: 'parallel',
      states: {
        editing: {
          initial: 'atItem',
          on: {
            'answer.change': { actions: ['change', 'keep'] },
            'item.flag': { actions: ['flag', 'keep'] },
            'item.go': { target: '.atItem', actions: ['go', 'keep'] },
          },
          states: {
            atItem: {
              on: { 'overview.open': 'overview', 'handIn.ask': 'confirming' },
            },
            overview: {
              tags: 'overview',
              on: { 'overview.close': 'atItem', 'handIn.ask': 'confirming' },
            },
            confirming: {
              tags: 'confirming',
              on: {
                'handIn.cancel': 'atItem',
                'handIn.confirm': { target: '#answerSheet.submitting', actions: ['intend', 'keep'] },
              },
            },
          },
        },
        saving: {
          initial: 'settled',
          states: {
            settled: {
              tags: 'saved',
              always: { guard: 'hasUnsaved', target: 'waiting' },
              // A save without answers brings the deadline as it is now, and the service's time after the device slept.
              after: { lookAgain: 'sending' },
              on: { 'page.show': 'sending' },
            },
            waiting: {
              initial: 'typing',
              after: { saveAtLatest: 'sending' },
              on: { 'page.hide': 'sending' },
              states: {
                typing: {
                  after: { saveSoon: '#answerSheet.answering.saving.sending' },
                  on: { 'answer.change': { target: 'typing', reenter: true } },
                },
              },
            },
            sending: {
              entry: 'take',
              invoke: {
                id: 'save',
                src: 'save',
                input: ({ context }) => ({ testId: context.testId, answers: context.unsaved }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.kind === 'saved',
                    target: 'settled',
                    actions: [assign(({ context, event }) => saved(context, event.output)), 'keep'],
                  },
                  {
                    guard: ({ event }) => event.output.kind === 'shut',
                    target: '#answerSheet.closed',
                    actions: assign(({ event }) => interrupted(event.output)),
                  },
                  { guard: ({ event }) => event.output.kind === 'signedOut', target: 'signedOut' },
                  { target: 'refused', actions: assign(({ event }) => interrupted(event.output)) },
                ],
                onError: 'retrying',
              },
            },
            retrying: {
              tags: 'offline',
              entry: 'countAttempt',
              after: { retryDelay: 'sending' },
              on: { 'network.return': 'sending', 'session.return': 'sending' },
            },
            signedOut: {
              tags: 'signedOut',
              on: { 'session.return': 'sending' },
            },
            refused: {
              tags: 'refused',
              on: { 'answer.change': 'waiting' },
            },
          },
        },
        timing: {
          initial: 'calm',
          states: {
            calm: {
              always: { guard: 'isPressing', target: 'pressing' },
              after: { untilWarning: { target: 'calm', reenter: true } },
            },
            pressing: {
              tags: 'pressing',
              always: [
                { guard: 'isOver', target: '#answerSheet.submitting', actions: ['intend', 'keep'] },
                // The teacher has given more time.
                { guard: not('isPressing'), target: 'calm' },
              ],
              after: { untilEnd: { target: 'pressing', reenter: true } },
            },
          },
        },
      },
    },
    submitting: {
      tags: 'handingIn',
      invoke: {
        id: 'handIn',
        src: 'handIn',
        input: ({ context }) => ({ testId: context.testId, ...pendingOf(context) }),
        onDone: [
          {
            // Our own intent was on its way: that the script is there already is what we wanted.
            guard: ({ event: { output } }) =>
              output.kind === 'handedIn' || (output.kind === 'shut' && output.reason === 'alreadySubmitted'),
            target: 'submitted',
            actions: [assign({ receipt: ({ context, event }) => receiptOf(context, event.output) }), 'forget'],
          },
          {
            guard: ({ event }) => event.output.kind === 'shut',
            target: 'closed',
            actions: [assign(({ event }) => interrupted(event.output)), 'keep'],
          },
          { guard: ({ event }) => event.output.kind === 'signedOut', target: 'submittingSignedOut' },
          // Back at the sheet it would be handed in again at once, and again, as fast as the service refuses.
          { guard: 'isOver', target: 'unsure', actions: assign(({ event }) => interrupted(event.output)) },
          {
            guard: 'hasTest',
            target: 'answering',
            actions: [assign(({ event }) => interrupted(event.output)), 'dropIntent', 'keep'],
          },
          { target: 'opening', actions: ['dropIntent', 'keep'] },
        ],
        onError: 'unsure',
      },
    },
    submittingSignedOut: {
      tags: ['handingIn', 'unsure'],
      on: { 'session.return': 'submitting' },
    },
    unsure: {
      tags: ['handingIn', 'unsure'],
      entry: 'countAttempt',
      after: { retryDelay: 'submitting' },
      on: { 'network.return': 'submitting', 'session.return': 'submitting' },
    },
    submitted: { type: 'final' },
    closed: { type: 'final' },
  },
})

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '')
