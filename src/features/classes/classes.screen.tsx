import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { RosterDrawer } from './roster-drawer.tsx'
import { classesTexts } from './classes.texts.ts'
import { useClassColumns } from './use-class-columns.tsx'

export interface ClassesScreenProps {
  readonly courses: readonly Course[]
  /** The class in hand. */
  readonly courseId: number | null
  readonly onChoose: (courseId: number) => void
  /** Who has no class opens the first one. */
  readonly onOpen: () => void
}

/** The teacher's classes: choosing one makes it the class in hand, its students are a list at the side. */
export function ClassesScreen({ courses, courseId, onChoose, onOpen }: ClassesScreenProps) {
  const texts = useTexts(classesTexts)
  const [shown, setShown] = useState<Course | null>(null)
  const columns = useClassColumns(courseId, onChoose, setShown)
  const sum = (countOf: (course: Course) => number) => courses.reduce((total, course) => total + countOf(course), 0)
  const state =
    courses.length === 0
      ? texts.stateNone
      : texts.state(
          courses.length,
          sum(({ stuNum }) => stuNum),
          sum(({ writeNum }) => writeNum),
        )
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
      {shown !== null && <RosterDrawer course={shown} onClose={() => setShown(null)} />}
    </>
  )
}
