import { useState } from 'react'
import {
  isFilled,
  type PasswordComplaint,
  type PasswordDraft,
  type PasswordField,
  type PasswordProblem,
  problemOf,
} from '#domain/accounts/password-change.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { passwordRuleTexts } from '../password-rule/password-rule.texts.ts'
import { passwordChangeTexts } from './password-change.texts.ts'
import { type PasswordEndpoint, usePasswordCommand } from './use-password-command.ts'

/** Sends a new password from its three fields to the service (specification §5 Password). */
export function usePasswordChange(endpoint: PasswordEndpoint, onChanged: () => void, given: string) {
  const { language } = useLanguage()
  const { isBusy, send } = usePasswordCommand(endpoint, language)
  const [draft, setDraft] = useState<PasswordDraft>({ current: given, next: '', confirmation: '' })
  const [complaint, setComplaint] = useState<PasswordComplaint | null>(null)
  const ruleTexts = useTexts(passwordRuleTexts)
  const texts = useTexts(passwordChangeTexts)
  const textOf = ({ kind }: PasswordProblem): string => {
    if (kind === 'missing') return texts.currentMissing
    return kind === 'mismatch' ? ruleTexts.mismatchOnSubmit : ruleTexts[kind]
  }
  return {
    draft,
    complaint,
    isBusy,
    isFilled: isFilled(draft),
    type: (field: PasswordField, text: string) => {
      setDraft((old) => ({ ...old, [field]: text }))
      setComplaint(null)
    },
    /** On leaving the confirmation field: people still know what they meant to type. */
    compare: () => {
      const { next, confirmation } = draft
      if (confirmation !== '' && confirmation !== next)
        setComplaint({ field: 'confirmation', text: ruleTexts.mismatch })
    },
    submit: async () => {
      if (!isFilled(draft) || isBusy) return
      const problem = problemOf(draft)
      if (problem !== null) return setComplaint({ field: problem.field, text: textOf(problem) })
      const refusal = await send(draft)
      if (refusal === null) onChanged()
      else setComplaint(refusal.isUnanswered ? { ...refusal, text: texts.unanswered(refusal.text) } : refusal)
    },
  }
}
