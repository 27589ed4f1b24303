import { Button } from '@mantine/core'
import type { Course } from '#api/contract/schemas/courses.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { classesTexts } from './classes.texts.ts'
import { useClassColumns } from './use-class-columns.tsx'

export interface ClassesScreenProps {
  readonly courses: readonly Course[]
  /** Students of all of them, each counted once; undefined before that is known. */
  readonly students: number | undefined
  /** The class in hand. */
  readonly courseId: number | null
  readonly onChoose: (courseId: number) => void
  /** The students of a class are looked at: it is the one in hand from then on. */
  readonly onMembers: (courseId: number) => void
  /** Who has no class opens the first one. */
  readonly onOpen: () => void
}

/** The teacher's classes: choosing one makes it the class in hand, its students have a page. */
export function ClassesScreen(props: ClassesScreenProps) {
  const { courses, students, courseId, onChoose, onMembers, onOpen } = props
  const texts = useTexts(classesTexts)
  const columns = useClassColumns(courseId, onChoose, onMembers)
  const scripts = courses.reduce((total, { waitingCount }) => total + waitingCount, 0)
  const state = courses.length === 0 ? texts.stateNone : texts.state(courses.length, students, scripts)
  return (
    <>
      <PageHead title={texts.title} state={state} />
      <Surface label={texts.list}>
        <DataTable
          label={texts.list}
          columns={columns}
          rows={courses}
          rowKey={(course) => String(course.courseId)}
          density="roomy"
          empty={
            <EmptyState
              why={texts.noneWhy}
              action={
                <Button variant="filled" leftSection={<Icon name="plus" />} onClick={onOpen}>
                  {texts.open}
                </Button>
              }
            />
          }
          total={texts.total(courses.length)}
        />
      </Surface>
    </>
  )
}
