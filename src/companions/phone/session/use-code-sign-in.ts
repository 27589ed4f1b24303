import { useMachine } from '@xstate/react'
import { useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import type { SmsNotice } from '#machines/sms-countdown/sms-countdown.types.ts'
import { smsLoginMachine } from '#machines/sms-login/sms-login.machine.ts'
import type { SmsLoginContext } from '#machines/sms-login/sms-login.types.ts'
import { codeSendingTexts } from '#parts/verification-code/code-sending.texts.ts'
import { useVerificationCode } from '#parts/verification-code/use-verification-code.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { useServices } from '../services-context.tsx'
import { codeFormTexts } from './code-form.texts.ts'
import { codeActors } from './sign-in.actors.ts'
import { useWhen } from '#ui/use-when.ts'

/** Texts of the form, and of requesting a code. */
interface Words {
  readonly form: Wording<(typeof codeFormTexts)['zh-CN']>
  readonly sending: Wording<(typeof codeSendingTexts)['zh-CN']>
}

/** Sign-in by a code sent to the teacher's mobile, and requesting that code. */
export function useCodeSignIn(onSignedIn: () => void) {
  const call = useCall()
  const words = { form: useTexts(codeFormTexts), sending: useTexts(codeSendingTexts) }
  const [machine] = useState(() => smsLoginMachine.provide({ actors: codeActors(call) }))
  const [login, sendLogin] = useMachine(machine, { ...inspected, input: { mobile: '', agreed: true, accepted: [] } })
  const countdown = useVerificationCode('login', useServices())
  useWhen(login.hasTag('signedIn'), onSignedIn)
  const { mobile, code } = login.context
  return {
    mobile,
    code,
    isBusy: login.hasTag('busy'),
    ...errorsOf(login.context, countdown.notice, words),
    isSent: countdown.notice?.kind === 'sent',
    isSending: countdown.isSending,
    /** Seconds until another code can be sent; 0 when it can. */
    secondsLeft: countdown.secondsLeft,
    /** The last code sent, with the middle of the number masked. */
    sent: countdown.sent,
    /** The mobile number that a captcha must be solved for; null if none is required. */
    captchaFor: countdown.needsCaptcha ? mobile.trim() : null,
    typeMobile: (text: string) => {
      sendLogin({ type: 'mobile.change', text })
      countdown.setRecipient(text)
    },
    typeCode: (text: string) => sendLogin({ type: 'code.change', text }),
    requestCode: countdown.request,
    solveCaptcha: countdown.solveCaptcha,
    closeCaptcha: countdown.closeCaptcha,
    submit: () => {
      countdown.forgetNotice()
      sendLogin({ type: 'form.submit' })
    },
  }
}

interface Errors {
  readonly mobileError: string | null
  readonly codeError: string | null
  /** Errors that belong to no field. */
  readonly error: string | null
}

function errorsOf({ problem, failure }: SmsLoginContext, notice: SmsNotice | null, words: Words): Errors {
  const message = failure !== null && 'message' in failure ? failure.message : null
  return {
    mobileError: mobileErrorOf(problem, notice, words),
    codeError: codeErrorOf({ problem, failure }, notice, words),
    error: failure?.kind === 'codeRefused' ? null : message,
  }
}

function mobileErrorOf(problem: SmsLoginContext['problem'], notice: SmsNotice | null, words: Words): string | null {
  if (notice?.kind === 'recipientInvalid') return words.form.mobileUnusable
  return problem === 'mobileMissing' || problem === 'mobileInvalid' ? words.form[problem] : null
}

/**
 * Why no code was sent is shown at the code field, too, and takes precedence over the form's own error: it is newer, because
 * submitting the form clears it.
 */
function codeErrorOf(
  { problem, failure }: Pick<SmsLoginContext, 'problem' | 'failure'>,
  notice: SmsNotice | null,
  words: Words,
): string | null {
  if (notice?.kind === 'sent') return null
  if (notice?.kind === 'tooSoon') return words.sending.tooSoon
  if (notice?.kind === 'refused') return notice.message
  if (problem === 'codeMissing' || problem === 'codeInvalid') return words.form[problem]
  return failure?.kind === 'codeRefused' ? failure.message : null
}
