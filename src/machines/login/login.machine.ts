import { assign, raise, setup } from 'xstate'
import { currentConsent, isCurrentConsent } from '#domain/accounts/consent.ts'
import type { captchaMachine } from '../captcha/captcha.machine.ts'
import type { deviceReleaseMachine } from '../device-release/device-release.machine.ts'
import type { guideMachine } from '../guide/guide.machine.ts'
import { laterChart } from '../later-chart.ts'
import type { messagingLoginMachine } from '../messaging-login/messaging-login.machine.ts'
import { isKind, kindIs } from '../outcome.ts'
import { passwordLoginMachine } from '../password-login/password-login.machine.ts'
import type { qrLoginMachine } from '../qr-login/qr-login.machine.ts'
import type { smsCountdownMachine } from '../sms-countdown/sms-countdown.machine.ts'
import type { smsLoginMachine } from '../sms-login/sms-login.machine.ts'
import type { Agreement, WayReport } from './login-way.types.ts'
import {
  answering,
  answerWay,
  arrival,
  codeInputOf,
  displaceWay,
  missing,
  qrInputOf,
  startOf,
  tellWays,
} from './login.rules.ts'
import type {
  Consent,
  LaterPart,
  LoginMachineContext,
  LoginMachineEvent,
  LoginMachineInput,
  LoginTag,
} from './login.types.ts'

type Report<Type extends WayReport['type']> = Extract<WayReport, { readonly type: Type }>

/**
 * The password form is there from the beginning; the code of the other ways is loaded later. Each asks here for a
 * puzzle, for a free device slot, and for the documents, and is told the outcome.
 */
