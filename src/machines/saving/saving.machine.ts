import { assign, sendParent, setup } from 'xstate'
import { resendDelay } from '#domain/accounts/resend-delay.ts'
import { answerOf, isKind, kindIs } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import type {
  SaveRequest,
  SavingAnswer,
  SavingContext,
  SavingEvent,
  SavingInput,
  SavingRules,
  SavingTag,
} from './saving.types.ts'

/**
 * Saves in the background what a flow reports as unsent, until the service has it. The flow owns its work: it gets
 * every response (`SavingReport`) and reports what is then unsent. After a conflict nothing is sent before the flow has
 * settled it.
 * For work that is saved without anybody watching. A button the teacher presses and waits for is different: its failure
 * is shown at once, and nothing is repeated before the button is pressed again.
 */
export const savingOf = <Unsent, Part, Answer extends SavingAnswer>(rules: SavingRules<Unsent, Part>) =>
  setup({
    types: {
      context: {} as SavingContext<Unsent, Part>,
      events: {} as SavingEvent<Unsent>,
      input: {} as SavingInput<Unsent, Part>,
      tags: {} as SavingTag,
    },
    actors: { save: placeholder<Answer, SaveRequest<Part>>() },
    actions: {
      /** Stores what is unsent, and the intent, in the browser, and reports whether that worked. */
      keep: unprovided,
      take: assign((_, { unsent }: { readonly unsent: Unsent }) => ({ unsent })),
      intend: assign({ intent: ({ context }) => intentOf(rules, context) }),
      countAttempt: assign({ attempts: ({ context }) => context.attempts + 1 }),
      noteAnswer: assign({ intent: null, attempts: 0 }),
      reportLeft: sendParent(({ context }) => ({ type: 'saving.left', part: context.intent?.part })),
      reportAnswer: sendParent(({ context }, answer: SavingAnswer) => ({
        type: `saving.${answer.kind}`,
        part: context.intent?.part,
        answer,
      })),
      reportKept: sendParent((_, isKept: boolean) => ({ type: 'storage.report', isKept })),
    },
    guards: {
      isUnanswered: ({ context }) => context.intent !== null,
      isEmpty: ({ context }) => rules.isEmpty(context.unsent),
      isImmediate: ({ context }) => context.debounce === null,
      isKind,
    },
    delays: {
      pause: ({ context }) => context.debounce?.pause ?? 0,
      atMost: ({ context }) => context.debounce?.atMost ?? 0,
      retryDelay: ({ context }) => resendDelay(context.attempts),
    },
  }).createMachine({
    id: 'saving',
    description:
      'Saving in the background what a flow has to keep: debounced, once, over lost answers and conflicts (specification §1).',
    context: ({ input }) => ({ ...input, attempts: 0 }),
    initial: 'changed',
    on: {
      'work.change': { actions: [{ type: 'take', params: changeOf }, 'keep'] },
      'storage.report': { actions: { type: 'reportKept', params: ({ event }) => event.isKept } },
    },
    states: {
      changed: {
        always: [
          { guard: 'isUnanswered', target: 'sending' },
          { guard: 'isEmpty', target: 'saved' },
          { guard: 'isImmediate', target: 'sending' },
          { target: 'waiting' },
        ],
      },
      saved: {
        tags: 'saved',
        on: {
          'work.change': { target: 'changed', actions: [{ type: 'take', params: changeOf }, 'keep'] },
          'work.refresh': 'sending',
        },
      },
      waiting: {
        initial: 'typing',
        always: { guard: 'isEmpty', target: 'saved' },
        after: { atMost: 'sending' },
        on: { 'work.flush': 'sending' },
        states: {
          typing: {
            after: { pause: '#saving.sending' },
            on: {
              'work.change': { target: 'typing', reenter: true, actions: [{ type: 'take', params: changeOf }, 'keep'] },
            },
          },
        },
      },
      sending: {
        entry: ['intend', 'keep', 'reportLeft'],
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => requestOf(context),
          onDone: [
            { guard: kindIs('signedOut'), target: 'signedOut' },
            {
              guard: kindIs('saved'),
              target: 'answered',
              actions: [{ type: 'reportAnswer', params: answerOf }, 'noteAnswer'],
            },
            {
              guard: kindIs('changed'),
              target: 'conflicting',
              actions: [{ type: 'reportAnswer', params: answerOf }, 'noteAnswer'],
            },
            { target: 'refused', actions: [{ type: 'reportAnswer', params: answerOf }, 'noteAnswer'] },
          ],
          onError: 'retrying',
        },
      },
      answered: {
        on: { 'work.change': { target: 'changed', actions: [{ type: 'take', params: changeOf }, 'keep'] } },
      },
      conflicting: {
        tags: 'conflict',
        on: {
          'conflict.settle': { target: 'changed', actions: [{ type: 'take', params: changeOf }, 'keep'] },
        },
      },
      refused: {
        tags: 'refused',
        on: { 'work.change': { target: 'changed', actions: [{ type: 'take', params: changeOf }, 'keep'] } },
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
    },
  })

/** The chart for the simplest work, a text, as used for drawing and testing it. */
export const savingMachine = savingOf<string, string, SavingAnswer>({
  isEmpty: (text) => text === '',
  next: (text) => text,
  repeats: 'sameIntent',
})

/** The intent to send now: an unanswered one again, if the flow repeats it; otherwise a new one. */
function intentOf<Unsent, Part>({ next, repeats }: SavingRules<Unsent, Part>, context: SavingContext<Unsent, Part>) {
  const { intent, unsent, keyOf } = context
  if (intent !== null && repeats === 'sameIntent') return intent
  const part = next(unsent)
  return { key: keyOf(part), part }
}

function requestOf<Part>({ id, intent }: SavingContext<unknown, Part>): SaveRequest<Part> {
  if (intent === null) throw new Error('Nothing is being saved')
  return { id, ...intent }
}

function changeOf<Unsent>({ event }: { readonly event: { readonly unsent: Unsent } }): { readonly unsent: Unsent } {
  return { unsent: event.unsent }
}
