import { messageOf } from '#api/client/failures.ts'
import { course as courseArea } from '#api/contract/groups/course.ts'
import { type Colleague, type CourseTeacher, courseTeacher } from '#api/contract/groups/course-teacher.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { teachersTexts } from './teachers.texts.ts'

const lists = { invalidates: [courseTeacher.list, courseTeacher.search, courseArea.list] }

/** Changes who teaches a class. `onGone` is called when the caller no longer teaches it. */
export function useClassTeachers({ courseId, courseName }: Course, onGone: () => void) {
  const texts = useTexts(teachersTexts)
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const adding = useCommand(courseTeacher.add, lists)
  const removing = useCommand(courseTeacher.remove, lists)
  const handing = useCommand(courseTeacher.handOver, lists)
  const leaving = useCommand(courseTeacher.leave, { invalidates: [courseArea.list] })
  const fail = (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
  const add = ({ teacherId, realname }: Colleague, onAdded: () => void) =>
    adding.mutateAsync({ courseId, teacherIds: [teacherId] }).then(() => {
      toast.success(texts.added(realname))
      onAdded()
    }, fail)
  const remove = async ({ teacherId, realname }: CourseTeacher) => {
    const body = texts.confirmRemove(realname, courseName)
    const question = { body, details: [texts.removeKept], confirmLabel: texts.remove, destroy: true }
    if (!(await confirm(question))) return
    await removing
      .mutateAsync({ courseId, teacherIds: [teacherId] })
      .then(() => toast.success(texts.removed(realname)), fail)
  }
  const handOver = async ({ teacherId, realname }: CourseTeacher) => {
    const body = texts.confirmHandOver(realname, courseName)
    const details = [texts.handOverNow(realname), texts.handOverStay]
    if (!(await confirm({ body, details, confirmLabel: texts.handOver }))) return
    await handing.mutateAsync({ courseId, teacherId }).then(() => toast.success(texts.handedOver(realname)), fail)
  }
  const leave = async () => {
    const details = [texts.leaveLost, texts.leaveKept]
    const question = { body: texts.confirmLeave(courseName), details, confirmLabel: texts.leave, destroy: true }
    if (!(await confirm(question))) return
    await leaving.mutateAsync({ courseId }).then(() => {
      toast.success(texts.left(courseName))
      onGone()
    }, fail)
  }
  return {
    isBusy: [adding, removing, handing, leaving].some(({ isPending }) => isPending),
    add: (colleague: Colleague, onAdded: () => void) => void add(colleague, onAdded),
    remove: (teacher: CourseTeacher) => void remove(teacher),
    handOver: (teacher: CourseTeacher) => void handOver(teacher),
    leave: () => void leave(),
  }
}

export type ClassTeacherActs = ReturnType<typeof useClassTeachers>
