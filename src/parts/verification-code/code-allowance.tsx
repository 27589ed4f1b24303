import { Box } from '@mantine/core'
import { smsLimits } from '#domain/portal/constants.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { codeSendingTexts } from './code-sending.texts.ts'
import type { SentState } from './code-sending.types.ts'

/** How many codes are available; once one was sent, where to, and how many are left or when the next is possible. */
export function CodeAllowance({ sent, secondsLeft }: SentState) {
  const texts = useTexts(codeSendingTexts)
  const { perDay } = smsLimits
  if (sent === null)
    return (
      <Box component="span" c="var(--ink-3)" fz="sm" lh={1.45}>
        {texts.limit(perDay)}
      </Box>
    )
  return (
    <Box component="span" c="var(--ink-3)" fz="sm" lh={1.45}>
      {texts.sentTo(sent.recipient)}
      <br />
      {sent.left > 0 ? texts.left(perDay, sent.left) : texts.noneLeft(perDay, Math.ceil(secondsLeft / 60))}
    </Box>
  )
}
