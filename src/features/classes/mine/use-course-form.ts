import { useState } from 'react'
import { messageOf } from '#api/client/failures.ts'
import { course as endpoints } from '#api/contract/areas/course.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCommand } from '#api/queries/use-command.ts'
import { isStage, isSubject } from '#domain/teaching.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import type { CourseFormDialogProps } from './course-form.dialog.tsx'
import { type CourseDraft, draftOf, emptyDraft, fieldsOf } from './course-draft.ts'
import { courseFormTexts } from './course-form.texts.ts'

const list = { invalidates: [endpoints.list] }

/** The form of a class: its draft, what is missing in it, and saving it. */
export function useCourseForm({ course, teacher, onOpened, onClose }: CourseFormDialogProps) {
  const texts = useTexts(courseFormTexts)
  const toast = useToast()
  const [draft, setDraft] = useState(() => (course === null ? emptyDraft(teachingOf(teacher)) : draftOf(course)))
  const [wasTried, setWasTried] = useState(false)
  const open = useCommand(endpoints.save, list)
  const change = useCommand(endpoints.update, list)
  const error = open.error ?? change.error
  const save = async (fields: NonNullable<ReturnType<typeof fieldsOf>>) => {
    if (course !== null) {
      await change.mutateAsync({ courseId: course.courseId, rev: course.rev, ...fields })
      toast.success(texts.saved)
    } else {
      const { courseId, courseCode } = await open.mutateAsync(fields)
      toast.success(texts.opened(fields.courseName, courseCode))
      onOpened(courseId)
    }
    onClose()
  }
  return {
    draft,
    change: (changes: Partial<CourseDraft>) => setDraft((before) => ({ ...before, ...changes })),
    isNameMissing: wasTried && draft.courseName.trim() === '',
    isTeachingMissing: wasTried && (draft.stageId === null || draft.subjectId === null),
    isBusy: open.isPending || change.isPending,
    /** Why it was not saved; empty when it was not tried. */
    failure: error === null ? '' : messageOf(error),
    submit: () => {
      const fields = fieldsOf(draft)
      if (fields === null) return setWasTried(true)
      // What went wrong stands in the form.
      save(fields).catch(() => {})
    },
  }
}

export type CourseForm = ReturnType<typeof useCourseForm>

const teachingOf = ({ stageId, subjectId }: TeacherInfo): Pick<CourseDraft, 'stageId' | 'subjectId'> => ({
  stageId: isStage(stageId) ? stageId : null,
  subjectId: isSubject(subjectId) ? subjectId : null,
})
