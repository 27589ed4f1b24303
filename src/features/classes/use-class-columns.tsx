import { Button, Flex, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { classesTexts } from './classes.texts.ts'

/** Columns of the list of classes. */
export function useClassColumns(
  courseId: number | null,
  onChoose: (courseId: number) => void,
  onMembers: (courseId: number) => void,
): readonly DataColumn<Course>[] {
  const texts = useTexts(classesTexts)
  return useMemo<readonly DataColumn<Course>[]>(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ courseName }) => courseName,
        cell: ({ courseName }) => <b>{courseName}</b>,
      },
      {
        id: 'subject',
        importance: 'detail',
        header: texts.subject,
        width: 300,
        cell: ({ subjectId, bookName }) =>
          texts.subjectAndBook(isMaths(subjectId) ? texts.maths : texts.english, bookName),
      },
      {
        id: 'students',
        header: texts.students,
        width: 100,
        align: 'end',
        sortBy: ({ studentCount }) => studentCount,
        descendingFirst: true,
        cell: ({ studentCount }) => studentCount,
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        width: 110,
        align: 'end',
        sortBy: ({ waitingCount }) => waitingCount,
        descendingFirst: true,
        cell: ({ waitingCount }) => (
          <Text span c="var(--ink-3)" {...(waitingCount > 0 && { c: 'var(--need)', fw: 600 })}>
            {waitingCount}
          </Text>
        ),
      },
      {
        id: 'action',
        importance: 'act',
        header: texts.action,
        width: 300,
        align: 'end',
        cell: (course) => <ClassActs course={course} currentId={courseId} onChoose={onChoose} onMembers={onMembers} />,
      },
    ],
    [texts, courseId, onChoose, onMembers],
  )
}

interface ClassActsProps {
  readonly course: Course
  readonly currentId: number | null
  readonly onChoose: (courseId: number) => void
  readonly onMembers: (courseId: number) => void
}

/** Opens a class's students, and makes it the current one. */
function ClassActs({ course: { courseId, courseName }, currentId, onChoose, onMembers }: ClassActsProps) {
  const texts = useTexts(classesTexts)
  return (
    <Flex component="span" align="center" gap={8} display="inline-flex">
      <Button size="xs" variant="subtle" onClick={() => onMembers(courseId)}>
        {texts.members}
        <span className="visually-hidden">{texts.ofClass(courseName)}</span>
      </Button>
      {courseId === currentId ? (
        <Flex component="span" align="center" gap={6} display="inline-flex" c="var(--green-7)">
          <Icon name="check" small />
          {texts.current}
        </Flex>
      ) : (
        <Button size="xs" onClick={() => onChoose(courseId)}>
          {texts.choose}
          <span className="visually-hidden">{texts.ofClass(courseName)}</span>
        </Button>
      )}
    </Flex>
  )
}
