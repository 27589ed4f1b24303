import { useState } from 'react'
import { isRefused, messageOf } from '#api/client/failures.ts'
import { course as endpoints } from '#api/contract/groups/course.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import type { Course } from '#api/contract/schemas/courses.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { useCall } from '#api/queries/client-context.tsx'
import { useCommand } from '#api/queries/use-command.ts'
import { pageSizes } from '#domain/portal/constants.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { isStage, isSubject } from '#domain/classes/teaching.ts'
import { useTyped } from '#parts/draft/use-typed.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useToast } from '#ui/toast/toast-context.ts'
import { type CourseDraft, draftOf, emptyDraft, fieldsOf, rebased } from './course-draft.ts'
import { courseFormTexts } from './course-form.texts.ts'

const pager = { currentPage: 1, pageSize: pageSizes.courses }

const isChangedMeanwhile = (error: unknown): boolean =>
  isRefused(error, endpoints.update) && error.failure.id === 'courseChangedMeanwhile'

const list = { invalidates: [endpoints.list, textbook.ofCourse, textbook.standard] }

export interface CourseFormProps {
  /** Null for a new one. */
  readonly course: Course | null
  readonly teacher: TeacherInfo
  readonly onOpened: (courseId: number) => void
  readonly onClose: () => void
}

interface FormState {
  /** The class as last read; null for a new one. */
  readonly read: Course | null
  readonly draft: CourseDraft
}

/** The form of a class: its draft, what is missing in it, and saving it. */
export function useCourseForm({ course, teacher, onOpened, onClose }: CourseFormProps) {
  const texts = useTexts(courseFormTexts)
  const toast = useToast()
  const call = useCall()
  const [untyped] = useState<FormState>({
    read: course,
    draft: course === null ? emptyDraft(teachingOf(teacher)) : draftOf(course),
  })
  const { typed, change: type, drop } = useTyped(`class ${course?.courseId ?? 0}`, untyped)
  const { read, draft } = typed
  const [wasTried, setWasTried] = useState(false)
  const open = useCommand(endpoints.save, list)
  const change = useCommand(endpoints.update, list)
  const error = open.error ?? change.error
  const close = () => {
    drop()
    onClose()
  }
  const save = async (fields: NonNullable<ReturnType<typeof fieldsOf>>) => {
    if (read !== null) {
      await change.mutateAsync({ courseId: read.courseId, rev: read.rev, ...fields })
      toast.success(texts.saved)
    } else {
      const { courseId, classCode } = await open.mutateAsync(fields)
      toast.success(texts.opened(fields.courseName, classCode))
      onOpened(courseId)
    }
    close()
  }
  const isOutdated = isChangedMeanwhile(error)
  const readAgain = async (before: Course) => {
    const { list: courses } = await call(endpoints.list, { status: courseStatuses.inUse, pager })
    const latest = courses.find(({ courseId }) => courseId === before.courseId)
    if (latest === undefined) return
    type((now) => ({ read: latest, draft: rebased(now.draft, draftOf(before), draftOf(latest)) }))
  }
  return {
    draft,
    change: (changes: Partial<CourseDraft>) => type((now) => ({ draft: { ...now.draft, ...changes } })),
    close,
    isNameMissing: wasTried && draft.courseName.trim() === '',
    isTeachingMissing: wasTried && (draft.stageId === null || draft.subjectId === null),
    isBusy: open.isPending || change.isPending,
    /** Why saving failed; empty if it was not tried. */
    failure: isOutdated ? texts.changedMeanwhile : error === null ? '' : messageOf(error),
    submit: () => {
      const fields = fieldsOf(draft)
      if (fields === null) return setWasTried(true)
      // Errors are shown in the form.
      save(fields).catch((reason) => {
        if (read !== null && isChangedMeanwhile(reason)) readAgain(read).catch(() => {})
      })
    },
  }
}

export type CourseForm = ReturnType<typeof useCourseForm>

const teachingOf = ({ stageId, subjectId }: TeacherInfo): Pick<CourseDraft, 'stageId' | 'subjectId'> => ({
  stageId: isStage(stageId) ? stageId : null,
  subjectId: isSubject(subjectId) ? subjectId : null,
})
