import { assign, setup } from 'xstate'
import { messageOf } from '../message-of.ts'
import { answerOf, errorOf, isKind, kindIs } from '../outcome.ts'
import { placeholder } from '../placeholder.ts'
import {
  type ResetPasswordAnswer,
  type ResetPasswordAsk,
  type ResetPasswordContext,
  type ResetPasswordEvent,
  type ResetPasswordInput,
  resetPasswordProblems,
} from './reset-password.types.ts'

/** Parameters of a guard: the field for which a response was refused. */
interface RefusedField {
  readonly answer: ResetPasswordAnswer
  readonly field: string
}

/**
 * The service judges all three together at the end, so a refused code leads back to its step, and the password stays
 * typed.
 */
export const resetPasswordMachine = setup({
  types: {
    context: {} as ResetPasswordContext,
    events: {} as ResetPasswordEvent,
    input: {} as ResetPasswordInput,
    tags: {} as 'busy' | 'recipient' | 'code' | 'password' | 'reset',
  },
  actors: {
    reset: placeholder<ResetPasswordAnswer, ResetPasswordAsk>(),
  },
  actions: {
    change: assign(({ context }, changes: Partial<ResetPasswordContext['form']>) => ({
      form: { ...context.form, ...changes },
      failure: null,
    })),
    choose: assign((_, channel: ResetPasswordContext['channel']) => ({ channel })),
    noteTried: assign({ wasTried: true }),
    startStep: assign({ wasTried: false, failure: null }),
    noteRefusal: assign((_, answer: ResetPasswordAnswer) => ({ failure: answer.kind === 'refused' ? answer : null })),
    noteUnanswered: assign((_, error: unknown) => ({
      failure: { kind: 'unanswered' as const, message: messageOf(error) },
    })),
    dropCode: assign(({ context }) => ({ form: { ...context.form, verificationCode: '' } })),
  },
  guards: {
    isKind,
    isRefusedAt: (_, { answer, field }: RefusedField) => answer.kind === 'refused' && answer.field === field,
    isRecipientRight: ({ context: { form, channel } }) => resetPasswordProblems(form)[channel] === null,
    isCodeRight: ({ context }) => resetPasswordProblems(context.form).verificationCode === null,
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
    form: { mobile: input.mobile, email: '', verificationCode: '', password: '', confirmation: '' },
    wasTried: false,
    failure: null,
  }),
  initial: 'askingMobile',
  on: { 'form.change': { actions: { type: 'change', params: ({ event }) => event.changes } } },
  states: {
    askingMobile: {
      tags: 'recipient',
      on: {
        'step.next': [
          { guard: 'isRecipientRight', target: 'askingCode', actions: ['startStep', 'dropCode'] },
          { actions: 'noteTried' },
        ],
        'channel.choose': { actions: [{ type: 'choose', params: ({ event }) => event.channel }, 'startStep'] },
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
          { guard: kindIs('reset'), target: 'reset' },
          {
            guard: {
              type: 'isRefusedAt',
              params: ({ context, event }) => ({ answer: event.output, field: context.channel }),
            },
            target: 'askingMobile',
            actions: { type: 'noteRefusal', params: answerOf },
          },
          {
            guard: {
              type: 'isRefusedAt',
              params: ({ event }) => ({ answer: event.output, field: 'verificationCode' }),
            },
            target: 'askingCode',
            actions: { type: 'noteRefusal', params: answerOf },
          },
          { target: 'askingPassword', actions: { type: 'noteRefusal', params: answerOf } },
        ],
        onError: { target: 'askingPassword', actions: { type: 'noteUnanswered', params: errorOf } },
      },
    },
    reset: { type: 'final', tags: 'reset' },
  },
})
