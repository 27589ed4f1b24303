import { messageOf } from '#api/client/failures.ts'
import type { Call } from '#api/client/client.ts'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { join } from '#api/contract/groups/join.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { copyText } from '#ui/clipboard/copy-text.ts'
import { useAlert, useConfirm } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { namedInFull, useFirstNames } from '#ui/language/use-first-names.ts'
import { useToast } from '#ui/toast/toast-context.ts'
import { mineTexts } from './mine.texts.ts'

const list = { invalidates: [endpoints.list] }
/** Students are counted in classes in use only. */
const lists = { invalidates: [endpoints.list, endpoints.studentCount] }

/** A teacher's actions on their classes, besides editing. */
export function useCourseActs() {
  const texts = useTexts(mineTexts)
  const namesOf = useFirstNames('people')
  const confirm = useConfirm()
  const alert = useAlert()
  const toast = useToast()
  const call = useCall()
  const status = useCommand(endpoints.updateStatus, lists)
  const code = useCommand(endpoints.renewCode, list)
  const fail = (error: unknown) => alert({ tone: 'error', title: texts.failedTitle, body: messageOf(error) })
  const restore = ({ courseId, courseName }: Course) =>
    status
      .mutateAsync({ courseId, status: courseStatuses.inUse })
      .then(() => toast.success(texts.restoredToast(courseName)), fail)
  const archive = async (course: Course) => {
    const { courseId, courseName } = course
    const open = await openRequests(call, courseId).catch(fail)
    if (open === undefined) return
    const asked = open.count === 0 ? [] : [texts.archiveRequests(namesOf(open.first, open.count))]
    const question = {
      body: texts.confirmArchive(courseName),
      details: [...asked, texts.archiveHidden, texts.archiveKept],
      confirmLabel: texts.archive,
    }
    if (!(await confirm(question))) return
    const undo = () => void restore(course)
    await status
      .mutateAsync({ courseId, status: courseStatuses.archived })
      .then(() => toast.undo(texts.archivedToast(courseName), undo), fail)
  }
  const renew = async ({ courseId, courseName }: Course) => {
    const question = { body: texts.confirmRenew(courseName), details: [texts.renewKept], confirmLabel: texts.renew }
    if (!(await confirm(question))) return
    await code.mutateAsync({ courseId }).then(({ classCode }) => toast.success(texts.renewed(classCode)), fail)
  }
  const copy = async ({ classCode }: Course) => {
    if (await copyText(classCode)) toast.success(texts.copied(classCode))
    else toast.warning(texts.notCopied)
  }
  return {
    isBusy: status.isPending || code.isPending,
    archive: (course: Course) => void archive(course),
    restore: (course: Course) => void restore(course),
    renew: (course: Course) => void renew(course),
    copy: (course: Course) => void copy(course),
  }
}

export type CourseActs = ReturnType<typeof useCourseActs>

/** Requests waiting for a class, including the waiting list: how many, and the first names. */
async function openRequests(call: Call, courseId: number) {
  const pager = { currentPage: 1, pageSize: namedInFull }
  const lists = [
    await call(join.requests, { courseId, state: 'waiting', pager }),
    await call(join.requests, { courseId, state: 'waitingList', pager }),
  ]
  return {
    first: lists.flatMap(({ list }) => list),
    count: lists.reduce((sum, { total }) => sum + total, 0),
  }
}
