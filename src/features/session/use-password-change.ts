import { useState } from 'react'
import { CallError, messageOf } from '#api/client/failures.ts'
import { account } from '#api/contract/areas/account.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { trimmedLogin } from '#domain/login-name.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { passwordRuleTexts } from '#ui/password-rule/password-rule.texts.ts'
import { passwordChangeTexts } from './password-change.texts.ts'
import {
  isFilled,
  type PasswordDraft,
  type PasswordField,
  type PasswordProblem,
  problemOf,
} from './password-change.rules.ts'

/** A message below one of the fields, or below all of them. */
interface Complaint {
  readonly field: PasswordField | 'form'
  readonly text: string
}

/** A new password from its three fields to the service (specification §5 Password). */
export function usePasswordChange(onChanged: () => void) {
  const [draft, setDraft] = useState<PasswordDraft>({ current: '', next: '', confirmation: '' })
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const command = useCommand(account.updatePassword)
  const ruleTexts = useTexts(passwordRuleTexts)
  const texts = useTexts(passwordChangeTexts)
  const textOf = ({ kind }: PasswordProblem): string => {
    if (kind === 'missing') return texts.currentMissing
    return kind === 'mismatch' ? ruleTexts.mismatchOnSubmit : ruleTexts[kind]
  }
  return {
    draft,
    complaint,
    isFilled: isFilled(draft),
    isBusy: command.isPending,
    type: (field: PasswordField, text: string) => {
      setDraft((old) => ({ ...old, [field]: text }))
      setComplaint(null)
    },
    /** On leaving the confirmation: the typist still knows what was meant. */
    compare: () => {
      const { next, confirmation } = draft
      if (confirmation !== '' && confirmation !== next)
        setComplaint({ field: 'confirmation', text: ruleTexts.mismatch })
    },
    submit: async () => {
      if (!isFilled(draft) || command.isPending) return
      const problem = problemOf(draft)
      if (problem !== null) return setComplaint({ field: problem.field, text: textOf(problem) })
      try {
        await command.mutateAsync(await digestsOf(draft))
      } catch (error) {
        return setComplaint({ field: fieldOf(error), text: messageOf(error) })
      }
      onChanged()
    },
  }
}

async function digestsOf({ current, next, confirmation }: PasswordDraft) {
  const { passwordDigest } = await import('#api/contract/password-digest.ts')
  return {
    oldPassword: passwordDigest(trimmedLogin(current)),
    newPassword: passwordDigest(next),
    confirmation: passwordDigest(confirmation),
  }
}

const fields: Readonly<Record<string, PasswordField>> = {
  oldPasswordWrong: 'current',
  passwordSame: 'next',
  passwordCommon: 'next',
  passwordMismatch: 'confirmation',
}

const fieldOf = (error: unknown): Complaint['field'] =>
  (error instanceof CallError ? fields[error.id] : undefined) ?? 'form'
