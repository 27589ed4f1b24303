import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useCall } from '#api/queries/client-context.tsx'
import { isMobile } from '#domain/mobile.ts'
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts'
import {
  type ResetPasswordField,
  type ResetPasswordForm,
  type ResetPasswordProblem,
  resetPasswordProblems,
} from '#machines/reset-password/reset-password.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { passwordRuleTexts } from '#ui/password-rule/password-rule.texts.ts'
import { accountTexts } from '../account.texts.ts'
import { focusField } from '../focus-field.ts'
import { resetPasswordActors } from './reset-password.actors.ts'
import { resetPasswordTexts } from './reset-password.texts.ts'

export type ResetPasswordStep = 'mobile' | 'code' | 'password'

/** The fields of each step, in their order. */
const fieldsOf: Readonly<Record<ResetPasswordStep, readonly ResetPasswordField[]>> = {
  mobile: ['mobile'],
  code: ['verifyCode'],
  password: ['password', 'confirmation'],
}

/** A forgotten password in three steps; `onReset` gets the mobile once the new one is in force. */
export function useResetPassword(
  typed: string,
  formElement: RefObject<HTMLFormElement | null>,
  onReset: (mobile: string) => void,
) {
  const call = useCall()
  const [machine] = useState(() => resetPasswordMachine.provide({ actors: resetPasswordActors(call) }))
  const mobile = isMobile(typed.trim()) ? typed.trim() : ''
  const [snapshot, send] = useMachine(machine, { input: { mobile } })
  const { form, failure, wasTried } = snapshot.context
  const step: ResetPasswordStep = snapshot.hasTag('mobile') ? 'mobile' : snapshot.hasTag('code') ? 'code' : 'password'
  const problems = resetPasswordProblems(form)
  const problemText = useProblemText()
  const refused = failure?.kind === 'refused' ? failure.field : null
  useEffect(() => focusField(formElement.current, fieldsOf[step][0] ?? ''), [formElement, step])
  useEffect(() => {
    if (refused !== null) focusField(formElement.current, refused)
  }, [formElement, refused])
  const tell = useEffectEvent(() => onReset(form.mobile.trim()))
  const isReset = snapshot.matches('reset')
  useEffect(() => {
    if (isReset) tell()
  }, [isReset])
  return {
    form,
    step,
    isBusy: snapshot.hasTag('busy') || isReset,
    failure: failure !== null && refused === null ? failure : null,
    errorOf: (field: ResetPasswordField): string | null => {
      if (failure?.kind === 'refused' && failure.field === field) return failure.message
      return wasTried ? problemText(field, problems[field]) : null
    },
    change: (changes: Partial<ResetPasswordForm>) => send({ type: 'form.change', changes }),
    back: () => send({ type: 'step.back' }),
    next: () => {
      send({ type: 'step.next' })
      const first = fieldsOf[step].find((field) => problems[field] !== null)
      if (first !== undefined) focusField(formElement.current, first)
    },
  }
}

function useProblemText() {
  const account = useTexts(accountTexts)
  const texts = useTexts(resetPasswordTexts)
  const rule = useTexts(passwordRuleTexts)
  const words: Readonly<Record<ResetPasswordField, Readonly<Record<ResetPasswordProblem, string>>>> = {
    mobile: { missing: account.mobileOrCodeMissing, malformed: account.mobileMalformed },
    verifyCode: { missing: account.mobileOrCodeMissing, malformed: account.codeMalformed },
    password: { missing: texts.passwordMissing, malformed: rule.malformed },
    confirmation: { missing: texts.confirmationMissing, malformed: rule.mismatchOnSubmit },
  }
  return (field: ResetPasswordField, problem: ResetPasswordProblem | null): string | null =>
    problem === null ? null : words[field][problem]
}
