/** The form of the assign dialog, and the assignment it describes. */
import type { OutputOf } from '#api/contract/endpoint.ts'
import type { assigning } from '#api/contract/groups/assigning.ts'
import { audiences } from '#domain/assignments/audiences.ts'
import { type AssignmentKind, type AssignmentType, assignmentTypes } from '#domain/assignments/kinds.ts'
import { assignmentLimits } from '#domain/assignments/limits.ts'
import { isUnnamed } from '#domain/paper/is-unnamed.ts'
import type { NewAssignment } from '#machines/assign-paper/assign-paper.types.ts'
import { instantOf, type WallText, wallTextOf } from '#parts/end-picker/school-clock.ts'

/** The paper to assign; `duration` in minutes, `score` in tenths. */
export interface PaperToAssign {
  readonly paperId: number
  readonly paperTitle: string
  readonly duration: number
  readonly score: number
  readonly itemCount: number
  readonly subjectId: number
}

/** An assignment that is unpublished or has not begun, with its students. */
export type AssignmentToEdit = Pick<OutputOf<typeof assigning.info>, 'assignmentInfo' | 'uids' | 'groupMinutes'>

export interface AssignForm {
  /** Classes that get it, in the order offered. */
  readonly courseIds: readonly number[]
  readonly assignmentName: string
  readonly kind: AssignmentKind
  readonly assignmentType: AssignmentType
  /** Only for a single class: several classes get it as a whole. */
  readonly whom: 'class' | 'chosen'
  readonly uids: readonly number[]
  readonly begin: 'now' | 'later'
  readonly beginAt: WallText | null
  readonly endAt: WallText | null
  /** Minutes; null for no limit. */
  readonly duration: number | null
  /** Minutes between the starts of several classes, or of one class's groups; null if all begin together. */
  readonly minutesApart: number | null
}

/** A paper's title, cut to the length of an assignment name. */
const nameFrom = (paperTitle: string): string => [...paperTitle].slice(0, assignmentLimits.nameLength).join('').trim()

/** The initial form for a paper: for a class or some of its students, with the paper's own time limit. */
export const emptyForm = (paper: PaperToAssign, courseId: number, uids: readonly number[] = []): AssignForm => ({
  courseIds: [courseId],
  // Unnamed papers leave the field empty: the teacher has to fill it.
  assignmentName: isUnnamed(paper.paperTitle) ? '' : nameFrom(paper.paperTitle),
  kind: 'homework',
  assignmentType: assignmentTypes.common,
  whom: uids.length > 0 ? 'chosen' : 'class',
  uids,
  begin: 'now',
  beginAt: null,
  endAt: null,
  duration: paper.duration > 0 ? paper.duration : null,
  minutesApart: null,
})

/** The form for a saved assignment; a start that has passed by `now` (milliseconds since 1970) becomes "at once". */
export function formOf({ assignmentInfo, uids, groupMinutes }: AssignmentToEdit, now: number): AssignForm {
  const begin = Date.parse(assignmentInfo.beginTime)
  const isAhead = begin > now
  const isChosen = assignmentInfo.audience === audiences.chosenStudents
  return {
    courseIds: [assignmentInfo.courseId],
    assignmentName: assignmentInfo.assignmentName,
    kind: assignmentInfo.kind,
    assignmentType:
      Object.values(assignmentTypes).find((type) => type === assignmentInfo.assignmentType) ?? assignmentTypes.common,
    whom: isChosen ? 'chosen' : 'class',
    uids: isChosen ? uids : [],
    begin: isAhead ? 'later' : 'now',
    beginAt: isAhead ? wallTextOf(begin) : null,
    endAt: wallTextOf(Date.parse(assignmentInfo.endTime)),
    duration: assignmentInfo.duration,
    minutesApart: groupMinutes,
  }
}

/** The form for a copy in other classes: everything is kept but the classes and times. */
export const copyOf = (template: AssignmentToEdit, now: number): AssignForm => ({
  ...formOf(template, now),
  courseIds: [],
  whom: 'class',
  uids: [],
  begin: 'now',
  beginAt: null,
  endAt: null,
  minutesApart: null,
})

