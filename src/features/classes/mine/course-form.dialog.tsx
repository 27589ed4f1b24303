import { Button } from '@mantine/core'
import { useId } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { CourseFields } from './course-fields.tsx'
import { courseFormTexts } from './course-form.texts.ts'
import css from './mine.module.css'
import { useCourseForm } from './use-course-form.ts'

export interface CourseFormDialogProps {
  /** Null for a new one. */
  readonly course: Course | null
  readonly teacher: TeacherInfo
  readonly onOpened: (courseId: number) => void
  readonly onClose: () => void
}

/** A class to open, or to change (specification §3 Course). What was typed stays until it is saved. */
export function CourseFormDialog({ course, teacher, onOpened, onClose }: CourseFormDialogProps) {
  const texts = useTexts(courseFormTexts)
  const id = useId()
  const form = useCourseForm({ course, teacher, onOpened, onClose })
  const isNew = course === null
  return (
    <Dialog
      opened
      title={isNew ? texts.openTitle : texts.editTitle(course.courseName)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <BusyButton
            type="submit"
            form={id}
            variant="filled"
            busy={form.isBusy}
            busyLabel={isNew ? texts.opening : texts.saving}
          >
            {isNew ? texts.open : texts.save}
          </BusyButton>
        </>
      }
    >
      <form
        id={id}
        className={css['fields']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          form.submit()
        }}
      >
        <CourseFields form={form} />
        {form.failure !== '' && (
          <div role="alert">
            <ErrorText>{form.failure}</ErrorText>
          </div>
        )}
      </form>
    </Dialog>
  )
}
