import { assign, emit, raise, setup } from 'xstate'
import type { Blueprint } from '#domain/paper/blueprint.ts'
import { resendDelay } from '#domain/accounts/resend-delay.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, type KindOfAnswer } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { changeOf, changing, clearedIn, firstOf, noticeOf, noticeOfGathered, showing } from './basket.rules.ts'
import type {
  BasketContext,
  BasketEffect,
  BasketEvent,
  BasketInput,
  Change,
  Gathered,
  GatherRequest,
  Notice,
  SendAnswer,
  SendRequest,
} from './basket.types.ts'

/**
 * Changes are sent one at a time in order, and an unanswered one is resent, so the basket on screen may be ahead of the
 * service's.
 */
export const basketMachine = setup({
  types: {
    context: {} as BasketContext,
    events: {} as BasketEvent,
    emitted: {} as BasketEffect,
    input: {} as BasketInput,
    tags: {} as 'offline' | 'sending' | 'composing',
  },
  actors: {
    send: placeholder<SendAnswer, SendRequest>(),
    gather: placeholder<Gathered, GatherRequest>(),
  },
  actions: {
    /** Stores what is unsent in the browser. */
    keep: unprovided,
    take: assign({
      changes: ({ context }, change: Change) => [...context.changes, change],
    }),
    tell: assign((_, notice: Notice | null) => ({ notice })),
    showAnswer: raise(({ context }, answer: SendAnswer) => showing(noticeOf(answer, firstOf(context)))),
    showComposed: raise((_, gathered: Gathered) => showing(noticeOfGathered(gathered))),
    showFailure: raise((_, error: unknown) => showing({ kind: 'failed', message: messageOf(error) })),
    addComposed: raise((_, gathered: Gathered) => changing(changeOf(gathered))),
    composeBy: assign((_, blueprint: Blueprint) => ({ blueprint })),
    forgetSent: assign({ changes: ({ context }) => context.changes.slice(1), attempts: 0 }),
    countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
    forgetNotice: assign({ notice: null }),
    tellCleared: emit((_, answer: SendAnswer) => ({ type: 'cleared' as const, questions: clearedIn(answer) })),
  },
  guards: {
    hasChanges: ({ context }) => context.changes.length > 0,
    isKind,
    tookOut: (_, answer: SendAnswer) => clearedIn(answer).length > 0,
    foundSome: (_, { chosen }: Gathered) => chosen.length > 0,
  },
  delays: {
    retryDelay: ({ context }) => resendDelay(context.attempts),
  },
}).createMachine({
  id: 'basket',
  description:
    'Filling the question basket: changes, what was left out, clearing with undo, composing (specification §5).',
  context: ({ input }) => ({ ...input, attempts: 0, notice: null, blueprint: [] }),
  type: 'parallel',
  states: {
    changing: {
      initial: 'idle',
      on: {
        'basket.change': { actions: [{ type: 'take', params: ({ event }) => event.change }, 'keep'] },
      },
      states: {
        idle: {
          always: { guard: 'hasChanges', target: 'sending' },
        },
        sending: {
          tags: 'sending',
          invoke: {
            id: 'send',
            src: 'send',
            input: ({ context }) => ({ subjectId: context.subjectId, change: firstOf(context) }),
            onDone: [
              {
                guard: { type: 'tookOut', params: answerOf },
                target: 'idle',
                actions: ['forgetSent', 'keep', { type: 'tellCleared', params: answerOf }],
              },
              { target: 'idle', actions: [{ type: 'showAnswer', params: answerOf }, 'forgetSent', 'keep'] },
            ],
            onError: { target: 'waiting', actions: 'countAttempt' },
          },
        },
        waiting: {
          tags: 'offline',
          after: { retryDelay: 'sending' },
          on: { 'network.return': 'sending' },
        },
      },
    },
    telling: {
      initial: 'silent',
      on: {
        'notice.show': [
          { guard: about('leftOut'), target: '.leftOut', actions: { type: 'tell', params: noticeIn } },
          { guard: about('composed'), target: '.composed', actions: { type: 'tell', params: noticeIn } },
          { guard: about('failed'), target: '.failed', actions: { type: 'tell', params: noticeIn } },
        ],
      },
      states: {
        silent: { entry: 'forgetNotice' },
        leftOut: { on: { 'notice.close': 'silent' } },
        composed: { on: { 'notice.close': 'silent' } },
        failed: { on: { 'notice.close': 'silent' } },
      },
    },
    composing: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'basket.compose': {
              target: 'gathering',
              actions: { type: 'composeBy', params: ({ event }) => event.blueprint },
            },
          },
        },
        gathering: {
          tags: 'composing',
          invoke: {
            id: 'gather',
            src: 'gather',
            input: ({ context: { subjectId, blueprint, changes } }) => ({ subjectId, blueprint, changes }),
            onDone: [
              {
                guard: { type: 'foundSome', params: answerOf },
                target: 'resting',
                actions: [
                  { type: 'addComposed', params: answerOf },
                  { type: 'showComposed', params: answerOf },
                ],
              },
              { target: 'resting', actions: { type: 'showComposed', params: answerOf } },
            ],
            onError: { target: 'resting', actions: { type: 'showFailure', params: errorOf } },
          },
        },
      },
    },
  },
})

interface Showing {
  readonly event: { readonly notice: Notice | null }
}

function noticeIn({ event }: Showing): Notice | null {
  return event.notice
}

/** The guard for a row of `notice.show`; null means nothing to show. */
function about(kind: Notice['kind']) {
  return {
    type: 'isKind' as const,
    params: ({ event }: Showing): KindOfAnswer => ({ answer: event.notice ?? { kind: 'nothing' }, kind }),
  }
}
