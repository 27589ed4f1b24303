import { assign, type DoneActorEvent, type ErrorActorEvent, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { placeholder } from '../placeholder.ts'
import {
  type ResetPasswordAnswer,
  type ResetPasswordAsk,
  type ResetPasswordContext,
  type ResetPasswordEvent,
  type ResetPasswordInput,
  resetPasswordProblems,
} from './reset-password.types.ts'

/**
 * The service judges all three together at the end, so a refused code leads back to its step, and the password stays
 * typed.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
    tags: {} as 'busy' | 'recipient' | 'code' | 'password',
  },
  actors: {
    reset: placeholder<ResetPasswordAnswer, ResetPasswordAsk>(),
  },
  actions: {
    change: assign(({ context, event }) =>
      event.type === 'form.change' ? { form: { ...context.form, ...event.changes }, failure: null } : {},
    ),
    choose: assign(({ event }) => (event.type === 'channel.choose' ? { channel: event.channel } : {})),
    noteTried: assign({ wasTried: true }),
    startStep: assign({ wasTried: false, failure: null }),
    noteRefusal: assign((_, answer: ResetPasswordAnswer) => ({ failure: answer.kind === 'refused' ? answer : null })),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered' as const, message: messageOf(error) },
    })),
    dropCode: assign(({ context }) => ({ form: { ...context.form, verifyCode: '' } })),
  },
  guards: {
    isRecipientRight: ({ context: { form, channel } }) => resetPasswordProblems(form)[channel] === null,
    isCodeRight: ({ context }) => resetPasswordProblems(context.form).verifyCode === null,
    isPasswordRight: ({ context }) => {
      const { password, confirmation } = resetPasswordProblems(context.form)
      return password === null && confirmation === null
    },
  },
}).createMachine({
  id: 'resetPassword',
  description: 'A forgotten password: mobile or e-mail address, code, new password (specification §2, §5).',
  context: ({ input }) => ({
    channel: 'mobile',
    form: { mobile: input.mobile, email: '', verifyCode: '', password: '', confirmation: '' },
    wasTried: false,
    failure: null,
  }),
  initial: 'askingMobile',
  on: { 'form.change': { actions: 'change' } },
  states: {
    askingMobile: {
      tags: 'recipient',
      on: {
        'step.next': [
          { guard: 'isRecipientRight', target: 'askingCode', actions: ['startStep', 'dropCode'] },
          { actions: 'noteTried' },
        ],
        'channel.choose': { actions: ['choose', 'startStep'] },
      },
    },
    askingCode: {
      tags: 'code',
      on: {
        'step.next': [
          { guard: 'isCodeRight', target: 'askingPassword', actions: 'startStep' },
          { actions: 'noteTried' },
        ],
        'step.back': { target: 'askingMobile', actions: 'startStep' },
      },
    },
    askingPassword: {
      tags: 'password',
      on: {
        'step.next': [{ guard: 'isPasswordRight', target: 'submitting' }, { actions: 'noteTried' }],
        'step.back': { target: 'askingCode', actions: 'startStep' },
      },
    },
    submitting: {
      tags: ['password', 'busy'],
      entry: 'startStep',
      on: { 'form.change': {} },
      invoke: {
        id: 'reset',
        src: 'reset',
        input: ({ context: { channel, form } }) => ({ channel, form }),
        onDone: [
          { guard: ({ event }) => event.output.kind === 'reset', target: 'reset' },
          {
            guard: ({ context, event }) => event.output.kind === 'refused' && event.output.field === context.channel,
            target: 'askingMobile',
            actions: { type: 'noteRefusal', params: answerOf },
          },
          {
            guard: ({ event }) => event.output.kind === 'refused' && event.output.field === 'verifyCode',
            target: 'askingCode',
            actions: { type: 'noteRefusal', params: answerOf },
          },
          { target: 'askingPassword', actions: { type: 'noteRefusal', params: answerOf } },
        ],
        onError: { target: 'askingPassword', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    reset: { type: 'final' },
  },
})

function answerOf({ event }: { readonly event: DoneActorEvent<ResetPasswordAnswer> }): ResetPasswordAnswer {
  return event.output
}

function errorOf({ event }: { readonly event: ErrorActorEvent }): unknown {
  return event.error
}
