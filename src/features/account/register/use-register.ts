import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { registerMachine } from '#machines/register/register.machine.ts'
import {
  type RegisterField,
  registerFields,
  type RegisterForm,
  registerProblems,
} from '#machines/register/register.types.ts'
import { passwordRuleTexts } from '#parts/password-rule/password-rule.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { focusField } from '../focus-field.ts'
import { registerActors } from './register.actors.ts'
import { registerTexts } from './register.texts.ts'

/** Applying to a school for an account: the form, its errors, and the service's answer. */
export function useRegister(formElement: RefObject<HTMLFormElement | null>) {
  const call = useCall()
  const [machine] = useState(() => registerMachine.provide({ actors: registerActors(call) }))
  const [snapshot, send] = useMachine(machine, inspected)
  const { form, failure, wasTried, schoolName } = snapshot.context
  const problems = registerProblems(form)
  const problemText = useProblemText()
  const refused = failure?.kind === 'refused' ? failure.field : null
  useEffect(() => {
    if (refused !== null) focusField(formElement.current, refused)
  }, [refused, formElement])
  return {
    form,
    schoolName: snapshot.hasTag('applied') ? schoolName : null,
    isBusy: snapshot.hasTag('busy'),
    /** An error of the whole form; errors of a field are shown there. */
    failure: failure !== null && refused === null ? failure : null,
    errorOf: (field: RegisterField): string | null => {
      if (failure?.kind === 'refused' && failure.field === field) return failure.message
      return wasTried ? problemText(field, problems[field]) : null
    },
    change: (changes: Partial<RegisterForm>) => send({ type: 'form.change', changes }),
    submit: () => {
      send({ type: 'form.submit' })
      const first = registerFields.find((field) => problems[field] !== undefined)
      if (first !== undefined) focusField(formElement.current, first)
    },
  }
}

/** The message for a field's problem (specification §5). */
function useProblemText() {
  const account = useTexts(accountTexts)
  const texts = useTexts(registerTexts)
  const rule = useTexts(passwordRuleTexts)
  const words: Readonly<Record<RegisterField, { readonly missing: string; readonly malformed: string }>> = {
    mobile: { missing: account.mobileOrCodeMissing, malformed: account.mobileMalformed },
    verificationCode: { missing: account.mobileOrCodeMissing, malformed: account.codeMalformed },
    realname: { missing: texts.realnameMissing, malformed: texts.realnameMissing },
    schoolCode: { missing: texts.schoolCodeMissing, malformed: texts.schoolCodeMissing },
    stageId: { missing: account.stageMissing, malformed: account.stageMissing },
    password: { missing: texts.passwordMissing, malformed: rule.malformed },
    confirmation: { missing: texts.confirmationMissing, malformed: rule.mismatchOnSubmit },
    consent: { missing: account.consentMissing, malformed: account.consentMissing },
  }
  return (field: RegisterField, problem: 'missing' | 'malformed' | undefined): string | null =>
    problem === undefined ? null : words[field][problem]
}
