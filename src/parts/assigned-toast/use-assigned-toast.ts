import { isRefused, messageOf } from '#api/client/failures.ts'
import { home } from '#api/contract/groups/home.ts'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { paths } from '#domain/paths/paths.ts'
import { useAlert } from '#ui/dialog/confirm-context.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { assignedTexts } from './assigned.texts.ts'
import type { AssignedPaper } from './assigned-paper.ts'

/** Reports an assignment's outcome, with a link to the assignments of the class; a published one can be withdrawn. */
export function useAssignedToast() {
  const texts = useTexts(assignedTexts)
  const { push } = useNavigation()
  const toast = useToast()
  const alert = useAlert()
  const withdraw = useCommand(assigning.withdraw, {
    invalidates: [assigning.list, home.today, paper.list, paper.unassigned, paper.unassignedCount],
  })
  return (currentCourseId: number, { courses, assignmentIds, message, isPublished }: AssignedPaper): void => {
    const ids = courses.map(({ courseId }) => courseId)
    const [seen = currentCourseId] = ids.includes(currentCourseId) ? [currentCourseId] : ids
    const next = {
      label: texts.seeAssignments,
      onSelect: () => push(paths.assignmentSaved(seen, isPublished ? 'published' : 'saved', assignmentIds)),
    }
    const toList = { label: texts.seeAssignments, onSelect: () => push(paths.assignments(seen)) }
    const reasonOf = (error: unknown): string => {
      const refused = courses.find(({ courseId }) => courseId === refusedCourse(error))
      return courses.length > 1 && refused ? texts.ofClass(refused.courseName, messageOf(error)) : messageOf(error)
    }
    const takeBack = () =>
      withdraw.mutateAsync({ assignmentIds: [...assignmentIds] }).then(
        () => toast.success(courses.length > 1 ? texts.allWithdrawn(courses.length) : texts.withdrawn, toList),
        (error: unknown) => alert({ tone: 'error', body: reasonOf(error) }),
      )
    if (isPublished) toast.undo(message, () => void takeBack(), { next })
    else toast.success(message, next)
  }
}

/** The class whose assignment could not be withdrawn. */
function refusedCourse(error: unknown): number | null {
  if (!isRefused(error, assigning.withdraw)) return null
  switch (error.failure.id) {
    case 'notPublished':
    case 'alreadyFinished':
    case 'openedByStudents':
      return error.failure.data.courseId
    default:
      return null
  }
}
