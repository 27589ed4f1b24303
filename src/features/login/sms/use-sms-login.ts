import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Call } from '#api/client/client.ts'
import { inspected } from '#api/ports/inspection.ts'
import { keepCountdown, readCountdown } from '#api/ports/kept-countdown.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { smsCountdownMachine } from '#machines/sms-countdown/sms-countdown.machine.ts'
import { currentCode, toKeep } from '#machines/sms-countdown/sms-countdown.rules.ts'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import { problemOf, type SmsProblem } from '#machines/sms-login/sms-login.types.ts'
import { acceptedIn, useAskConsent, useIsAgreed } from '../consent-state.ts'
import type { LoginPorts } from '../login-ports.ts'
import type { LoginWay } from '../login-way.types.ts'
import { useWhen } from '#ui/use-when.ts'
import { smsCountdownActors, smsLoginActors } from './sms-login.actors.ts'

/** Sign-in by a code sent to a mobile: what the form shows, and what it can do. */
export function useSmsLogin({ ports, consent, onSignedIn }: LoginWay) {
  const call = useCall()
  const agreed = useIsAgreed(consent)
  const code = useSmsCode(call, ports)
  const [machine] = useState(() => smsLoginMachine.provide({ actors: smsLoginActors(call, () => acceptedIn(consent)) }))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { mobile: '', agreed } })
  const { context } = snapshot
  useEffect(() => send({ type: 'consent.change', agreed }), [agreed, send])
  useWhen(snapshot.matches('signedIn'), onSignedIn)
  useAskConsent(consent, context.failure?.kind === 'consentOutdated')
  return {
    code,
    mobile: context.mobile,
    typedCode: context.code,
    problem: context.problem,
    failure: context.failure,
    isComplete: problemOf(context) === null,
    isBusy: snapshot.hasTag('busy'),
    setMobile: (text: string) => {
      send({ type: 'mobile.change', text })
      code.setMobile(text)
    },
    setCode: (text: string) => send({ type: 'code.change', text }),
    enter: () => send({ type: 'devices.enter' }),
    closeDevices: () => send({ type: 'devices.close' }),
    /** Sends the form, or leads to the first field with a problem. */
    submit: (form: HTMLFormElement) => {
      code.forgetNotice()
      send({ type: 'form.submit' })
      const problem = problemOf(context)
      const field = problem === null ? null : form.elements.namedItem(fieldOf[problem])
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** Getting a code, with its countdown. */
function useSmsCode(call: Call, { local, clock }: LoginPorts) {
  const [machine] = useState(() =>
    smsCountdownMachine.provide({
      actors: smsCountdownActors(call),
      actions: { keep: ({ context }) => keepCountdown(local, toKeep(context), Date.now()) },
    }),
  )
  const [kept] = useState(() => readCountdown(local, Date.now()))
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { clock, channel: 'mobile', kept } })
  const { context } = snapshot
  return {
    notice: context.notice,
    /** Whole seconds until the next one; 0 when it can be sent. */
    secondsLeft: context.secondsLeft,
    /** The code that was sent last, to the number with its middle hidden. */
    sent: currentCode(context),
    isSending: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    setMobile: (text: string) => send({ type: 'recipient.change', text }),
    request: () => send({ type: 'code.request' }),
    solveCaptcha: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
    forgetNotice: () => send({ type: 'notice.forget' }),
  }
}

/** Names of the fields, as browsers know them. */
export const smsFieldNames = { mobile: 'mobile', code: 'one-time-code', consent: 'consent' } as const

const fieldOf: Readonly<Record<SmsProblem, string>> = {
  mobileMissing: smsFieldNames.mobile,
  mobileInvalid: smsFieldNames.mobile,
  codeMissing: smsFieldNames.code,
  codeInvalid: smsFieldNames.code,
  consentMissing: smsFieldNames.consent,
}
