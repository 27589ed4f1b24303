import { Button } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { there } from '#ui/fetched/fetched.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { classesTexts } from './classes.texts.ts'
import { useClassColumns } from './use-class-columns.tsx'

export interface ClassesScreenProps {
  readonly courses: readonly Course[]
  /** Number of students in all of them, each counted once; undefined until known. */
  readonly students: number | undefined
  /** The current class. */
  readonly courseId: number | null
  readonly onChoose: (courseId: number) => void
  /** Opens the students of a class, which becomes the current one. */
  readonly onMembers: (courseId: number) => void
  /** Creates the first class of a teacher who has none. */
  readonly onOpen: () => void
}

/** The teacher's classes: choosing one makes it the current class, and its students have a page. */
export function ClassesScreen(props: ClassesScreenProps) {
  const { courses, students, courseId, onChoose, onMembers, onOpen } = props
  const texts = useTexts(classesTexts)
  const submissions = courses.reduce((total, { waitingCount }) => total + waitingCount, 0)
  const action = (
    <Button variant="filled" leftSection={<Icon name="plus" />} onClick={onOpen}>
      {texts.open}
    </Button>
  )
  return (
    <ListPage<Course>
      title={texts.title}
      state={courses.length === 0 ? texts.stateNone : texts.state(courses.length, students, submissions)}
      list={{
        label: texts.list,
        rows: there(courses),
        rowKey: (course) => String(course.courseId),
        columns: useClassColumns(courseId, onChoose, onMembers),
        density: 'roomy',
        empty: { why: texts.noneWhy, action },
        total: ({ length }) => texts.total(length),
      }}
    />
  )
}
