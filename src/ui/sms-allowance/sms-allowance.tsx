import { smsLimits } from '#domain/constants.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './sms-allowance.module.css'
import { smsAllowanceTexts } from './sms-allowance.texts.ts'

export interface SmsAllowanceProps {
  /** The code that was sent last: its recipient, masked, and how many more can be sent; null without one. */
  readonly sent: { readonly recipient: string; readonly left: number } | null
}

/** How many codes can be had, always; and once one was sent, where it went and how many are left. */
export function SmsAllowance({ sent }: SmsAllowanceProps) {
  const texts = useTexts(smsAllowanceTexts)
  const { perDay } = smsLimits
  if (sent === null) return <span className={css['allowance']}>{texts.limit(perDay)}</span>
  return (
    <span className={css['allowance']}>
      {texts.sentTo(sent.recipient)}
      <br />
      {sent.left > 0 ? texts.left(perDay, sent.left) : texts.noneLeft(perDay)}
    </span>
  )
}
