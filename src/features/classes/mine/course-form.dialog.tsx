import { FormDialog } from '#ui/form-dialog/form-dialog.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { CourseFields } from './course-fields.tsx'
import { courseFormTexts } from './course-form.texts.ts'
import { type CourseFormProps, useCourseForm } from './use-course-form.ts'

/** Creates or edits a class (specification §3 Course). What was typed stays until it is saved or the form left. */
export function CourseFormDialog({ course, teacher, onOpened, onClose }: CourseFormProps) {
  const texts = useTexts(courseFormTexts)
  const form = useCourseForm({ course, teacher, onOpened, onClose })
  const isNew = course === null
  return (
    <FormDialog
      title={isNew ? texts.openTitle : texts.editTitle(course.courseName)}
      submit={isNew ? texts.open : texts.save}
      submitting={isNew ? texts.opening : texts.saving}
      isBusy={form.isBusy}
      canLeave
      failure={form.failure}
      onSubmit={form.submit}
      onClose={form.close}
    >
      <CourseFields form={form} />
    </FormDialog>
  )
}
