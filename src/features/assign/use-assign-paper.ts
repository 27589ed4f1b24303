import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { dateText } from '#domain/dates.ts'
import { taskStatuses } from '#domain/tasks/status.ts'
import type { AssignPaperOutput } from '#machines/assign-paper/assign-paper.types.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import {
  assignFields,
  type AssignField,
  type AssignForm,
  emptyForm,
  formOf,
  problemsOf,
  taskOf,
  withMembers,
} from './assign-form.ts'
import type { AssignPaperDialogProps } from './assign-paper.types.ts'
import { assignTexts } from './assign.texts.ts'
import { instantOf } from './school-clock.ts'
import { useAssignMachine } from './use-assign-machine.ts'
import { useKeeping, useKeptAssignment } from './use-kept-assignment.ts'
import { useMembers } from './use-members.ts'
import { useProblemTexts } from './use-problem-texts.ts'
import { useSchoolNow } from './use-school-now.ts'

/** Everything that the assign dialog shows and does. */
export function useAssignPaper({ paper, course, test, onDone }: AssignPaperDialogProps) {
  const now = useSchoolNow()
  const members = useMembers(course.courseId)
  const texts = useTexts(assignTexts)
  const name = test === undefined ? `assign-${course.courseId}-${paper.paperId}` : null
  const found = useKeptAssignment(name)
  const [first] = useState(() => found?.form ?? (test === undefined ? emptyForm(paper) : formOf(test, now())))
  const [typed, setForm] = useState(first)
  const [pressed, setPressed] = useState<AssignForm | null>(null)
  const form = useMemo(() => withMembers(typed, members.list), [typed, members.list])
  const saidOf = useOutcomeText(course, test !== undefined)
  const finish = (output: AssignPaperOutput) => onDone(output.testId, saidOf(output, form, now()), output.published)
  const { snapshot, send, unanswered } = useAssignMachine(
    test?.testInfo.testId ?? null,
    found?.assignment ?? undefined,
    finish,
  )
  const isChanged = typed !== first || found?.assignment === null
  const isTyped = isChanged && snapshot.context.saved === null && snapshot.output === undefined
  const drop = useKeeping(name, unanswered !== null || isTyped ? { form: typed, assignment: unanswered } : null)
  const isFound = (found?.assignment ?? null) !== null && pressed === null
  const failure = isFound ? ({ kind: 'unanswered', message: texts.found } as const) : snapshot.context.failure
  const { saved, isPublishUnanswered, publishes } = snapshot.context
  const problems = useProblemTexts(pressed === null ? {} : problemsOf(form))
  const refusal = failure?.kind === 'refused' && pressed === typed ? failure : null
  const field = assignFields.find((name) => name === refusal?.field)
  useRefreshOf(members.refresh, field)
  const press = (type: 'task.publish' | 'task.keep') => {
    setPressed(typed)
    const task = taskOf(form, course.courseId, paper.paperId)
    if (task === null || Object.keys(problemsOf(form)).length > 0) return
    send({ type, task, at: new Date(now()).toISOString() })
  }
  return {
    form,
    setForm,
    members,
    now,
    press,
    pressed,
    /** A published task stays published: it can only be saved. */
    isPublished: test !== undefined && test.testInfo.status === taskStatuses.notStarted,
    isChanged,
    /** What was typed is not wanted any more; what has no answer is kept. */
    discard: () => {
      if (unanswered === null) drop()
    },
    busy: snapshot.hasTag('busy'),
    publishes,
    errors: { ...problems, ...(refusal !== null && field !== undefined && { [field]: refusal.message }) },
    /** What went wrong without being about one field. */
    failure: failure?.kind === 'unanswered' ? failure : field === undefined ? refusal : null,
    /** The task is there, but publishing it was refused. */
    isSavedOnly: saved !== null && failure !== null && publishes && !isPublishUnanswered,
    mayBePublished: isPublishUnanswered,
  }
}

export type AssignPaper = ReturnType<typeof useAssignPaper>

/** Fetches the class again when the service says that the students are not as they stand here. */
function useRefreshOf(refresh: () => void, field: AssignField | undefined): void {
  const refreshNow = useEffectEvent(refresh)
  useEffect(() => {
    if (field === 'uids') refreshNow()
  }, [field])
}

/** What became of a task, for the teacher: whether students have it, and from when on. */
function useOutcomeText({ courseName, studentCount }: AssignPaperDialogProps['course'], isEdited: boolean) {
  const texts = useTexts(assignTexts)
  const { language } = useLanguage()
  return ({ published, assignedCount }: AssignPaperOutput, { begin, beginAt }: AssignForm, now: number): string => {
    if (!published) return isEdited ? texts.saved : texts.kept
    const count = assignedCount ?? studentCount
    const beginsAt = begin === 'later' && beginAt !== null ? instantOf(beginAt) : now
    if (beginsAt <= now) return texts.publishedNow(courseName, count)
    return texts.publishedLater(courseName, count, dateText(beginsAt, { now, language }))
  }
}
