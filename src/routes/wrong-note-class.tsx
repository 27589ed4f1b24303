import type { ReactNode } from 'react'
import { AssignPaperDialog } from '#features/assign/assign-paper.dialog.tsx'
import { NotFoundScreen } from '#features/shell/not-found.screen.tsx'
import type { WrongNoteScreenProps } from '#features/wrong-note/wrong-book.screen.tsx'
import { NavigationFromRouter } from './navigation-from-router.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useNamedClass } from './use-named-class.ts'

export interface WrongNoteClassProps {
  readonly courseId: string
  /** Ids in the address beside the class's: a page of one that is no number is not there. */
  readonly ids?: readonly number[]
  /** Filters that are there again when the page is opened by its bare address. */
  readonly keeps?: { readonly place: string; readonly fields: readonly string[] }
  readonly children: (props: WrongNoteScreenProps) => ReactNode
}

/** What the pages about the wrong questions of a class share: the class, and the dialog that assigns a practice. */
export function WrongNoteClass({ courseId, ids = [], keeps, children }: WrongNoteClassProps) {
  const { course } = useNamedClass(courseId)
  const { uid } = useTeacher()
  if (course === undefined || !ids.every((id) => Number.isSafeInteger(id) && id > 0)) return <NotFoundScreen />
  return (
    <NavigationFromRouter {...(keeps !== undefined && { keeps })}>
      {children({
        course,
        uid,
        renderAssign: (practice, onClose) => (
          <AssignPaperDialog {...practice} course={course} onClose={onClose} onDone={onClose} />
        ),
      })}
    </NavigationFromRouter>
  )
}
