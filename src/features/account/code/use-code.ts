import { useEffect, useEffectEvent } from 'react'
import type { CodePurpose } from '#domain/accounts/code-purpose.ts'
import { useVerificationCode } from '#parts/verification-code/use-verification-code.ts'
import { useWhen } from '#ui/use-when.ts'

/** Sends a code for a purpose to the recipient entered in the form. */
export function useCode(purpose: CodePurpose, recipient: string, onSent: () => void) {
  const code = useVerificationCode(purpose)
  const setRecipient = useEffectEvent(code.setRecipient)
  useEffect(() => setRecipient(recipient), [recipient])
  useWhen(code.notice?.kind === 'sent', onSent)
  return code
}
