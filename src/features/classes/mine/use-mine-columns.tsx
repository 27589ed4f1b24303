import { useMemo } from 'react'
import type { Course } from '#api/contract/schemas/courses.ts'
import { teachingTexts } from '#domain/classes/teaching.texts.ts'
import { subjectNameOf } from '#domain/classes/teaching.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { ClassCode, NamedClass, WaitingCount } from './mine-cells.tsx'
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
  const words = useTexts(teachingTexts)
  return useMemo<readonly DataColumn<Course>[]>(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        sortBy: ({ courseName }) => courseName,
        cell: (course) => <NamedClass course={course} ownUid={ownUid} />,
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
        cell: (course) => <WaitingCount course={course} />,
      },
      {
        id: 'code',
        header: texts.code,
        width: 180,
        cell: (course) => <ClassCode course={course} onCopy={onCopy} onCode={onCode} />,
      },
    ],
    [texts, words, ownUid, onCopy, onCode],
  )
}
