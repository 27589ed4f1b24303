import { useMemo, useState } from 'react'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import type { AssignPaperOutput, NewAssignment } from '#machines/assign-paper/assign-paper.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { type AssignForm, copyOf, emptyForm, formOf, problemsOf, assignmentOf } from './assign-form.ts'
import type { AssignPaperDialogProps } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'
import { useAssignErrors } from './use-assign-errors.ts'
import { useAssignMachine } from './use-assign-machine.ts'
import { useFittedForm } from './use-fitted-form.ts'
import { useKeeping, useKeptAssignment } from './use-kept-assignment.ts'
import { useOutcomeText } from './use-outcome-text.ts'
import { useSchoolNow } from '#parts/end-picker/use-school-now.ts'

/** Everything the assign dialog shows and does. */
export function useAssignPaper(props: AssignPaperDialogProps) {
  const { paper, course, courses = [course], assignment, template, onDone } = props
  const { now } = useSchoolNow()
  const assignmentIds = assignment === undefined ? [] : [assignment.assignmentInfo.assignmentId]
  const texts = useTexts(assignTexts)
  const name = assignment === undefined && template === undefined ? `assign-${course.courseId}-${paper.paperId}` : null
  const found = useKeptAssignment(name)
  const [first] = useState(() => found?.form ?? firstFormOf(props, now()))
  const fitted = useFittedForm(first, courses)
  const { typed, setForm, form, members, chosen } = fitted
  const [pressed, setPressed] = useState<AssignForm | null>(null)
  const outcomeText = useOutcomeText(fitted, assignment !== undefined)
  const finish = (output: AssignPaperOutput) => {
    const { assignmentIds: made, published } = output
    onDone({ courses: chosen, assignmentIds: made, message: outcomeText(output, form, now()), isPublished: published })
  }
  const { snapshot, send, unanswered } = useAssignMachine(assignmentIds, found?.assignment ?? undefined, finish)
  const isChanged = typed !== first || found?.assignment === null
  const isTyped = isChanged && snapshot.context.saved === null && snapshot.output === undefined
  const drop = useKeeping(name, unanswered !== null || isTyped ? { form: typed, assignment: unanswered } : null)
  const isFound = (found?.assignment ?? null) !== null && pressed === null
  const failure = isFound ? ({ kind: 'unanswered', message: texts.found } as const) : snapshot.context.failure
  const { saved, publishes } = snapshot.context
  const mayBePublished = snapshot.hasTag('perhapsPublished')
  const errors = useAssignErrors(failure, pressed, fitted, courses)
  const planned = useMemo(() => plannedOf(form, paper.paperId), [form, paper.paperId])
  const press = (type: 'assignment.publish' | 'assignment.keep') => {
    setPressed(typed)
    if (planned !== null) send({ type, assignment: planned, at: new Date(now()).toISOString() })
  }
  return {
    form,
    setForm,
    members,
    /** Classes to choose from, and those chosen. */
    courses,
    chosen,
    now,
    press,
    /** What would be assigned now, for the preview; null while something is missing. */
    planned: planned && { assignmentIds, assignment: planned, at: new Date(now()).toISOString() },
    pressed,
    /** A published assignment stays published: it can only be saved. */
    isPublished: assignment !== undefined && assignment.assignmentInfo.status === assignmentStatuses.notStarted,
    isChanged,
    /** Drops the input; a request without a response is kept. */
    discard: () => {
      if (unanswered === null) drop()
    },
    busy: snapshot.hasTag('busy'),
    publishes,
    ...errors,
    /** The assignment is saved, but publishing it was refused. */
    isSavedOnly: saved !== null && failure !== null && publishes && !mayBePublished,
    mayBePublished,
  }
}

function firstFormOf(props: AssignPaperDialogProps, now: number): AssignForm {
  const { paper, course, uids, assignment, template } = props
  if (assignment !== undefined) return formOf(assignment, now)
  return template === undefined ? emptyForm(paper, course.courseId, uids) : copyOf(template, now)
}

function plannedOf(form: AssignForm, paperId: number): NewAssignment | null {
  return Object.keys(problemsOf(form)).length > 0 ? null : assignmentOf(form, paperId)
}

export type AssignPaper = ReturnType<typeof useAssignPaper>
