import type { ReactNode } from 'react'
import { AssignPaperDialog } from '#features/assign/assign-paper.dialog.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import type { WrongNoteScreenProps } from '#features/wrong-note/wrong-book.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useNamedClass } from './use-named-class.ts'

export interface WrongNoteClassProps {
  readonly courseId: string
  /** Further ids in the address; a page whose id is not a number is not found. */
  readonly ids?: readonly number[]
  /** Filters to restore when the page is opened by its bare address. */
  readonly keeps?: { readonly page: string; readonly fields: readonly string[] }
  readonly children: (props: WrongNoteScreenProps) => ReactNode
}

/** Shared by the pages about a class's wrong questions: the class, and the dialog that assigns a practice. */
export function WrongNoteClass({ courseId, ids = [], keeps, children }: WrongNoteClassProps) {
  const { course } = useNamedClass(courseId)
  const { uid } = useTeacher()
  if (course === undefined || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) return <NotFoundScreen />
  return (
    <NavigationFromRouter {...(keeps !== undefined && { keeps })}>
      {children({
        course,
        uid,
        renderAssign: ({ paper, uids }, onClose, onDone) => (
          <AssignPaperDialog paper={paper} uids={uids} course={course} onClose={onClose} onDone={onDone} />
        ),
      })}
    </NavigationFromRouter>
  )
}
