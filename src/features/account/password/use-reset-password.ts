import { useMachine } from '@xstate/react'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { inspected } from '#api/ports/inspection.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { isMobile } from '#domain/accounts/mobile.ts'
import type { CodeChannel } from '#domain/accounts/recipient.ts'
import { resetPasswordMachine } from '#machines/reset-password/reset-password.machine.ts'
import {
  type ResetPasswordField,
  type ResetPasswordForm,
  type ResetPasswordProblem,
  resetPasswordProblems,
} from '#machines/reset-password/reset-password.types.ts'
import { passwordRuleTexts } from '#parts/password-rule/password-rule.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import { focusField } from '../focus-field.ts'
import { resetPasswordActors } from './reset-password.actors.ts'
import { resetPasswordTexts } from './reset-password.texts.ts'

export type ResetPasswordStep = 'recipient' | 'code' | 'password'

/** The fields of each step, in order. */
const fieldsOf = (step: ResetPasswordStep, channel: CodeChannel): readonly ResetPasswordField[] =>
  ({ recipient: [channel], code: ['verificationCode'], password: ['password', 'confirmation'] } as const)[step]

/**
 * Resetting a forgotten password in three steps; once the new one is in force, `onReset` gets the account for the
 * sign-in: the mobile, or what was `typed` there if the code came by e-mail.
 */
export function useResetPassword(
  typed: string,
  formElement: RefObject<HTMLFormElement | null>,
  onReset: (account: string) => void,
) {
  const call = useCall()
  const [machine] = useState(() => resetPasswordMachine.provide({ actors: resetPasswordActors(call) }))
  const mobile = isMobile(typed.trim()) ? typed.trim() : ''
  const [snapshot, send] = useMachine(machine, { ...inspected, input: { mobile } })
  const { channel, form, failure, wasTried } = snapshot.context
  const step: ResetPasswordStep = snapshot.hasTag('recipient')
    ? 'recipient'
    : snapshot.hasTag('code')
      ? 'code'
      : 'password'
  const problems = resetPasswordProblems(form)
  const problemText = useProblemText()
  const refused = failure?.kind === 'refused' ? failure.field : null
  // Choosing a channel keeps the focus on the choice: somebody may be using arrow keys.
  const focusStep = useEffectEvent((shown: ResetPasswordStep) =>
    focusField(formElement.current, fieldsOf(shown, channel)[0] ?? ''),
  )
  useEffect(() => focusStep(step), [step])
  useEffect(() => {
    if (refused !== null) focusField(formElement.current, refused)
  }, [formElement, refused])
  const tell = useEffectEvent(() => onReset(channel === 'mobile' ? form.mobile.trim() : typed))
  const isReset = snapshot.hasTag('reset')
  useEffect(() => {
    if (isReset) tell()
  }, [isReset])
  return {
    channel,
    form,
    step,
    isBusy: snapshot.hasTag('busy') || isReset,
    failure: failure !== null && refused === null ? failure : null,
    errorOf: (field: ResetPasswordField): string | null => {
      if (failure?.kind === 'refused' && failure.field === field) return failure.message
      return wasTried ? problemText(field, problems[field]) : null
    },
    change: (changes: Partial<ResetPasswordForm>) => send({ type: 'form.change', changes }),
    choose: (chosen: CodeChannel) => send({ type: 'channel.choose', channel: chosen }),
    back: () => send({ type: 'step.back' }),
    next: () => {
      send({ type: 'step.next' })
      const wrong = fieldsOf(step, channel).find((field) => problems[field] !== null)
      if (wrong !== undefined) focusField(formElement.current, wrong)
    },
  }
}

function useProblemText() {
  const account = useTexts(accountTexts)
  const texts = useTexts(resetPasswordTexts)
  const rule = useTexts(passwordRuleTexts)
  const words: Readonly<Record<ResetPasswordField, Readonly<Record<ResetPasswordProblem, string>>>> = {
    mobile: { missing: account.mobileOrCodeMissing, malformed: account.mobileMalformed },
    email: { missing: account.emailMissing, malformed: account.emailMalformed },
    verificationCode: { missing: account.mobileOrCodeMissing, malformed: account.codeMalformed },
    password: { missing: texts.passwordMissing, malformed: rule.malformed },
    confirmation: { missing: texts.confirmationMissing, malformed: rule.mismatchOnSubmit },
  }
  return (field: ResetPasswordField, problem: ResetPasswordProblem | null): string | null =>
    problem === null ? null : words[field][problem]
}
