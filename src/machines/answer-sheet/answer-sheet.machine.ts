import { assign, not, sendTo, setup } from 'xstate'
import { resendDelay } from '#domain/accounts/resend-delay.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { answerSaving, savingInputOf } from './answer-saving.ts'
import { lookAgain, remainingOf, untilEnd, untilWarning, warnBefore } from './answer-sheet.delays.ts'
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
  AnswerSheetTag,
  Denial,
  HandInAnswer,
  HandInInput,
  OpenAnswer,
  OpenInput,
  AnswersSaved,
} from './answer-sheet.types.ts'

/**
 * Answers are saved in the background. If the page was left while handing in, the sheet resumes with the same intent.
 */
export const answerSheetMachine = setup({
  types: {
    context: {} as AnswerSheetContext,
    events: {} as AnswerSheetEvent,
    input: {} as AnswerSheetInput,
    tags: {} as AnswerSheetTag,
    children: {} as { readonly saving: 'saving' },
  },
  actors: {
    open: placeholder<OpenAnswer, OpenInput>(),
    saving: answerSaving,
    handIn: placeholder<HandInAnswer, HandInInput>(),
  },
  actions: {
    /** Stores what must survive a reload, besides the answers, in the browser, and reports whether that worked. */
    keep: unprovided,
    /** Removes it: the service has everything. */
    forget: unprovided,
    /** Unconfirmed answers are stored, and saved. */
    tell: sendTo('saving', ({ context }) => ({ type: 'work.change', unsent: context.unsaved })),
    /** An empty save returns the current deadline, and the service's time after the device slept. */
    refresh: sendTo('saving', { type: 'work.refresh' }),
    flush: sendTo('saving', { type: 'work.flush' }),
    resume: sendTo('saving', { type: 'network.return' }),
    resumeSignedIn: sendTo('saving', { type: 'session.return' }),
    noteKept: assign((_, isKept: boolean) => ({ isKept })),
    noteSaved: assign(({ context }, report: AnswersSaved) => saved(context, report)),
    noteOpened: assign(({ context }, answer: OpenAnswer) => opened(context, answer)),
    noteLimit: assign((_, answer: OpenAnswer) => (answer.kind === 'notBegun' ? { limit: answer.limit } : {})),
    noteBegun: assign({ isBegun: true }),
    noteInterrupted: assign((_, answer: Denial | OpenAnswer | HandInAnswer) => interrupted(answer)),
    noteReceipt: assign(({ context }, answer: HandInAnswer) => ({ receipt: receiptOf(context, answer) })),
    noteUnanswered: assign((_, error: unknown) => ({ message: messageOf(error) })),
    change: assign(({ context }, { itemId, value }: { readonly itemId: number; readonly value: string }) =>
      changed(context, itemId, value),
    ),
    flag: assign(({ context }, itemId: number) => flagToggled(context, itemId)),
    go: assign((_, index: number) => ({ index })),
    intend: assign(({ context }) => intended(context)),
    dropIntent: assign({ pending: null, attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
  },
  guards: {
    hasIntent: ({ context }) => context.pending !== null,
    isShut: (_, why: Denial) => why.kind === 'shut',
    isKind,
    isIn: (_, answer: HandInAnswer) =>
      answer.kind === 'handedIn' || (answer.kind === 'shut' && answer.reason === 'alreadySubmitted'),
    hasAssignment: ({ context }) => context.assignment !== null,
    isPressing: ({ context }) => remainingOf(context) <= warnBefore,
    isOver: ({ context }) => remainingOf(context) <= 0,
  },
  delays: {
    lookAgain,
    retryDelay: ({ context }) => resendDelay(context.attempts),
    untilWarning: ({ context }) => untilWarning(context),
    untilEnd: ({ context }) => untilEnd(context),
  },
}).createMachine({
  id: 'answerSheet',
  description:
    'A student’s work on one assignment: opening, answering, handing in exactly once (specification §1, §7).',
  context: ({ input }) => startOf(input),
  initial: 'starting',
  on: {
    'storage.report': { actions: { type: 'noteKept', params: ({ event }) => event.isKept } },
  },
  states: {
    starting: {
      always: [{ guard: 'hasIntent', target: 'submitting' }, { target: 'opening' }],
    },
    opening: {
      invoke: {
        id: 'open',
        src: 'open',
        input: ({ context: { assignmentId, isBegun } }) => ({ assignmentId, begins: isBegun }),
        onDone: [
          { guard: kindIs('opened'), target: 'answering', actions: { type: 'noteOpened', params: answerOf } },
          { guard: kindIs('notBegun'), target: 'asking', actions: { type: 'noteLimit', params: answerOf } },
          { guard: kindIs('shut'), target: 'closed', actions: { type: 'noteInterrupted', params: answerOf } },
          { guard: kindIs('signedOut'), target: 'openingSignedOut' },
          { target: 'failed', actions: { type: 'noteInterrupted', params: answerOf } },
        ],
        onError: { target: 'failed', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    openingSignedOut: {
      on: { 'session.return': 'opening' },
    },
    asking: {
      tags: 'asking',
      on: { 'sheet.begin': { target: 'opening', actions: 'noteBegun' } },
    },
    failed: {
      tags: 'failed',
      on: { 'sheet.retry': 'opening', 'network.return': 'opening' },
    },
    answering: {
      tags: 'answering',
      type: 'parallel',
      invoke: { id: 'saving', src: 'saving', input: ({ context }) => savingInputOf(context) },
      on: {
        'saving.refused': [
          {
            guard: { type: 'isShut', params: ({ event }) => event.answer.why },
            target: 'closed',
            actions: { type: 'noteInterrupted', params: ({ event }) => event.answer.why },
          },
          { actions: { type: 'noteInterrupted', params: ({ event }) => event.answer.why } },
        ],
        'page.hide': { actions: 'flush' },
        'page.show': { actions: 'refresh' },
        'network.return': { actions: 'resume' },
        'session.return': { actions: 'resumeSignedIn' },
      },
      states: {
        editing: {
          initial: 'showingItem',
          on: {
            'answer.change': { actions: [{ type: 'change', params: ({ event }) => event }, 'tell'] },
            'item.flag': { actions: [{ type: 'flag', params: ({ event }) => event.itemId }, 'keep'] },
            'item.go': {
              target: '.showingItem',
              actions: [{ type: 'go', params: ({ event }) => event.index }, 'keep'],
            },
          },
          states: {
            showingItem: {
              on: { 'overview.open': 'showingOverview', 'handIn.ask': 'confirming' },
            },
            showingOverview: {
              tags: 'overview',
              on: { 'overview.close': 'showingItem', 'handIn.ask': 'confirming' },
            },
            confirming: {
              tags: 'confirming',
              on: {
                'handIn.cancel': 'showingItem',
                'handIn.confirm': { target: '#answerSheet.submitting', actions: ['intend', 'keep'] },
              },
            },
          },
        },
        syncing: {
          initial: 'synced',
          states: {
            synced: {
              after: { lookAgain: { target: 'synced', reenter: true, actions: 'refresh' } },
              on: {
                'saving.saved': {
                  target: 'synced',
                  reenter: true,
                  actions: [{ type: 'noteSaved', params: ({ event }) => event }, 'tell'],
                },
              },
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
        input: ({ context }) => ({ assignmentId: context.assignmentId, ...pendingOf(context) }),
        onDone: [
          {
            // Our own intent was on its way: an existing submission is what we wanted.
            guard: { type: 'isIn', params: answerOf },
            target: 'submitted',
            actions: [{ type: 'noteReceipt', params: answerOf }, 'forget'],
          },
          { guard: kindIs('shut'), target: 'closed', actions: [{ type: 'noteInterrupted', params: answerOf }, 'keep'] },
          { guard: kindIs('signedOut'), target: 'submittingSignedOut' },
          // Back at the sheet it would be handed in again at once, over and over, as fast as the service refuses.
          { guard: 'isOver', target: 'unsure', actions: { type: 'noteInterrupted', params: answerOf } },
          {
            guard: 'hasAssignment',
            target: 'answering',
            actions: [{ type: 'noteInterrupted', params: answerOf }, 'dropIntent', 'keep'],
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
    submitted: { tags: 'submitted', type: 'final' },
    closed: { tags: 'closed', type: 'final' },
  },
})
