import type { AnyMachineSnapshot } from 'xstate'
import { currentConsent } from '#domain/accounts/consent.ts'
import { deviceReleaseMachine } from '#machines/device-release/device-release.machine.ts'
import { guideMachine } from '#machines/guide/guide.machine.ts'
import { loginMachine } from '#machines/login/login.machine.ts'
import type { MachineTable } from './model.ts'

type Context = AnyMachineSnapshot['context']

const tooMany = { kind: 'tooManyDevices', token: 't', devices: [] }
export const guideTable: MachineTable = {
  name: 'guide',
  machine: guideMachine,
  openings: { first: () => ({ accepted: [] }), known: () => ({ accepted: currentConsent }) },
}

export const deviceReleaseTable: MachineTable = {
  name: 'device-release',
  machine: deviceReleaseMachine,
  openings: { full: () => tooMany },
  answers: { release: [{ kind: 'signedIn' }, tooMany, { kind: 'ended', message: '验证已失效' }] },
  payloads: { 'device.release': [{ deviceId: 3 }] },
  key: ({ message, isChanged }: Context) => [message, isChanged],
}

const outcomes = [
  { kind: 'signedIn', binding: null },
  { kind: 'unbound', binding: { openId: 'o', state: 's' } },
]
const arrived = { clock: { now: () => 0 }, account: '', guided: [], callback: null }

export const loginTable: MachineTable = {
  name: 'login',
  machine: loginMachine,
  openings: {
    anew: () => ({ ...arrived, consent: 'open' }),
    known: () => ({ ...arrived, guided: currentConsent, consent: 'kept' }),
    again: () => ({ ...arrived, consent: 'given' }),
    back: () => ({ ...arrived, consent: 'kept', callback: { code: 'c', state: 's' } }),
  },
  answers: {
    qr: outcomes,
    messaging: outcomes,
    puzzle: [{ token: 'solved' }],
    devices: [{ kind: 'signedIn' }, { kind: 'ended' }],
  },
  payloads: {
    'captcha.need': [{ way: 'code', captcha: { purpose: 'sms:login', subject: '13800000001' } }],
    'devices.exceed': [{ way: 'sms', tooMany, account: '13800000001' }],
    'sms.arrive': [{ kept: [] }],
    'qr.arrive': [{ kept: null }],
  },
  key: ({ callback, guided }: Context) => [callback !== null, guided.length],
}
