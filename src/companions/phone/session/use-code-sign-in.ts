import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { smsCountdownMachine } from '#machines/sms-countdown/sms-countdown.machine.ts'
import type { SmsNotice } from '#machines/sms-countdown/sms-countdown.types.ts'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import type { SmsLoginContext } from '#machines/sms-login/sms-login.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { useServices } from '../services-context.tsx'
import { codeActors, countdownActors } from './sign-in.actors.ts'
import { signInTexts } from './sign-in.texts.ts'
import { useWhen } from '#ui/use-when.ts'

type SignInWording = Wording<(typeof signInTexts)['zh-CN']>

/** Sign-in by a code sent to the teacher's mobile, and getting that code. */
export function useCodeSignIn(onSignedIn: () => void) {
  const call = useCall()
  const { clock } = useServices()
  const texts = useTexts(signInTexts)
  const [machine] = useState(() => smsLoginMachine.provide({ actors: codeActors(call) }))
  const [login, sendLogin] = useMachine(machine, { input: { mobile: '', agreed: true } })
  const countdown = useCountdown(call, clock)
  useWhen(login.matches('signedIn'), onSignedIn)
  const { mobile, code } = login.context
  return {
    mobile,
    code,
    isBusy: login.hasTag('busy'),
    ...errorsOf(login.context, countdown.notice, texts),
    isSent: countdown.notice?.kind === 'sent',
    isSending: countdown.isSending,
    /** Seconds until another code can be sent; 0 when it can. */
    secondsLeft: countdown.secondsLeft,
    hasSent: countdown.hasSent,
    /** The mobile that a captcha has to be solved for; null when none is asked for. */
    captchaFor: countdown.isChallenged ? mobile.trim() : null,
    typeMobile: (text: string) => {
      sendLogin({ type: 'mobile.change', text })
      countdown.send({ type: 'mobile.change', text })
    },
    typeCode: (text: string) => sendLogin({ type: 'code.change', text }),
    requestCode: () => countdown.send({ type: 'code.request' }),
    solveCaptcha: (token: string) => countdown.send({ type: 'captcha.solve', token }),
    closeCaptcha: () => countdown.send({ type: 'captcha.close' }),
    submit: () => sendLogin({ type: 'form.submit' }),
  }
}

/** Nothing of it is kept: after a reload the service says how long to wait. */
function useCountdown(call: Parameters<typeof countdownActors>[0], clock: { readonly now: () => number }) {
  const [machine] = useState(() =>
    smsCountdownMachine.provide({ actors: countdownActors(call), actions: { keep: () => {} } }),
  )
  const [snapshot, send] = useMachine(machine, { input: { clock, kept: [] } })
  const { notice, secondsLeft, sent } = snapshot.context
  return {
    send,
    notice,
    secondsLeft,
    hasSent: sent.length > 0,
    isSending: snapshot.hasTag('busy'),
    isChallenged: snapshot.hasTag('captcha'),
  }
}

interface Errors {
  readonly mobileError: string | null
  readonly codeError: string | null
  /** What belongs to no field. */
  readonly error: string | null
}

function errorsOf({ problem, failure }: SmsLoginContext, notice: SmsNotice | null, texts: SignInWording): Errors {
  const told = failure !== null && 'message' in failure ? failure.message : null
  return {
    mobileError: mobileErrorOf(problem, notice, texts),
    codeError: problem === 'codeInvalid' ? texts.codeInvalid : failure?.kind === 'codeRefused' ? failure.message : null,
    error: failure?.kind === 'codeRefused' ? null : (told ?? (notice?.kind === 'refused' ? notice.message : null)),
  }
}

function mobileErrorOf(
  problem: SmsLoginContext['problem'],
  notice: SmsNotice | null,
  texts: SignInWording,
): string | null {
  if (problem === 'mobileMissing' || problem === 'mobileInvalid') return texts[problem]
  if (notice?.kind === 'mobileInvalid') return texts.mobileUnusable
  return notice?.kind === 'tooSoon' ? texts.tooSoon : null
}
