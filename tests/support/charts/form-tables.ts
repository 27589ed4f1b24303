/** What the charts of the forms before the sign-in do not say, as in `machine-tables.ts` for the sign-on itself. */
import type { AnyMachineSnapshot } from 'xstate'
import { bindMobileMachine } from '#machines/bind-mobile/bind-mobile.machine.ts'
import { registerMachine } from '#machines/register/register.machine.ts'
import { registerProblems } from '#machines/register/register.types.ts'
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts'
import { resetPasswordProblems } from '#machines/reset-password/reset-password.types.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const mobile = '13900000021'
const email = 'lin@example.cn'
const verificationCode = '246810'
const newPassword = { password: 'Podium@2027', confirmation: 'Podium@2027' }
const tooMany = { kind: 'tooManyDevices', token: 't', devices: [] }
const refused = (field: string) => ({ kind: 'refused', field, message: '' })

const application = {
  mobile,
  verificationCode,
  realname: '王小明',
  schoolCode: 'qiming',
  stageId: 2,
  subjectId: 4,
  ...newPassword,
  agreed: true,
}

export const registerTable: MachineTable = {
  name: 'register',
  machine: registerMachine,
  openings: { empty: () => undefined },
  answers: { register: [{ kind: 'applied', schoolName: '启明中学' }, refused('schoolCode')] },
  payloads: { 'form.change': [{ changes: application }, { changes: { realname: '' } }] },
  key: ({ form, wasTried, failure }: Context) => [Object.keys(registerProblems(form)), wasTried, failure?.kind],
}

export const resetPasswordTable: MachineTable = {
  name: 'reset-password',
  machine: resetPasswordMachine,
  openings: { empty: () => ({ mobile: '' }) },
  answers: {
    reset: [
      { kind: 'reset' },
      refused('mobile'),
      refused('email'),
      refused('verificationCode'),
      refused('confirmation'),
    ],
  },
  payloads: {
    'form.change': [{ mobile }, { email }, { verificationCode }, newPassword].map((changes) => ({ changes })),
    'channel.choose': [{ channel: 'mobile' }, { channel: 'email' }],
  },
  key: ({ channel, form, wasTried, failure }: Context) => [
    channel,
    resetPasswordProblems(form),
    wasTried,
    failure?.kind,
  ],
}

export const bindMobileTable: MachineTable = {
  name: 'bind-mobile',
  machine: bindMobileMachine,
  openings: {
    stranger: () => ({ channel: 'mobile', needsConsent: true }),
    teacher: () => ({ channel: 'mobile', needsConsent: false }),
    teacherByEmail: () => ({ channel: 'email', needsConsent: false }),
  },
  answers: { bind: [{ kind: 'bound' }, refused('verificationCode'), tooMany, { kind: 'stateInvalid', message: '' }] },
  payloads: {
    'form.change': [{ mobile, verificationCode }, { email, verificationCode }, { agreed: true }].map((changes) => ({
      changes,
    })),
  },
  key: ({ channel, form, needsConsent, wasTried, failure }: Context) => [
    channel,
    form.mobile !== '',
    form.email !== '',
    form.agreed,
    needsConsent,
    wasTried,
    failure?.kind,
  ],
}
