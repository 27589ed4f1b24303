import { useEffect, useEffectEvent } from 'react'
import type { Refusal, Unanswered } from '#machines/assign-paper/assign-paper.types.ts'
import { type AssignField, type AssignForm, problemsOf } from './assign-form.ts'
import type { ClassToAssign } from './assign-paper.types.ts'
import type { FittedForm } from './use-fitted-form.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { useRefusal } from './use-refusal.ts'

/**
 * Where the errors belong, once something was `pressed`: those the form finds by itself, and why the service refused or
 * did not answer. A refusal goes away with the first change.
 */
export function useAssignErrors(
  failure: Refusal | Unanswered | null,
  pressed: AssignForm | null,
  { typed, form, members, chosen }: FittedForm,
  courses: readonly ClassToAssign[],
) {
  const problems = useProblemTexts(pressed === null ? {} : problemsOf(form))
  const isAsPressed = failure?.kind === 'refused' && pressed === typed
  const refusal = useRefusal(isAsPressed ? failure : null, courses, chosen)
  const field = refusal?.field
  useRefreshOf(members.refresh, field)
  return {
    errors: { ...problems, ...(refusal !== null && field !== undefined && { [field]: refusal.message }) },
    /** The class an error is about, if there are several. */
    refusedClass: refusal?.refusedClass,
    /** An error that is not about one field. */
    failure: failure?.kind === 'unanswered' ? failure : field === undefined ? refusal : null,
  }
}

/** Fetches the class again when the service refuses the chosen students. */
function useRefreshOf(refresh: () => void, field: AssignField | undefined): void {
  const refreshNow = useEffectEvent(refresh)
  useEffect(() => {
    if (field === 'uids') refreshNow()
  }, [field])
}
