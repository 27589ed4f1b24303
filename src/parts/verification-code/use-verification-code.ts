import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { type ActorRefFrom, fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fetchBeside } from '#api/client/fetch-code.ts'
import { inspected } from '#api/ports/inspection.ts'
import { keepCountdown, readCountdown } from '#api/ports/kept-countdown.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import type { TextStorage } from '#api/ports/storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { channelOfPurpose, type CodePurpose } from '#domain/accounts/code-purpose.ts'
import type { Language } from '#domain/portal/language.ts'
import { smsCountdownMachine } from '#machines/sms-countdown/sms-countdown.machine.ts'
import { currentCode, storedCodes } from '#machines/sms-countdown/sms-countdown.rules.ts'
import type { Clock, SendAnswer, SendInput } from '#machines/sms-countdown/sms-countdown.types.ts'
import { useLanguage } from '#ui/language/language-context.tsx'

export interface CodePorts {
  /** Monotonic: the device's clock may be set while the page is open. */
  readonly clock: Clock
  /** Storage in which the countdown survives a reload. */
  readonly storage: TextStorage
}

const browserCodePorts: CodePorts = { clock: { now: () => performance.now() }, storage: localTextStorage }

export type CodeActor = ActorRefFrom<typeof smsCountdownMachine>

/** Requests a code for a purpose for the recipient in the form, after a captcha. */
export function useVerificationCode(purpose: CodePurpose, { clock, storage } = browserCodePorts) {
  const call = useCall()
  const { language } = useLanguage()
  const [machine] = useState(() => codeChart(call, language, purpose, storage))
  const [kept] = useState(() => readCountdown(storage, Date.now()))
  const actor = useActorRef(machine, { ...inspected, input: { clock, channel: channelOfPurpose(purpose), kept } })
  return useRunningCode(actor)
}

/** The same, for a flow that is already running. */
export function useRunningCode(actor: CodeActor) {
  const snapshot = useSelector(actor, (now) => now)
  const { notice, secondsLeft } = snapshot.context
  return {
    notice,
    /** Until the next one can be sent; 0 if it can be now. */
    secondsLeft,
    /** The last code sent, its recipient masked. */
    sent: currentCode(snapshot.context),
    isSending: snapshot.hasTag('busy'),
    needsCaptcha: snapshot.hasTag('captcha'),
    setRecipient: (text: string) => actor.send({ type: 'recipient.change', text }),
    request: () => actor.send({ type: 'code.request' }),
    solveCaptcha: (token: string) => actor.send({ type: 'captcha.solve', token }),
    closeCaptcha: () => actor.send({ type: 'captcha.close' }),
    forgetNotice: () => actor.send({ type: 'notice.forget' }),
  }
}

/** The chart of sending codes for a purpose over the real service; the code it calls loads beside the form. */
export function codeChart(call: Call, language: Language, purpose: CodePurpose, storage: TextStorage) {
  const calls = fetchBeside(() => import('./send-code.ts'), language)
  return smsCountdownMachine.provide({
    actors: {
      send: fromPromise<SendAnswer, SendInput>(async ({ input, signal }) => {
        const { sendCode } = await calls()
        return sendCode(call, purpose, input, signal)
      }),
    },
    actions: { keep: ({ context }) => keepCountdown(storage, storedCodes(context), Date.now()) },
  })
}
