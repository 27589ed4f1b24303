import { smsLimits } from '#domain/constants.ts'
import { maskedMobile } from '#domain/masked-mobile.ts'
import { isMobile } from '#domain/mobile.ts'
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

export function startOf({ clock, kept }: SmsCountdownInput): SmsCountdownContext {
  const sent = kept.map(({ mobile, left, remaining }) => ({ mobile, left, endsAt: clock.now() + limited(remaining) }))
  return counted({ clock, sent, mobile: '', asked: '', notice: null, secondsLeft: 0 })
}

/** A device's clock that was set back must not make anybody wait longer than the countdown is. */
const limited = (remaining: number): number => Math.min(remaining, smsLimits.countdownSeconds * second)

/** The sent code that the field speaks of: that of its mobile, or the newest while it holds no whole number. */
export function currentCode({ sent, mobile }: Pick<SmsCountdownContext, 'sent' | 'mobile'>): CountedCode | null {
  const typed = mobile.trim()
  const found = isMobile(typed) ? sent.find((code) => code.mobile === maskedMobile(typed)) : sent[0]
  return found ?? null
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
  const mobile = maskedMobile(context.asked)
  const known = currentCode({ ...context, mobile: context.asked })
  const left = answer.kind === 'sent' ? answer.left : (known?.left ?? smsLimits.perDay - 1)
  const endsAt = context.clock.now() + limited(answer.waitSeconds * second)
  const sent = [{ mobile, left, endsAt }, ...context.sent.filter((code) => code.mobile !== mobile)]
  return { ...counted({ ...context, sent }), ...noted(context, { kind: answer.kind }) }
}

/** An answer ends the asking; what came of a number is not said of another that was typed meanwhile. */
export const noted = ({ asked, mobile }: SmsCountdownContext, notice: SmsNotice): Change => ({
  asked: '',
  notice: mobile.trim() === asked ? notice : null,
})

/** Everything that still counts, for the next page. */
export const toKeep = ({ sent, clock }: SmsCountdownContext): readonly SentCode[] =>
  sent
    .map(({ mobile, left, endsAt }) => ({ mobile, left, remaining: endsAt - clock.now() }))
    .filter(({ remaining }) => remaining > 0)