/** The form for other classes: with one left, minutes between classes are not taken for minutes between its groups. */
export const forClasses = (form: AssignForm, courseIds: readonly number[]): AssignForm => ({
  ...form,
  courseIds,
  minutesApart: form.courseIds.length > 1 && courseIds.length < 2 ? null : form.minutesApart,
})

/** The class whose students may be chosen; null unless there is exactly one. */
export const onlyCourseOf = ({ courseIds }: AssignForm): number | null =>
  courseIds.length === 1 ? (courseIds[0] ?? null) : null

export const isForChosen = (form: AssignForm): boolean => form.whom === 'chosen' && onlyCourseOf(form) !== null

/** The form restricted to the classes that are offered, in their order. */
export function withCourses(form: AssignForm, offered: readonly { readonly courseId: number }[]): AssignForm {
  const courseIds = offered.map(({ courseId }) => courseId).filter((courseId) => form.courseIds.includes(courseId))
  return courseIds.join() === form.courseIds.join() ? form : { ...form, courseIds }
}

/** The form without students who have left the class. */
export function withMembers(form: AssignForm, members: readonly { readonly uid: number }[] | null): AssignForm {
  if (members === null) return form
  const inClass = new Set(members.map(({ uid }) => uid))
  return form.uids.every((uid) => inClass.has(uid))
    ? form
    : { ...form, uids: form.uids.filter((uid) => inClass.has(uid)) }
}

/** The fields an error can be shown at, by their wire names. */
export const assignFields = [
  'assignmentName',
  'courseIds',
  'uids',
  'beginTime',
  'endTime',
  'duration',
  'minutesApart',
] as const

export type AssignField = (typeof assignFields)[number]

/** Problems by field; whatever depends on the service's clock is not checked. */
export type FormProblem = 'missing' | 'tooLong' | 'tooMany' | 'noStudents' | 'endBeforeBegin' | 'outOfRange'

export function problemsOf(form: AssignForm): Partial<Record<AssignField, FormProblem>> {
  return {
    ...nameProblem(form.assignmentName.trim()),
    ...coursesProblem(form.courseIds),
    ...(isForChosen(form) && form.uids.length === 0 && { uids: 'noStudents' }),
    ...(form.begin === 'later' && form.beginAt === null && { beginTime: 'missing' }),
    ...endProblem(form),
    ...(isOutOfRange(form.duration) && { duration: 'outOfRange' }),
    ...(isOutOfRange(form.minutesApart) && { minutesApart: 'outOfRange' }),
  }
}

function nameProblem(name: string): Partial<Record<AssignField, FormProblem>> {
  if (name === '') return { assignmentName: 'missing' }
  return [...name].length > assignmentLimits.nameLength ? { assignmentName: 'tooLong' } : {}
}

function coursesProblem({ length }: AssignForm['courseIds']): Partial<Record<AssignField, FormProblem>> {
  if (length === 0) return { courseIds: 'missing' }
  return length > assignmentLimits.classes ? { courseIds: 'tooMany' } : {}
}

const isOutOfRange = (minutes: number | null): boolean =>
  minutes !== null && (minutes < assignmentLimits.shortest || minutes > assignmentLimits.longest)

function endProblem({ begin, beginAt, endAt }: AssignForm): Partial<Record<AssignField, FormProblem>> {
  if (endAt === null) return { endTime: 'missing' }
  const isBefore = begin === 'later' && beginAt !== null && instantOf(endAt) <= instantOf(beginAt)
  return isBefore ? { endTime: 'endBeforeBegin' } : {}
}

/** The assignment of a form without problems; null while a time is missing. */
export function assignmentOf(form: AssignForm, paperId: number): NewAssignment | null {
  if (form.endAt === null || (form.begin === 'later' && form.beginAt === null)) return null
  return {
    courseIds: form.courseIds,
    paperId,
    assignmentName: form.assignmentName,
    kind: form.kind,
    assignmentType: form.assignmentType,
    audience: isForChosen(form) ? audiences.chosenStudents : audiences.wholeClass,
    uids: isForChosen(form) ? form.uids : [],
    beginTime: form.begin === 'later' && form.beginAt !== null ? isoOf(form.beginAt) : null,
    endTime: isoOf(form.endAt),
    duration: form.duration,
    minutesApart: form.minutesApart,
  }
}

const isoOf = (wall: WallText): string => new Date(instantOf(wall)).toISOString()
