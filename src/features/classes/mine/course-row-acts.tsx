import type { Course } from '#api/contract/schemas/courses.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowAct } from '#ui/row-actions/row-act.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { mineTexts } from './mine.texts.ts'
import type { CourseActs } from './use-course-acts.ts'

export interface CourseRowActsProps {
  readonly course: Course
  readonly acts: CourseActs
  /** Co-teachers may do everything except archive it. */
  readonly isLeadTeacher: boolean
  readonly onEdit: () => void
  readonly onMembers: () => void
  readonly onTeachers: () => void
  readonly onTextbooks: () => void
}

/** Actions for a class; an archived one can only be put back into use. */
export function CourseRowActs(props: CourseRowActsProps) {
  const { course, acts, isLeadTeacher, onEdit, onMembers, onTeachers, onTextbooks } = props
  const texts = useTexts(mineTexts)
  const { courseName, status } = course
  const teachers = { label: texts.teachers, icon: 'users', onSelect: onTeachers } as const
  if (status === courseStatuses.archived)
    return (
      <RowActions
        name={courseName}
        primary={
          isLeadTeacher && (
            <RowAct named={texts.restoreNamed(courseName)} disabled={acts.isBusy} onClick={() => acts.restore(course)}>
              {texts.restore}
            </RowAct>
          )
        }
        more={[teachers]}
      />
    )
  return (
    <RowActions
      name={courseName}
      primary={
        <RowAct named={texts.editNamed(courseName)} onClick={onEdit}>
          {texts.edit}
        </RowAct>
      }
      more={[
        { label: texts.members, icon: 'user', onSelect: onMembers },
        teachers,
        { label: texts.textbooks, icon: 'document', onSelect: onTextbooks },
        { label: texts.renew, icon: 'refresh', disabled: acts.isBusy, onSelect: () => acts.renew(course) },
        ...(isLeadTeacher
          ? [
              {
                label: texts.archive,
                icon: 'folder' as const,
                disabled: acts.isBusy,
                onSelect: () => acts.archive(course),
              },
            ]
          : []),
      ]}
    />
  )
}
