import { useMemo } from 'react'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { isMaths } from '#domain/classes/subjects.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { shareText } from './shares.ts'
import { wrongClassesTexts } from './wrong-classes.texts.ts'

type Class = OutputOf<typeof wrongNote.classes>['list'][number]

/** /wrong-note-html/list: the teacher's classes with their recent wrong questions. */
export function WrongClassesScreen() {
  const texts = useTexts(wrongClassesTexts)
  const query = useEndpoint(wrongNote.classes, {})
  return (
    <ListPage<Class>
      title={texts.title}
      state={texts.state}
      list={{
        label: texts.title,
        rows: fetchedPart(query, ({ list }) => list),
        rowKey: ({ courseId }) => String(courseId),
        columns: useClassColumns(),
        initialSorting: { column: 'wrong', descending: true },
        skeletonRows: 3,
        empty: { why: texts.emptyWhy },
        total: ({ length }) => texts.total(length),
      }}
    />
  )
}

function useClassColumns(): readonly DataColumn<Class>[] {
  const texts = useTexts(wrongClassesTexts)
  return useMemo(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        cell: ({ courseId, courseName }) => <a href={hrefOf(wrongNotePaths.book(courseId))}>{courseName}</a>,
        sortBy: ({ courseName }) => courseName,
      },
      {
        id: 'subject',
        importance: 'detail',
        header: texts.subject,
        cell: ({ subjectId }) => (isMaths(subjectId) ? texts.maths : texts.english),
        quiet: true,
        width: 110,
      },
      { id: 'students', importance: 'detail', header: texts.students, align: 'end', cell: studentsOf, width: 110 },
      { id: 'assignments', header: texts.assignments, align: 'end', cell: assignmentsOf, width: 110 },
      { id: 'items', header: texts.items, align: 'end', cell: ({ itemCount }) => itemCount, width: 110 },
      {
        id: 'wrong',
        header: texts.wrong,
        align: 'end',
        cell: ({ wrong }) => wrong,
        sortBy: ({ wrong }) => wrong,
        descendingFirst: true,
        width: 128,
      },
      {
        id: 'rate',
        header: texts.rate,
        align: 'end',
        cell: (row) => <b>{shareText(row)}</b>,
        sortBy: ({ wrong, answered }) => (answered === 0 ? null : wrong / answered),
        descendingFirst: true,
        width: 110,
      },
    ],
    [texts],
  )
}

const studentsOf = ({ studentCount }: Class): number => studentCount

const assignmentsOf = ({ assignmentCount }: Class): number => assignmentCount
