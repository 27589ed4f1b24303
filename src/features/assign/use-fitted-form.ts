import { useMemo, useState } from 'react'
import { type AssignForm, onlyCourseOf, withCourses, withMembers } from './assign-form.ts'
import type { ClassToAssign } from './assign-paper.types.ts'
import { useMembers } from './use-members.ts'

/** What is typed, starting from `first`, and the form it makes for the classes on offer and the students of one class. */
export function useFittedForm(first: AssignForm, courses: readonly ClassToAssign[]) {
  const [typed, setForm] = useState(first)
  const offeredForm = useMemo(() => withCourses(typed, courses), [typed, courses])
  const members = useMembers(onlyCourseOf(offeredForm))
  const form = useMemo(() => withMembers(offeredForm, members.list), [offeredForm, members.list])
  const chosen = courses.filter(({ courseId }) => form.courseIds.includes(courseId))
  return { typed, setForm, form, members, chosen }
}

export type FittedForm = ReturnType<typeof useFittedForm>
