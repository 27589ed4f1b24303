import type { ComponentType } from 'react'
import { FirstClassLine, type FirstClassProps, FirstClassScreen } from '#features/classes/first-class.screen.tsx'
import { CourseFormDialog } from '#features/classes/mine/course-form.dialog.tsx'
import { useTeacher } from './teacher-context.tsx'
import { useCurrentClass } from './use-current-class.ts'

/** Invites a teacher without a class to open the first one, which then becomes the current class (specification §4). */
const invitation = (Shown: ComponentType<FirstClassProps>) =>
  function Invitation() {
    const teacher = useTeacher()
    const { chooseCourse, isOpening, openFirst, cancelFirst } = useCurrentClass()
    return (
      <>
        <Shown onOpen={openFirst} />
        {isOpening && (
          <CourseFormDialog course={null} teacher={teacher} onOpened={chooseCourse} onClose={cancelFirst} />
        )}
      </>
    )
  }

export const FirstClassPage = invitation(FirstClassScreen)

export const FirstClassNote = invitation(FirstClassLine)
