import { ActionIcon, Flex, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { courseTypeOf } from '#domain/classes/course-types.ts'
import { courseTypeTexts } from '#domain/classes/course-types.texts.ts'
import { memberPaths } from '#domain/paths/member-paths.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { subjectNameOf } from '#domain/classes/teaching.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import classesCss from '../classes.module.css'
import { mineTexts } from './mine.texts.ts'

export interface MineColumns {
  readonly ownUid: number
  readonly onCopy: (course: Course) => void
  /** Opens the code in large type. */
  readonly onCode: (course: Course) => void
}

/** Columns of a teacher's classes. */
export function useMineColumns({ ownUid, onCopy, onCode }: MineColumns): readonly DataColumn<Course>[] {
  const texts = useTexts(mineTexts)
  const kinds = useTexts(courseTypeTexts)
  const words = useTexts(teachingTexts)
  return useMemo<readonly DataColumn<Course>[]>(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ courseName }) => courseName,
        cell: ({ courseName, courseType, lecturerId, lecturerName, teacherName }) => (
          <Flex component="span" align="baseline" wrap="wrap" columnGap={8}>
            <b>{courseName}</b>
            <Text span c="var(--ink-3)" fz="xs">
              {kinds[courseTypeOf(courseType)]}
            </Text>
            {lecturerId !== ownUid ? (
              <Text span c="var(--ink-3)" fz="xs">
                {texts.lecturer(lecturerName)}
              </Text>
            ) : (
              teacherName !== '' && (
                <Text span c="var(--ink-3)" fz="xs">
                  {texts.with(teacherName)}
                </Text>
              )
            )}
          </Flex>
        ),
      },
      {
        id: 'subject',
        importance: 'detail',
        header: texts.subject,
        width: 260,
        cell: ({ subjectId, bookName }) => texts.subjectAndBook(words[subjectNameOf(subjectId)], bookName),
      },
      {
        id: 'students',
        header: texts.students,
        width: 90,
        align: 'end',
        sortBy: ({ studentCount }) => studentCount,
        descendingFirst: true,
        cell: ({ studentCount }) => studentCount,
      },
      {
        id: 'waiting',
        header: texts.waiting,
        width: 100,
        align: 'end',
        sortBy: ({ requestCount }) => requestCount,
        descendingFirst: true,
        cell: ({ courseId, courseName, requestCount, status }) =>
          requestCount > 0 && status === courseStatuses.inUse ? (
            <a
              className={classesCss['waiting']}
              href={hrefOf(memberPaths.verify({ courseId }))}
              aria-label={texts.verifyNamed(courseName, requestCount)}
            >
              {requestCount}
            </a>
          ) : (
            <span className={classesCss['zero']}>{requestCount}</span>
          ),
      },
      {
        id: 'code',
        header: texts.code,
        width: 180,
        cell: (course) => (
          <Flex component="span" className={classesCss['code']} gap={4} align="center" display="inline-flex">
            <code>{course.courseCode}</code>
            <ActionIcon
              size="xs"
              color="gray"
              aria-label={texts.copyNamed(course.courseName)}
              onClick={() => onCopy(course)}
            >
              <Icon name="copy" small />
            </ActionIcon>
            {course.status === courseStatuses.inUse && (
              <ActionIcon
                size="xs"
                color="gray"
                aria-label={texts.showNamed(course.courseName)}
                onClick={() => onCode(course)}
              >
                <Icon name="grid" small />
              </ActionIcon>
            )}
          </Flex>
        ),
      },
    ],
    [texts, kinds, words, ownUid, onCopy, onCode],
  )
}
