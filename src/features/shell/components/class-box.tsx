import { Combobox, Text } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from '../shell.texts.ts'
import { useClassList } from '../use-class-list.ts'
import { useSubjectLine } from '../use-subject-line.ts'
import css from './boxes.module.css'

export interface ClassBoxProps {
  readonly courses: readonly Course[]
  readonly course: Course | null
  readonly onCourse: (courseId: number) => void
}

/** The current class; opens the list of all classes. */
export function ClassBox({ courses, course, onCourse }: ClassBoxProps) {
  const texts = useTexts(shellTexts)
  const subjectLine = useSubjectLine()
  const { list, hasSearch, search, setSearch, found } = useClassList(courses)
  if (course === null)
    return (
      <Text className={css['none']} c="dimmed" fz="sm">
        {texts.noClass}
      </Text>
    )
  return (
    <Combobox
      store={list}
      width="max-content"
      position="bottom-start"
      zIndex="var(--z-popover)"
      shadow="md"
      onOptionSubmit={(courseId) => {
        list.closeDropdown()
        onCourse(Number(courseId))
      }}
    >
      <Combobox.Target targetType="button">
        <button type="button" className={css['box']} onClick={() => list.toggleDropdown()}>
          <span className={css['words']}>
            <span>
              <span className="visually-hidden">{texts.switchClass}</span>
              <b>{course.courseName}</b> <small>{texts.size(course.studentCount)}</small>
            </span>
            <small title={subjectLine(course)}>{subjectLine(course, 'short')}</small>
          </span>
          <Icon name="chevrons-vertical" small className={css['icon']} />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown className={css['dropdown'] ?? ''}>
        {hasSearch && (
          <Combobox.Search
            value={search}
            aria-label={texts.searchClass}
            placeholder={texts.searchClass}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
        )}
        <Combobox.Options className={css['options'] ?? ''} aria-label={texts.classes}>
          {found.length === 0 && <Combobox.Empty>{texts.noClassFound}</Combobox.Empty>}
          {found.map((one) => (
            <ClassOption key={one.courseId} course={one} isCurrent={one.courseId === course.courseId} />
          ))}
        </Combobox.Options>
      </Combobox.Dropdown>
    </Combobox>
  )
}

function ClassOption({ course, isCurrent }: { readonly course: Course; readonly isCurrent: boolean }) {
  const texts = useTexts(shellTexts)
  const subjectLine = useSubjectLine()
  return (
    <Combobox.Option value={String(course.courseId)} active={isCurrent} className={css['option'] ?? ''}>
      <span className={css['tick']}>{isCurrent && <Icon name="check" small />}</span>
      <span className={css['words']}>
        <span>
          <b>{course.courseName}</b> <small>{texts.students(course.studentCount)}</small>
        </span>
        <small>{subjectLine(course)}</small>
      </span>
      <Badge count={course.waitingCount} label={texts.unmarked(course.waitingCount)} />
    </Combobox.Option>
  )
}
