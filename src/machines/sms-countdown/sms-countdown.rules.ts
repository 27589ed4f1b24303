import { smsLimits } from '#domain/constants.ts'
import { channelOfRecipient, isRecipient, keptRecipient, maskedRecipient, plainRecipient } from '#domain/recipient.ts'
import type {
  CountedCode,
  SendAnswer,
  SentCode,
  SmsCountdownContext,
  SmsCountdownInput,
  SmsNotice,
} from './sms-countdown.types.ts'

type Change = Partial<SmsCountdownContext>

const second = 1000

export function startOf({ clock, channel, kept }: SmsCountdownInput): SmsCountdownContext {
  const sent = kept.map(({ remaining, ...code }) => ({ ...code, endsAt: clock.now() + limited(remaining) }))
  return counted({ clock, channel, sent, recipient: '', asked: '', notice: null, secondsLeft: 0 })
}

/** A device's clock that was set back must not make anybody wait longer than the countdown is. */
const limited = (remaining: number): number => Math.min(remaining, smsLimits.countdownSeconds * second)

/** The sent code that the field speaks of, masked: that of its recipient, or the newest while it holds no whole one. */
export function currentCode({
  channel,
  sent,
  recipient,
}: Pick<SmsCountdownContext, 'channel' | 'sent' | 'recipient'>): CountedCode | null {
  const typed = plainRecipient(recipient)
  const isWhole = isRecipient(channel, typed)
  const found = sent.find((code) =>
    isWhole ? code.recipient === keptRecipient(typed) : channelOfRecipient(code.recipient) === channel,
  )
  return found === undefined ? null : { ...found, recipient: maskedRecipient(found.recipient) }
}

export const remainingOf = (context: SmsCountdownContext): number =>
  Math.max(0, (currentCode(context)?.endsAt ?? 0) - context.clock.now())

/** The context with the seconds as they are now. */
export const counted = (context: SmsCountdownContext): SmsCountdownContext => ({
  ...context,
  secondsLeft: Math.ceil(remainingOf(context) / second),
})

/** Milliseconds until another number of seconds is shown. */
export const untilNextSecond = (context: SmsCountdownContext): number => {
  const remaining = remainingOf(context)
  return Math.max(1, remaining - (Math.ceil(remaining / second) - 1) * second)
}

/** What an answer to a send changes; the newest code comes first. */
export function answered(context: SmsCountdownContext, answer: SendAnswer): Change {
  if (answer.kind === 'refused') return noted(context, answer)
  const recipient = keptRecipient(context.asked)
  const known = currentCode({ ...context, recipient: context.asked })
  const left = answer.kind === 'sent' ? answer.left : (known?.left ?? smsLimits.perDay - 1)
  const endsAt = context.clock.now() + limited(answer.waitSeconds * second)
  const sent = [{ recipient, left, endsAt }, ...context.sent.filter((code) => code.recipient !== recipient)]
  return { ...counted({ ...context, sent }), ...noted(context, { kind: answer.kind }) }
}

/** An answer ends the asking; what came of a recipient is not said of another that was typed meanwhile. */
export const noted = ({ asked, recipient }: SmsCountdownContext, notice: SmsNotice): Change => ({
  asked: '',
  notice: plainRecipient(recipient) === asked ? notice : null,
})

/** Everything that still counts, for the next page. */
export const toKeep = ({ sent, clock }: SmsCountdownContext): readonly SentCode[] =>
  sent
    .map(({ recipient, left, endsAt }) => ({
      recipient,
      left,
      remaining: endsAt - clock.now(),
    }))
    .filter(({ remaining }) => remaining > 0)