export const loginMachine = setup({
  types: {
    context: {} as LoginMachineContext,
    events: {} as LoginMachineEvent,
    input: {} as LoginMachineInput,
    tags: {} as LoginTag,
    children: {} as {
      guide: 'guide'
      password: 'password'
      sms: 'sms'
      code: 'code'
      qr: 'qr'
      messaging: 'messaging'
      puzzle: 'captcha'
      devices: 'devices'
    },
  },
  actors: {
    guide: laterChart<typeof guideMachine>('guide'),
    password: passwordLoginMachine,
    sms: laterChart<typeof smsLoginMachine>('smsLogin'),
    code: laterChart<typeof smsCountdownMachine>('smsCountdown'),
    qr: laterChart<typeof qrLoginMachine>('qrLogin'),
    messaging: laterChart<typeof messagingLoginMachine>('messagingLogin'),
    captcha: laterChart<typeof captchaMachine>('captcha'),
    devices: laterChart<typeof deviceReleaseMachine>('deviceRelease'),
  },
  actions: {
    agree: assign((_, agreement: Agreement) => ({ agreement })),
    tellWays,
    answer: answerWay,
    displaceWay,
    noteGuided: assign({ guided: currentConsent }),
    forgetCallback: assign({ callback: null }),
    noteMissing: assign(({ context }, part: LaterPart) => ({ missing: [...context.missing, part] })),
    noteArrival: assign(({ context }, part: LaterPart) => ({
      missing: context.missing.filter((one) => one !== part),
    })),
    noteBinding: assign((_, binding: LoginMachineContext['binding']) => ({ binding })),
    noteCaptcha: assign((_, { way, captcha }: Report<'captcha.need'>) => ({ waiting: way, captcha })),
    noteDevices: assign((_, { way, tooMany, account }: Report<'devices.exceed'>) => ({
      waiting: way,
      tooMany,
      typed: account,
    })),
  },
  guards: {
    isConsent: ({ context }, consent: Consent) => context.consent === consent,
    isGuideDue: ({ context }) => !isCurrentConsent(context.guided),
    isBack: ({ context }) => context.callback !== null,
    isKind,
  },
}).createMachine({
  id: 'login',
  description: 'The sign-in: its ways, and what each may have to wait for (specification §2, §4, §5, §7, §8).',
  context: ({ input }) => startOf(input),
  type: 'parallel',
  states: {
    guide: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'guide.arrive': { guard: 'isGuideDue', target: 'asking', actions: arrival('guide') },
          },
        },
        asking: {
          tags: 'guide',
          invoke: {
            id: 'guide',
            src: 'guide',
            input: ({ context }) => ({ accepted: context.guided }),
            onDone: { target: 'resting', actions: ['noteGuided', raise({ type: 'consent.give' })] },
            onError: { target: 'resting', actions: missing('guide') },
          },
        },
      },
    },
    consent: {
      initial: 'deciding',
      states: {
        deciding: {
          always: [
            { guard: { type: 'isConsent', params: 'kept' }, target: 'kept' },
            { guard: { type: 'isConsent', params: 'given' }, target: 'given' },
            { target: 'open' },
          ],
        },
        kept: {
          tags: 'kept',
          entry: [{ type: 'agree', params: { agreed: true, accepted: [] } }, 'tellWays'],
          on: { 'consent.need': 'asked', 'consent.give': 'given' },
        },
        open: {
          entry: [{ type: 'agree', params: { agreed: false, accepted: [] } }, 'tellWays'],
          on: { 'consent.give': 'given' },
        },
        given: {
          tags: 'given',
          entry: [{ type: 'agree', params: { agreed: true, accepted: currentConsent } }, 'tellWays'],
          on: { 'consent.withdraw': 'open' },
        },
        asked: {
          tags: 'asked',
          entry: [{ type: 'agree', params: { agreed: false, accepted: [] } }, 'tellWays'],
          on: { 'consent.give': 'given', 'consent.withdraw': 'kept' },
        },
      },
    },
    form: {
      initial: 'shown',
      states: {
        shown: {
          type: 'parallel',
          on: { 'visitor.leave': 'hidden' },
          invoke: {
            id: 'password',
            src: 'password',
            input: ({ context }) => ({ account: context.account, ...context.agreement }),
            onDone: 'signedIn',
          },
          states: {
            tab: {
              initial: 'passwordShown',
              states: {
                passwordShown: { on: { 'tab.sms': 'smsShown' } },
                smsShown: { tags: 'sms', on: { 'tab.password': 'passwordShown' } },
              },
            },
            sms: {
              initial: 'absent',
              states: {
                absent: { on: { 'sms.arrive': { target: 'present', actions: arrival('sms') } } },
                present: {
                  invoke: [
                    {
                      id: 'sms',
                      src: 'sms',
                      input: ({ context }) => ({ mobile: '', ...context.agreement }),
                      onDone: '#login.form.signedIn',
                      onError: { target: 'absent', actions: missing('sms') },
                    },
                    {
                      id: 'code',
                      src: 'code',
                      input: ({ context, event }) => codeInputOf(context, event),
                      onError: { target: 'absent', actions: missing('sms') },
                    },
                  ],
                },
              },
            },
            qr: {
              initial: 'absent',
              states: {
                absent: { on: { 'qr.arrive': { target: 'present', actions: arrival('qr') } } },
                present: {
                  on: { 'qr.leave': 'absent' },
                  invoke: {
                    id: 'qr',
                    src: 'qr',
                    input: ({ context, event }) => qrInputOf(context, event),
                    onDone: [
                      { guard: kindIs('signedIn'), target: '#login.form.signedIn' },
                      {
                        target: 'absent',
                        actions: { type: 'noteBinding', params: ({ event }) => event.output.binding },
                      },
                    ],
                    onError: { target: 'absent', actions: missing('qr') },
                  },
                },
              },
            },
            messaging: {
              initial: 'unused',
              states: {
                unused: { always: { guard: 'isBack', target: 'wanted' }, on: { 'messaging.open': 'wanted' } },
                wanted: {
                  tags: 'messaging',
                  on: { 'messaging.arrive': { target: 'used', actions: arrival('messaging') } },
                },
                used: {
                  tags: 'messaging',
                  on: { 'messaging.open': { target: 'used', reenter: true, actions: 'forgetCallback' } },
                  invoke: {
                    id: 'messaging',
                    src: 'messaging',
                    input: ({ context }) => ({ callback: context.callback, ...context.agreement }),
                    onDone: [
                      { guard: kindIs('signedIn'), target: '#login.form.signedIn' },
                      {
                        target: 'unused',
                        actions: [
                          { type: 'noteBinding', params: ({ event }) => event.output.binding },
                          'forgetCallback',
                        ],
                      },
                    ],
                    onError: { target: 'wanted', actions: missing('messaging') },
                  },
                },
              },
            },
            interruption: {
              initial: 'absent',
              on: {
                'captcha.need': {
                  target: '.puzzleShown',
                  actions: ['displaceWay', { type: 'noteCaptcha', params: ({ event }) => event }],
                },
                'devices.exceed': {
                  target: '.devicesShown',
                  actions: ['displaceWay', { type: 'noteDevices', params: ({ event }) => event }],
                },
              },
              states: {
                absent: {},
                puzzleShown: {
                  tags: 'puzzle',
                  on: {
                    'captcha.close': { target: 'absent', actions: answering({ type: 'captcha.close' }) },
                  },
                  invoke: {
                    id: 'puzzle',
                    src: 'captcha',
                    input: ({ context }) => context.captcha,
                    onDone: {
                      target: 'absent',
                      actions: {
                        type: 'answer',
                        params: ({ event }) => ({ type: 'captcha.solve', token: event.output.token }),
                      },
                    },
                    onError: { target: 'absent', actions: answering({ type: 'captcha.close' }) },
                  },
                },
                devicesShown: {
                  tags: 'devices',
                  on: {
                    'devices.close': { target: 'absent', actions: answering({ type: 'devices.close' }) },
                  },
                  invoke: {
                    id: 'devices',
                    src: 'devices',
                    input: ({ context }) => context.tooMany,
                    // What can no longer be released is shown until somebody closes it.
                    onDone: { guard: kindIs('signedIn'), target: '#login.form.signedIn' },
                    onError: { target: 'absent', actions: answering({ type: 'devices.close' }) },
                  },
                },
              },
            },
          },
        },
        hidden: { tags: 'hidden', on: { 'visitor.return': 'shown' } },
        signedIn: { type: 'final', tags: 'signedIn' },
      },
    },
  },
})
