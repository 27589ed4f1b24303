import { Button } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { RowActions } from '#ui/row-actions/row-actions.tsx'
import { mineTexts } from './mine.texts.ts'
import type { CourseActs } from './use-course-acts.ts'

export interface CourseRowActsProps {
  readonly course: Course
  readonly acts: CourseActs
  readonly onEdit: () => void
}

/** What can be done with a class: of one that is archived, using it again. */
export function CourseRowActs({ course, acts, onEdit }: CourseRowActsProps) {
  const texts = useTexts(mineTexts)
  const { courseName, status } = course
  if (status === 0)
    return (
      <RowActions
        name={courseName}
        primary={
          <Button
            size="xs"
            variant="subtle"
            aria-label={texts.restoreNamed(courseName)}
            disabled={acts.isBusy}
            onClick={() => acts.restore(course)}
          >
            {texts.restore}
          </Button>
        }
      />
    )
  return (
    <RowActions
      name={courseName}
      primary={
        <Button size="xs" variant="subtle" aria-label={texts.editNamed(courseName)} onClick={onEdit}>
          {texts.edit}
        </Button>
      }
      more={[
        { label: texts.renew, icon: 'refresh', disabled: acts.isBusy, onSelect: () => acts.renew(course) },
        { label: texts.archive, disabled: acts.isBusy, onSelect: () => acts.archive(course) },
      ]}
    />
  )
}
