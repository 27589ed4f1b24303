import { useMachine } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { inspected } from '#api/ports/inspection.ts'
import { keepCountdown, readCountdown } from '#api/ports/kept-countdown.ts'
import { localTextStorage } from '#api/ports/local-storage.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { sendCode } from '#parts/verification-code/send-code.ts'
import { channelOfPurpose, type CodePurpose } from '#domain/code-purpose.ts'
import { smsCountdownMachine } from '#machines/sms-countdown/sms-countdown.machine.ts'
import { currentCode, toKeep } from '#machines/sms-countdown/sms-countdown.rules.ts'
import type { SendAnswer, SendInput } from '#machines/sms-countdown/sms-countdown.types.ts'
import { useWhen } from '#ui/use-when.ts'

/** Monotonic: the device's clock may be set while the page is open. */
const clock = { now: () => performance.now() }

const provided = (call: Call, purpose: CodePurpose) =>
  smsCountdownMachine.provide({
    actors: {
      send: fromPromise<SendAnswer, SendInput>(({ input, signal }) => sendCode(call, purpose, input, signal)),
    },
    actions: {
      keep: ({ context }) => keepCountdown(localTextStorage, toKeep(context), Date.now()),
    },
  })

/** Getting a code of a purpose to the recipient that stands in the form; its countdown survives a reload. */
export function useCode(purpose: CodePurpose, recipient: string, onSent: () => void) {
  const call = useCall()
  const [machine] = useState(() => provided(call, purpose))
  const [kept] = useState(() => readCountdown(localTextStorage, Date.now()))
  const [snapshot, send] = useMachine(machine, {
    ...inspected,
    input: { clock, channel: channelOfPurpose(purpose), kept },
  })
  const { secondsLeft, notice } = snapshot.context
  useEffect(() => send({ type: 'recipient.change', text: recipient }), [send, recipient])
  useWhen(notice?.kind === 'sent', onSent)
  return {
    secondsLeft: snapshot.hasTag('counting') ? secondsLeft : 0,
    notice,
    /** The code that was sent last, its recipient masked. */
    sent: currentCode(snapshot.context),
    isSending: snapshot.hasTag('busy'),
    isChallenged: snapshot.hasTag('captcha'),
    request: () => send({ type: 'code.request' }),
    solve: (token: string) => send({ type: 'captcha.solve', token }),
    closeCaptcha: () => send({ type: 'captcha.close' }),
    forgetNotice: () => send({ type: 'notice.forget' }),
  }
}
