import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import type { AssignPaperOutput, NewAssignment } from '#machines/assign-paper/assign-paper.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import {
  type AssignField,
  type AssignForm,
  copyOf,
  emptyForm,
  formOf,
  onlyCourseOf,
  problemsOf,
  assignmentOf,
  withCourses,
  withMembers,
} from './assign-form.ts'
import type { AssignPaperDialogProps } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'
import { useAssignMachine } from './use-assign-machine.ts'
import { useKeeping, useKeptAssignment } from './use-kept-assignment.ts'
import { useMembers } from './use-members.ts'
import { useOutcomeText } from './use-outcome-text.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { useRefusal } from './use-refusal.ts'
import { useSchoolNow } from '#parts/end-picker/use-school-now.ts'

/** Everything the assign dialog shows and does. */
export function useAssignPaper({
  paper,
  course,
  courses = [course],
  uids,
  assignment,
  template,
  onDone,
}: AssignPaperDialogProps) {
  const { now } = useSchoolNow()
  const texts = useTexts(assignTexts)
  const name = assignment === undefined && template === undefined ? `assign-${course.courseId}-${paper.paperId}` : null
  const found = useKeptAssignment(name)
  const [first] = useState(() => found?.form ?? firstFormOf({ paper, course, uids, assignment, template }, now()))
  const [typed, setForm] = useState(first)
  const [pressed, setPressed] = useState<AssignForm | null>(null)
  const offeredForm = useMemo(() => withCourses(typed, courses), [typed, courses])
  const members = useMembers(onlyCourseOf(offeredForm))
  const form = useMemo(() => withMembers(offeredForm, members.list), [offeredForm, members.list])
  const chosen = courses.filter(({ courseId }) => form.courseIds.includes(courseId))
  const saidOf = useOutcomeText(chosen, assignment !== undefined)
  const finish = (output: AssignPaperOutput) => {
    const { assignmentIds, published } = output
    onDone({ courses: chosen, assignmentIds, said: saidOf(output, form, now()), isPublished: published })
  }
  const { snapshot, send, unanswered } = useAssignMachine(
    assignment === undefined ? [] : [assignment.assignmentInfo.assignmentId],
    found?.assignment ?? undefined,
    finish,
  )
  const isChanged = typed !== first || found?.assignment === null
  const isTyped = isChanged && snapshot.context.saved === null && snapshot.output === undefined
  const drop = useKeeping(name, unanswered !== null || isTyped ? { form: typed, assignment: unanswered } : null)
  const isFound = (found?.assignment ?? null) !== null && pressed === null
  const failure = isFound ? ({ kind: 'unanswered', message: texts.found } as const) : snapshot.context.failure
  const { saved, publishes } = snapshot.context
  const mayBePublished = snapshot.hasTag('perhapsPublished')
  const problems = useProblemTexts(pressed === null ? {} : problemsOf(form))
  const isAsPressed = failure?.kind === 'refused' && pressed === typed
  const refusal = useRefusal(isAsPressed ? failure : null, courses, chosen)
  const field = refusal?.field
  useRefreshOf(members.refresh, field)
  const press = (type: 'assignment.publish' | 'assignment.keep') => {
    setPressed(typed)
    const assignment = assignmentOf(form, paper.paperId)
    if (assignment === null || Object.keys(problemsOf(form)).length > 0) return
    send({ type, assignment, at: new Date(now()).toISOString() })
  }
  const planned = useMemo(() => plannedOf(form, paper.paperId), [form, paper.paperId])
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
    planned: planned && {
      assignmentIds: assignment === undefined ? [] : [assignment.assignmentInfo.assignmentId],
      assignment: planned,
      at: new Date(now()).toISOString(),
    },
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
    errors: { ...problems, ...(refusal !== null && field !== undefined && { [field]: refusal.message }) },
    /** The class an error is about, if there are several. */
    refusedClass: refusal?.refusedClass,
    /** An error that is not about one field. */
    failure: failure?.kind === 'unanswered' ? failure : field === undefined ? refusal : null,
    /** The assignment is saved, but publishing it was refused. */
    isSavedOnly: saved !== null && failure !== null && publishes && !mayBePublished,
    mayBePublished,
  }
}

interface Beginning extends Pick<AssignPaperDialogProps, 'paper' | 'course'> {
  readonly uids: AssignPaperDialogProps['uids'] | undefined
  readonly assignment: AssignPaperDialogProps['assignment'] | undefined
  readonly template: AssignPaperDialogProps['template'] | undefined
}

function firstFormOf({ paper, course, uids, assignment, template }: Beginning, now: number): AssignForm {
  if (assignment !== undefined) return formOf(assignment, now)
  return template === undefined ? emptyForm(paper, course.courseId, uids) : copyOf(template, now)
}

function plannedOf(form: AssignForm, paperId: number): NewAssignment | null {
  return Object.keys(problemsOf(form)).length > 0 ? null : assignmentOf(form, paperId)
}

export type AssignPaper = ReturnType<typeof useAssignPaper>

/** Fetches the class again when the service refuses the chosen students. */
function useRefreshOf(refresh: () => void, field: AssignField | undefined): void {
  const refreshNow = useEffectEvent(refresh)
  useEffect(() => {
    if (field === 'uids') refreshNow()
  }, [field])
}
