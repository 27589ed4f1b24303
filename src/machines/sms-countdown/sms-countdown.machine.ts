import { assign, setup } from 'xstate'
import { isRecipient, plainRecipient } from '#domain/accounts/recipient.ts'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf } from '../outcome.ts'
import { placeholder, unprovided } from '../placeholder.ts'
import { tellParent } from '../tell-parent.ts'
import { answered, counted, noted, puzzleFor, remainingOf, startOf, untilNextSecond } from './sms-countdown.rules.ts'
import type {
  SendAnswer,
  SendInput,
  SmsCountdownContext,
  SmsCountdownEvent,
  SmsCountdownInput,
} from './sms-countdown.types.ts'

/**
 * A valid recipient, a captcha, the send, and 59 seconds until the next. The countdown is stored as an end time, so
 * that a reload or a sleeping tab does not affect it.
 */
export const smsCountdownMachine = setup({
  types: {
    context: {} as SmsCountdownContext,
    events: {} as SmsCountdownEvent,
    input: {} as SmsCountdownInput,
    tags: {} as 'busy' | 'captcha' | 'counting',
  },
  actors: {
    send: placeholder<SendAnswer, SendInput>(),
  },
  actions: {
    /** Stores the end times where a reload finds them. */
    keep: unprovided,
    tellParent: tellParent(),
    noteAnswer: assign(({ context }, answer: SendAnswer) => answered(context, answer)),
    noteFailure: assign(({ context }, error: unknown) =>
      noted(context, { kind: 'refused', message: messageOf(error) }),
    ),
    typeRecipient: assign(({ context, event }) =>
      event.type === 'recipient.change' ? counted({ ...context, recipient: event.text, notice: null }) : {},
    ),
    count: assign(({ context }) => counted(context)),
    noteInvalid: assign({ notice: { kind: 'recipientInvalid' } }),
    noteTooSoon: assign({ notice: { kind: 'tooSoon' } }),
    forgetNotice: assign({ notice: null }),
    forget: assign({ asked: '' }),
    ask: assign(({ context }) => ({ asked: plainRecipient(context.recipient), notice: null })),
  },
  guards: {
    isValid: ({ context }) => isRecipient(context.channel, plainRecipient(context.recipient)),
    isCounting: ({ context }) => remainingOf(context) > 0,
    isOver: ({ context }) => remainingOf(context) === 0,
  },
  delays: {
    untilNextSecond: ({ context }) => untilNextSecond(context),
  },
}).createMachine({
  id: 'smsCountdown',
  description: 'Getting a code by short message or by e-mail (specification §4 SMS, §5).',
  context: ({ input }) => startOf(input),
  initial: 'ready',
  on: { 'notice.forget': { actions: 'forgetNotice' } },
  states: {
    ready: {
      always: { guard: 'isCounting', target: 'counting' },
      on: {
        'recipient.change': { actions: 'typeRecipient' },
        'code.request': [{ guard: 'isValid', target: 'challenged', actions: 'ask' }, { actions: 'noteInvalid' }],
      },
    },
    challenged: {
      tags: 'captcha',
      entry: { type: 'tellParent', params: ({ context }) => puzzleFor(context) },
      on: { 'captcha.solve': 'sending', 'captcha.close': { target: 'ready', actions: 'forget' } },
    },
    sending: {
      tags: 'busy',
      on: { 'recipient.change': { actions: 'typeRecipient' } },
      invoke: {
        id: 'send',
        src: 'send',
        input: ({ context, event }) => ({
          recipient: context.asked,
          token: event.type === 'captcha.solve' ? event.token : '',
        }),
        onDone: { target: 'ready', actions: [{ type: 'noteAnswer', params: answerOf }, 'keep'] },
        onError: { target: 'ready', actions: { type: 'noteFailure', params: errorOf } },
      },
    },
    counting: {
      tags: 'counting',
      always: { guard: 'isOver', target: 'ready', actions: 'count' },
      after: { untilNextSecond: { target: 'counting', reenter: true, actions: 'count' } },
      on: {
        'recipient.change': { actions: 'typeRecipient' },
        // Timers do not run on a sleeping device: the end time counts.
        'code.request': [
          { guard: 'isCounting', actions: 'noteTooSoon' },
          { guard: 'isValid', target: 'challenged', actions: ['count', 'ask'] },
          { target: 'ready', actions: ['count', 'noteInvalid'] },
        ],
      },
    },
  },
})
