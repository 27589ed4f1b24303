import { useMemo } from 'react'
import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { shortDay } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { wrongNotePaths } from '#domain/paths/wrong-note-paths.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { List } from '#ui/list-page/list.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { StudentsFoot } from './students-foot.tsx'
import { shareText } from '../shares.ts'
import { studentsTexts } from '../students.texts.ts'
import type { WrongBook } from '../use-wrong-book.ts'

type Student = OutputOf<typeof wrongNote.students>['list'][number]

/** The students of a class, sorted by how many questions they have not mastered. */
export function StudentsTable({ book: { courseId, filters } }: { readonly book: WrongBook }) {
  const texts = useTexts(studentsTexts)
  const query = useEndpoint(wrongNote.students, { courseId, ...filters })
  return (
    <List<Student>
      label={texts.list}
      rows={fetchedPart(query, ({ list }) => list)}
      rowKey={({ uid }) => String(uid)}
      columns={useStudentColumns(courseId, filters)}
      initialSorting={{ column: 'open', descending: true }}
      skeletonRows={12}
      empty={{ why: texts.emptyWhy }}
      total={({ length }) => texts.total(length, query.data?.rightsNeeded ?? 0)}
      foot={
        <StudentsFoot
          courseId={courseId}
          rightsNeeded={query.data?.rightsNeeded ?? null}
          hasOpen={query.data?.list.some((row) => openOf(row) > 0) === true}
        />
      }
    />
  )
}

/** A student's name leads to their questions of the same days, which are those that were counted. */
function useStudentColumns(
  courseId: number,
  { startDate, endDate }: WrongBook['filters'],
): readonly DataColumn<Student>[] {
  const texts = useTexts(studentsTexts)
  const { language } = useLanguage()
  return useMemo(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.student,
        cell: ({ uid, realname }) => (
          <a href={hrefOf(wrongNotePaths.student(courseId, uid, { startDate, endDate }))}>{realname}</a>
        ),
        sortBy: ({ realname }) => realname,
      },
      {
        id: 'account',
        importance: 'detail',
        header: texts.account,
        cell: ({ username }) => username,
        sortBy: ({ username }) => username,
        quiet: true,
        width: 140,
      },
      ...countColumns(texts),
      {
        id: 'last',
        importance: 'detail',
        header: texts.last,
        align: 'end',
        cell: ({ lastWrongAt }) => (lastWrongAt === null ? '–' : shortDay(schoolDay(new Date(lastWrongAt)), language)),
        sortBy: ({ lastWrongAt }) => lastWrongAt,
        descendingFirst: true,
        quiet: true,
        width: 110,
      },
    ],
    [texts, language, courseId, startDate, endDate],
  )
}

/** How many questions are open and mastered, and how often an answer was wrong. */
const countColumns = (texts: Wording<(typeof studentsTexts)['zh-CN']>): readonly DataColumn<Student>[] => [
  {
    id: 'open',
    header: texts.open,
    align: 'end',
    cell: (row) => <b>{openOf(row)}</b>,
    sortBy: openOf,
    descendingFirst: true,
    width: 110,
  },
  {
    id: 'mastered',
    header: texts.mastered,
    align: 'end',
    cell: ({ masteredCount }) => masteredCount,
    sortBy: ({ masteredCount }) => masteredCount,
    descendingFirst: true,
    quiet: true,
    width: 110,
  },
  {
    id: 'wrong',
    importance: 'detail',
    header: texts.wrong,
    align: 'end',
    cell: ({ wrong, answered }) => texts.wrongOf(wrong, answered),
    sortBy: ({ wrong }) => wrong,
    descendingFirst: true,
    quiet: true,
    width: 140,
  },
  {
    id: 'rate',
    header: texts.rate,
    align: 'end',
    cell: shareText,
    sortBy: ({ wrong, answered }) => (answered === 0 ? null : wrong / answered),
    descendingFirst: true,
    width: 100,
  },
]

const openOf = ({ itemCount, masteredCount }: Student): number => itemCount - masteredCount
