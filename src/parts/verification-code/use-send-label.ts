import { useTexts } from '#ui/language/language-context.tsx'
import { codeSendingTexts } from './code-sending.texts.ts'
import type { SentState } from './code-sending.types.ts'

export interface SendState extends SentState {
  readonly isSending: boolean
}

/** The label of the button that requests a code. Hours are not counted down: the line below shows them. */
export function useSendLabel({ isSending, secondsLeft, sent }: SendState): string {
  const texts = useTexts(codeSendingTexts)
  if (isSending) return texts.sending
  if (sent === null) return texts.get
  return secondsLeft > 0 && sent.left > 0 ? texts.waiting(secondsLeft) : texts.again
}
