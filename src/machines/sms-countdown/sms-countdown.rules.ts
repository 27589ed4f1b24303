import { smsLimits } from '#domain/portal/constants.ts'
import {
  channelOfRecipient,
  isRecipient,
  keptRecipient,
  maskedRecipient,
  plainRecipient,
} from '#domain/accounts/recipient.ts'
import type { WayReport } from '../login/login-way.types.ts'
import type {
  CountedCode,
  SendAnswer,
  SentCode,
  SmsCountdownContext,
  SmsCountdownInput,
  SmsNotice,
} from './sms-countdown.types.ts'
import { second } from '#domain/time/units.ts'

type Change = Partial<SmsCountdownContext>

export function startOf({ clock, channel, kept }: SmsCountdownInput): SmsCountdownContext {
  const sent = kept.map(({ remaining, ...code }) => ({ ...code, endsAt: clock.now() + limited(remaining, code.left) }))
  return counted({ clock, channel, sent, recipient: '', asked: '', notice: null, secondsLeft: 0 })
}

/** Setting the device's clock back must not make anybody wait longer than necessary. */
const limited = (remaining: number, left: number): number =>
  Math.min(remaining, left === 0 ? smsLimits.day : smsLimits.countdownSeconds * second)

/**
 * The sent code relevant to the field, masked: that of its recipient, or the newest still counting down while the field
 * is incomplete.
 */
export function currentCode(context: RecipientContext): CountedCode | null {
  const typed = plainRecipient(context.recipient)
  const found = isRecipient(context.channel, typed) ? codeOf(context, keptRecipient(typed)) : countingCode(context)
  return found === undefined ? null : { ...found, recipient: maskedRecipient(found.recipient) }
}

type RecipientContext = Pick<SmsCountdownContext, 'clock' | 'channel' | 'sent' | 'recipient'>

/** The last code of a day is forgotten once another may be sent: how many are left then is unknown. */
const codeOf = ({ clock, sent }: RecipientContext, recipient: string): CountedCode | undefined =>
  sent.find((code) => code.recipient === recipient && (code.left > 0 || code.endsAt > clock.now()))

function countingCode({ clock, channel, sent }: RecipientContext): CountedCode | undefined {
  const newest = sent.find(({ recipient }) => channelOfRecipient(recipient) === channel)
  return newest !== undefined && newest.left > 0 && newest.endsAt > clock.now() ? newest : undefined
}

export const remainingOf = (context: SmsCountdownContext): number =>
  Math.max(0, (currentCode(context)?.endsAt ?? 0) - context.clock.now())

/** The context with the current seconds. */
export const counted = (context: SmsCountdownContext): SmsCountdownContext => ({
  ...context,
  secondsLeft: Math.ceil(remainingOf(context) / second),
})

/** Milliseconds until the displayed seconds change. */
export const untilNextSecond = (context: SmsCountdownContext): number => {
  const remaining = remainingOf(context)
  return Math.max(1, remaining - (Math.ceil(remaining / second) - 1) * second)
}

/** Applies the response to a send; the newest code comes first. */
export function answered(context: SmsCountdownContext, answer: SendAnswer): Change {
  if (answer.kind === 'refused') return noted(context, answer)
  const recipient = keptRecipient(context.asked)
  const known = currentCode({ ...context, recipient: context.asked })
  const left = leftAfter(answer, known)
  const endsAt = context.clock.now() + limited(answer.waitSeconds * second, left)
  const sent = [{ recipient, left, endsAt }, ...context.sent.filter((code) => code.recipient !== recipient)]
  return { ...counted({ ...context, sent }), ...noted(context, noticeOf(answer)) }
}

type CountingAnswer = Exclude<SendAnswer, { readonly kind: 'refused' }>

function leftAfter(answer: CountingAnswer, known: CountedCode | null): number {
  if (answer.kind === 'sent') return answer.left
  return answer.kind === 'spent' ? 0 : (known?.left ?? smsLimits.perDay - 1)
}

const noticeOf = (answer: CountingAnswer): SmsNotice =>
  answer.kind === 'spent' ? { kind: 'refused', message: answer.message } : { kind: answer.kind }

/** A response ends the request; its outcome is not shown for another recipient typed meanwhile. */
export const noted = ({ asked, recipient }: SmsCountdownContext, notice: SmsNotice): Change => ({
  asked: '',
  notice: plainRecipient(recipient) === asked ? notice : null,
})

/** Every code requires a puzzle first: the parent sign-in shows it. */
export const puzzleFor = ({ asked }: SmsCountdownContext): WayReport => ({
  type: 'captcha.need',
  way: 'code',
  captcha: { purpose: 'sms:login', subject: asked },
})

/** Everything that may still delay the next code, for the next page. */
export const storedCodes = ({ sent, clock }: SmsCountdownContext): readonly SentCode[] =>
  sent
    .map(({ recipient, left, endsAt }) => ({
      recipient,
      left,
      remaining: endsAt - clock.now(),
    }))
    .filter(({ remaining }) => remaining > -smsLimits.day)
