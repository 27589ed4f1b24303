import { fetchCode } from '#api/client/fetch-code.ts'
import { isAnswered, isRefused, messageOf } from '#api/client/failures.ts'
import { account } from '#api/contract/groups/account.ts'
import { student } from '#api/contract/groups/student.ts'
import type { ErrorsOf } from '#api/contract/endpoint.ts'
import type { PasswordComplaint, PasswordDraft, PasswordField } from '#domain/accounts/password-change.ts'
import type { Language } from '#domain/portal/language.ts'
import { trimmedLogin } from '#domain/accounts/login-name.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import { useCommand } from '#api/queries/use-command.ts'

export type PasswordEndpoint = typeof account.updatePassword | typeof student.updatePassword

/** Changes a teacher's or a student's own password; the three fields leave the page as digests only. */
export function usePasswordCommand(endpoint: PasswordEndpoint, language: Language) {
  const command = useCommand<typeof endpoint>(endpoint, { isSecret: true })
  return {
    isBusy: command.isPending,
    /** The service's objection and its field; null once the new password is in effect. */
    send: async (draft: PasswordDraft): Promise<PasswordComplaint | null> => {
      let isSent = false
      try {
        const digests = await digestsOf(draft, language)
        isSent = true
        await command.mutateAsync(digests)
        return null
      } catch (error) {
        return { field: fieldOf(error), text: messageOf(error), isUnanswered: isSent && !isAnswered(error) }
      }
    },
  }
}

async function digestsOf({ current, next, confirmation }: PasswordDraft, language: Language) {
  const { passwordDigest } = await fetchCode(() => import('#api/contract/password-digest.ts'), language)
  return {
    oldPassword: passwordDigest(trimmedLogin(current)),
    newPassword: passwordDigest(next),
    confirmation: passwordDigest(confirmation),
  }
}

const fields: Readonly<Partial<Record<ErrorsOf<PasswordEndpoint>, PasswordField>>> = {
  oldPasswordWrong: 'current',
  passwordSame: 'next',
  passwordCommon: 'next',
  passwordMismatch: 'confirmation',
}

const fieldOf = (error: unknown): PasswordComplaint['field'] =>
  (isRefused(error, account.updatePassword, student.updatePassword)
    ? refusedField(error.failure, { errors: fields, inputs: {} })
    : null) ?? 'form'
