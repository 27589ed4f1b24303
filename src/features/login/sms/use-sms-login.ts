import { useSelector } from '@xstate/react'
import type { ActorRefFrom } from 'xstate'
import { readCountdown } from '#api/ports/kept-countdown.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import { problemOf, type SmsProblem } from '#machines/sms-login/sms-login.types.ts'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import { useArrival } from '#parts/sign-in/use-arrival.ts'
import { useChild } from '#parts/sign-in/use-login-state.ts'
import { type CodeActor, codeChart, useRunningCode } from '#parts/verification-code/use-verification-code.ts'
import { useLanguage } from '#ui/language/language-context.tsx'
import type { LoginPorts } from '../login-ports.ts'
import { smsLoginActors } from './sms-login.actors.ts'

/** Both actors of this way, once running. */
export interface SmsWay {
  readonly login: LoginActor
  readonly sms: ActorRefFrom<typeof smsLoginMachine>
  readonly code: CodeActor
}

/** Starts sign-in by a code sent to a mobile; null until it is running. */
export function useSmsWay(login: LoginActor, { local }: LoginPorts) {
  const call = useCall()
  const { language } = useLanguage()
  const sms = useChild(login, 'sms')
  const code = useChild(login, 'code')
  const onRetry = useArrival(
    login,
    'sms',
    () => ({
      sms: smsLoginMachine.provide({ actors: smsLoginActors(call, language) }),
      code: codeChart(call, language, 'login', local),
    }),
    () => ({ type: 'sms.arrive', kept: readCountdown(local, Date.now()) }),
  )
  const way: SmsWay | null = sms === undefined || code === undefined ? null : { login, sms, code }
  return { way, onRetry }
}

/** What the form shows, and what it can do. */
export function useSmsLogin({ login, sms, code: countdown }: SmsWay) {
  const now = useSelector(sms, (snapshot) => snapshot)
  const { context } = now
  const isIn = useSelector(login, (now) => now.hasTag('signedIn'))
  const code = useRunningCode(countdown)
  return {
    code,
    mobile: context.mobile,
    typedCode: context.code,
    problem: context.problem,
    failure: context.failure,
    isComplete: problemOf(context) === null,
    isBusy: now.hasTag('busy') || isIn,
    setMobile: (text: string) => {
      sms.send({ type: 'mobile.change', text })
      code.setRecipient(text)
    },
    setCode: (text: string) => sms.send({ type: 'code.change', text }),
    /** Submits the form, or moves to the first invalid field. */
    submit: (form: HTMLFormElement) => {
      code.forgetNotice()
      sms.send({ type: 'form.submit' })
      const problem = problemOf(context)
      const field = problem === null ? null : form.elements.namedItem(fieldOf[problem])
      if (field instanceof HTMLElement) field.focus()
    },
  }
}

/** Names of the fields as browsers know them. */
export const smsFieldNames = { mobile: 'mobile', code: 'one-time-code', consent: 'consent' } as const

const fieldOf: Readonly<Record<SmsProblem, string>> = {
  mobileMissing: smsFieldNames.mobile,
  mobileInvalid: smsFieldNames.mobile,
  codeMissing: smsFieldNames.code,
  codeInvalid: smsFieldNames.code,
  consentMissing: smsFieldNames.consent,
}
