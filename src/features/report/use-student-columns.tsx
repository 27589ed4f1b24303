import { useMemo } from 'react'
import type { StudentReport } from '#api/contract/groups/report.ts'
import { type StudentColumn, studentColumns, studentRow } from '#domain/report/report-tables.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { Change } from './components/change.tsx'
import css from './components/tables.module.css'
import { cellText, sortValueOf } from './report-cells.ts'
import { reportTablesTexts } from './report-tables.texts.ts'
import { useNameOf } from './student-names.ts'

const cellOf = (student: StudentReport, column: StudentColumn) => studentRow(student)[studentColumns.indexOf(column)]

/**
 * The columns of the students; unmarked ones have a state instead of a change. For a paper with one kind of items
 * (`hasParts` false) the total has no parts beside it.
 */
export function useStudentColumns(
  hasParts: boolean,
  onOpen: (uid: number) => void,
): readonly DataColumn<StudentReport>[] {
  const texts = useTexts(reportTablesTexts)
  const nameOf = useNameOf()
  return useMemo(() => {
    const text = (student: StudentReport, column: StudentColumn) => cellText(cellOf(student, column), texts)
    return [
      {
        id: 'rank',
        header: texts.rank,
        width: 60,
        align: 'end',
        quiet: true,
        cell: (student) => <Amount of={student.rank}>{text(student, 'rank')}</Amount>,
        sortBy: (student) => sortValueOf(cellOf(student, 'rank')),
      },
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        leastWidth: 76,
        cell: ({ uid }) => (
          <button type="button" className={css['open']} onClick={() => onOpen(uid)}>
            {nameOf(uid)}
          </button>
        ),
        sortBy: ({ uid }) => nameOf(uid),
      },
      scoreColumn('total', 56, texts),
      ...(hasParts ? [scoreColumn('objective', 64, texts), scoreColumn('written', 64, texts)] : []),
      {
        id: 'change',
        header: texts.change,
        hint: texts.changeHint,
        width: 104,
        align: 'end',
        cell: (student) =>
          student.state === 'marked' ? <Change student={student} /> : <Hint span>{text(student, 'state')}</Hint>,
        sortBy: (student) => sortValueOf(cellOf(student, 'change')),
        descendingFirst: true,
      },
    ]
  }, [texts, nameOf, hasParts, onOpen])
}

interface AmountProps {
  readonly of: number | null
  readonly className?: string | undefined
  readonly children: string
}

/** A figure of a student, faint if there is none. */
const Amount = ({ of, className, children }: AmountProps) =>
  of === null ? <Faint>{children}</Faint> : <span className={className}>{children}</span>

/** The total, or a part of it. */
const scoreColumn = (
  id: 'total' | 'objective' | 'written',
  width: number,
  texts: Wording<(typeof reportTablesTexts)['zh-CN']>,
): DataColumn<StudentReport> => ({
  id,
  ...(id !== 'total' && { importance: 'detail', quiet: true }),
  header: texts[id],
  width,
  align: 'end',
  cell: (student) => (
    <Amount of={student[id]} {...(id === 'total' && { className: css['strong'] })}>
      {cellText(cellOf(student, id), texts)}
    </Amount>
  ),
  sortBy: (student) => sortValueOf(cellOf(student, id)),
  descendingFirst: true,
})
