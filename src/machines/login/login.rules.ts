import type { AnyActorRef } from 'xstate'
import type { PasswordLoginEvent } from '../password-login/password-login.types.ts'
import type { QrLoginInput } from '../qr-login/qr-login.types.ts'
import type { SmsCountdownInput } from '../sms-countdown/sms-countdown.types.ts'
import type { LaterPart, LoginMachineContext, LoginMachineEvent, LoginMachineInput } from './login.types.ts'

export const startOf = (input: LoginMachineInput): LoginMachineContext => ({
  ...input,
  agreement: { agreed: false, accepted: [] },
  waiting: 'password',
  captcha: { purpose: 'password', subject: '' },
  tooMany: { token: '', devices: [] },
  typed: '',
  missing: [],
  binding: null,
})

/** The initial input of code sending, which arrived with the script. */
export const codeInputOf = ({ clock }: LoginMachineContext, event: LoginMachineEvent): SmsCountdownInput => ({
  clock,
  channel: 'mobile',
  kept: event.type === 'sms.arrive' ? event.kept : [],
})

/** The initial input of the QR code, which arrived with the script. */
export const qrInputOf = ({ clock }: LoginMachineContext, event: LoginMachineEvent): QrLoginInput => ({
  clock,
  kept: event.type === 'qr.arrive' ? event.kept : null,
})

interface Telling {
  readonly context: LoginMachineContext
  readonly self: AnyActorRef
}

/** The ways that send the accepted documents along. */
const agreeing = ['password', 'sms', 'messaging'] as const

/** An action: tells the loaded ways what currently accompanies a sign-in. */
export function tellWays({ context, self }: Telling): void {
  const { children = {} } = self.getSnapshot()
  for (const way of agreeing) children[way]?.send({ type: 'consent.change', ...context.agreement })
}

/** What the sign-in tells the waiting way. */
type WayAnswer = Extract<PasswordLoginEvent, { readonly type: `captcha.${string}` | `devices.${string}` }>

/** An action: tells the waiting way, if it still waits, the outcome of its puzzle or devices. */
export const answerWay = ({ context, self }: Telling, answer: WayAnswer): void =>
  self.getSnapshot().children?.[context.waiting]?.send(answer)

/** An action: one interruption is shown at a time, so a way that waits for another one is told that it was closed. */
export function displaceWay({ context, self, event }: Telling & { readonly event: LoginMachineEvent }): void {
  if (!('way' in event) || event.way === context.waiting) return
  answerWay({ context, self }, { type: 'captcha.close' })
  answerWay({ context, self }, { type: 'devices.close' })
}

/** For the chart: notes a part that did not load, or did after all. */
export const missing = (part: LaterPart) => ({ type: 'noteMissing' as const, params: part })
export const arrival = (part: LaterPart) => ({ type: 'noteArrival' as const, params: part })

/** For the chart: tells the waiting way this. */
export const answering = (answer: WayAnswer) => ({ type: 'answer' as const, params: answer })
