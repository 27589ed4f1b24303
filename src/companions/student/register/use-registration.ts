import { type RefObject, useState } from 'react'
import { fetchCode } from '#api/client/fetch-code.ts'
import { isAnswered, isRefused, messageOf } from '#api/client/failures.ts'
import { join } from '#api/contract/groups/join.ts'
import type { ErrorsOf, OutputOf } from '#api/contract/endpoint.ts'
import { refusedField } from '#api/queries/refused-field.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { readClassCode } from '#domain/classes/class-code.ts'
import type { Language } from '#domain/portal/language.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { registerTexts } from './register.texts.ts'
import { type Registration, type RegistrationField, registrationFields, registrationProblems } from './registration.ts'

export type Registered = OutputOf<typeof join.register>

/** The service's objection and the field it belongs to; null for none. */
interface Complaint {
  readonly field: RegistrationField | null
  readonly text: string
}

const fieldOfError: Readonly<Partial<Record<ErrorsOf<typeof join.register>, RegistrationField>>> = {
  classCodeUnknown: 'classCode',
  passwordCommon: 'password',
}

/** The registration form of a student, until the account is known. */
export function useRegistration(
  form: RefObject<HTMLFormElement | null>,
  classCode: string,
  onRegistered: (username: string) => void,
) {
  const texts = useTexts(registerTexts)
  const { language } = useLanguage()
  const command = useCommand(join.register, { isSecret: true })
  const [typed, setTyped] = useState<Registration>({
    classCode,
    realname: '',
    studentNo: '',
    password: '',
    confirmation: '',
  })
  const [wasTried, setWasTried] = useState(false)
  const [complaint, setComplaint] = useState<Complaint | null>(null)
  const problems = wasTried ? registrationProblems(typed) : {}
  const focusOn = (field: RegistrationField | undefined) =>
    form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
  const refuse = (error: unknown) => {
    const field = isRefused(error, join.register)
      ? refusedField(error.failure, { errors: fieldOfError, inputs: {} })
      : null
    const text = messageOf(error)
    setComplaint({ field, text: isAnswered(error) ? text : texts.unanswered(text) })
    if (field !== null) focusOn(field)
  }
  return {
    typed,
    isBusy: command.isPending,
    registered: command.data ?? null,
    /** What went wrong with the form as a whole; empty for nothing. */
    failure: complaint !== null && complaint.field === null ? complaint.text : '',
    errorOf: (field: RegistrationField): string => {
      if (complaint?.field === field) return complaint.text
      const problem = problems[field]
      return problem === undefined ? '' : texts[problem]
    },
    type: (changes: Partial<Registration>) => {
      setTyped((before) => ({ ...before, ...changes }))
      setComplaint(null)
    },
    submit: async () => {
      if (command.isPending) return
      setWasTried(true)
      setComplaint(null)
      const wrong = registrationProblems(typed)
      const first = registrationFields.find((field) => wrong[field] !== undefined)
      if (first !== undefined) return focusOn(first)
      try {
        onRegistered((await command.mutateAsync(await sentOf(typed, language))).username)
      } catch (error) {
        refuse(error)
      }
    },
  }
}

async function sentOf({ classCode, realname, studentNo, password }: Registration, language: Language) {
  const { passwordDigest } = await fetchCode(() => import('#api/contract/password-digest.ts'), language)
  return { classCode: readClassCode(classCode), realname, studentNo, password: passwordDigest(password) }
}
