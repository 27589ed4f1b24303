import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import { problemOf, type SmsProblem } from '#machines/sms-login/sms-login.types.ts'
import { useVerificationCode } from '#parts/verification-code/use-verification-code.ts'
import { useWhen } from '#ui/use-when.ts'
import { acceptedIn, useAskConsent, useIsAgreed } from '../consent-state.ts'
import type { LoginWay } from '../login-way.types.ts'
import { smsLoginActors } from './sms-login.actors.ts'

/** Sign-in by a code sent to a mobile: what the form shows, and what it can do. */
export function useSmsLogin({ ports, consent, onSignedIn }: LoginWay) {
  const call = useCall()
  const agreed = useIsAgreed(consent)
  const code = useVerificationCode('login', { clock: ports.clock, storage: ports.local })
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
      code.setRecipient(text)
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

/** Names of the fields, as browsers know them. */
export const smsFieldNames = { mobile: 'mobile', code: 'one-time-code', consent: 'consent' } as const

const fieldOf: Readonly<Record<SmsProblem, string>> = {
  mobileMissing: smsFieldNames.mobile,
  mobileInvalid: smsFieldNames.mobile,
  codeMissing: smsFieldNames.code,
  codeInvalid: smsFieldNames.code,
  consentMissing: smsFieldNames.consent,
}
