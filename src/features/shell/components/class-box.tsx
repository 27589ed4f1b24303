import { Box, Combobox, Flex, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { shortBookName } from '#domain/classes/short-book-name.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import css from '../shell.module.css'
import { shellTexts } from '../shell.texts.ts'
import { useClassList } from '../use-class-list.ts'

export interface ClassBoxProps {
  readonly courses: readonly Course[]
  readonly course: Course | null
  readonly onCourse: (courseId: number) => void
  readonly onNewClass: () => void
}

/** The option that opens the form of a new class. */
const newClass = 'new'

/** The current class; opens the list of all classes, which ends with a new one. */
export function ClassBox({ courses, course, onCourse, onNewClass }: ClassBoxProps) {
  const texts = useTexts(shellTexts)
  const subjectLine = useSubjectLine()
  const classes = useClassList(courses)
  const { list } = classes
  if (course === null) return <Hint className={css['none']}>{texts.noClass}</Hint>
  return (
    <Combobox
      store={list}
      width="max-content"
      position="bottom-start"
      zIndex="var(--z-popover)"
      shadow="md"
      onOptionSubmit={(courseId) => {
        list.closeDropdown()
        if (courseId === newClass) onNewClass()
        else onCourse(Number(courseId))
      }}
    >
      <Combobox.Target targetType="button">
        <Flex
          component="button"
          type="button"
          className={css['box'] ?? ''}
          pos="relative"
          gap={6}
          align="center"
          maw="min(100%, calc(300 * var(--u)))"
          py={8}
          pr={10}
          pl={12}
          bdrs="sm"
          bg="var(--surface)"
          lh={1.4}
          ta="left"
          onClick={() => list.toggleDropdown()}
        >
          <ClassWords
            name={course.courseName}
            size={texts.students(course.studentCount)}
            subject={subjectLine(course, 'short')}
            title={subjectLine(course)}
          >
            <span className="visually-hidden">{texts.switchClass}</span>
          </ClassWords>
          <Icon name="chevrons-vertical" small className={css['icon']} />
        </Flex>
      </Combobox.Target>
      <ClassList {...classes} course={course} />
    </Combobox>
  )
}

type ClassListProps = ReturnType<typeof useClassList> & { readonly course: Course }

function ClassList({ hasSearch, search, setSearch, found, course }: ClassListProps) {
  const texts = useTexts(shellTexts)
  return (
    <Combobox.Dropdown miw={240} maw={320}>
      {hasSearch && (
        <Combobox.Search
          value={search}
          aria-label={texts.searchClass}
          placeholder={texts.searchClass}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      )}
      <Combobox.Options mah={420} style={{ overflowY: 'auto' }} aria-label={texts.classes}>
        {found.length === 0 && <Combobox.Empty>{texts.noClassFound}</Combobox.Empty>}
        {found.map((one) => (
          <ClassOption key={one.courseId} course={one} isCurrent={one.courseId === course.courseId} />
        ))}
        {search === '' && (
          <Combobox.Option value={newClass} display="flex" style={{ alignItems: 'center', gap: 'var(--s-2)' }}>
            <Icon name="plus" small />
            {texts.newClass}
          </Combobox.Option>
        )}
      </Combobox.Options>
    </Combobox.Dropdown>
  )
}

function ClassOption({ course, isCurrent }: { readonly course: Course; readonly isCurrent: boolean }) {
  const texts = useTexts(shellTexts)
  const subjectLine = useSubjectLine()
  return (
    <Combobox.Option
      value={String(course.courseId)}
      active={isCurrent}
      display="flex"
      lh={1.4}
      style={{ alignItems: 'center', gap: 'var(--s-2)' }}
    >
      <Box component="span" display="inline-grid" flex="none" w={16} c="var(--green-6)">
        {isCurrent && <Icon name="check" small />}
      </Box>
      <ClassWords name={course.courseName} size={texts.students(course.studentCount)} subject={subjectLine(course)} />
      <Badge count={course.waitingCount} label={texts.unmarked(course.waitingCount)} />
    </Combobox.Option>
  )
}

interface ClassWordsProps {
  readonly name: string
  readonly size: string
  readonly subject: string
  /** The subject in full, where it is shortened. */
  readonly title?: string
  /** Before the name. */
  readonly children?: ReactNode
}

const ClassWords = ({ name, size, subject, title, children }: ClassWordsProps) => (
  <Stack component="span" className="breakable" gap={0} flex={1} miw={0}>
    <Flex component="span" columnGap={7} align="baseline" wrap="wrap">
      {children}
      <b>{name}</b> <Remark className="one-line">{size}</Remark>
    </Flex>
    <Remark title={title}>{subject}</Remark>
  </Stack>
)

interface RemarkProps {
  readonly className?: string
  readonly title?: string | undefined
  readonly children: string
}

const Remark = (props: RemarkProps) => <Box component="small" c="dimmed" fw={400} {...props} />

/** "英语，人教版2024 七年级上册"; `short` for narrow places: "英语，七年级上册". */
function useSubjectLine(): (course: Pick<Course, 'subjectId' | 'bookName'>, form?: 'full' | 'short') => string {
  const texts = useTexts(shellTexts)
  return ({ subjectId, bookName }, form = 'full') => {
    const book = bookName !== null && form === 'short' ? shortBookName(bookName) : bookName
    return texts.subjectAndBook(isMaths(subjectId) ? texts.maths : texts.english, book)
  }
}
