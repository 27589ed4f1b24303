import { Combobox, useCombobox } from '@mantine/core'
import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { shellTexts } from '../shell.texts.ts'
import { useSubjectLine } from '../use-subject-line.ts'
import css from './class-box.module.css'

/** From more classes than this on they can be searched. */
const classesWithoutSearch = 8

export interface ClassBoxProps {
  readonly courses: readonly Course[]
  readonly course: Course | null
  readonly onCourse: (courseId: number) => void
}

/** The class in hand; opens the list of all classes. */
export function ClassBox({ courses, course, onCourse }: ClassBoxProps) {
  const texts = useTexts(shellTexts)
  const subjectLine = useSubjectLine()
  const [search, setSearch] = useState('')
  const hasSearch = courses.length > classesWithoutSearch
  const list = useCombobox({
    onDropdownClose: () => {
      list.resetSelectedOption()
      setSearch('')
    },
    onDropdownOpen: () => {
      list.updateSelectedOptionIndex('active')
      if (hasSearch) list.focusSearchInput()
    },
  })
  if (course === null) return <p className={css['none']}>{texts.noClass}</p>
  const found = courses.filter(({ courseName }) => courseName.toLowerCase().includes(search.trim().toLowerCase()))
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
        <button
          type="button"
          className={css['box']}
          aria-label={texts.switchClass(course.courseName)}
          onClick={() => list.toggleDropdown()}
        >
          <span className={css['words']}>
            <span>
              <b>{course.courseName}</b> <small>{texts.students(course.stuNum)}</small>
            </span>
            <small>{subjectLine(course)}</small>
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
            onChange={(event) => {
              setSearch(event.currentTarget.value)
              list.selectFirstOption()
            }}
          />
        )}
        <Combobox.Options className={css['options'] ?? ''}>
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
          <b>{course.courseName}</b> <small>{texts.students(course.stuNum)}</small>
        </span>
        <small>{subjectLine(course)}</small>
      </span>
      <Badge count={course.writeNum} label={texts.unmarked(course.writeNum)} />
    </Combobox.Option>
  )
}
