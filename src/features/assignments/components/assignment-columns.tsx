import { useMemo } from 'react'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import type { Language } from '#domain/portal/language.ts'
import { dateText } from '#domain/time/dates.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { endText } from '#domain/assignments/end-text.ts'
import { kindTexts, typeTexts } from '#domain/assignments/kinds.texts.ts'
import { assignmentTypes } from '#domain/assignments/kinds.ts'
import { endOf, assignmentStatuses } from '#domain/assignments/status.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { Needs } from '#ui/data-table/needs.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import type { Wording } from '#ui/language/texts.ts'
import { statusOf } from '../row-acts.ts'
import { assignmentsTexts } from '../assignments.texts.ts'
import css from './assignments.module.css'

/**
 * Columns of the assignment list; `asOf` is the current time, `hrefOfAssignment` the address of an assignment's drawer.
 */
export function useAssignmentColumns(
  asOf: number,
  hrefOfAssignment: (assignmentId: number) => string,
): readonly DataColumn<AssignmentRow>[] {
  const texts = useTexts(assignmentsTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const widths = columnWidths[language]
    return [
      {
        id: 'name',
        importance: 'name',
        header: texts.name,
        cell: (row) => <AssignmentName row={row} href={hrefOfAssignment(row.assignmentInfo.assignmentId)} />,
      },
      {
        id: 'type',
        importance: 'detail',
        header: texts.type,
        width: widths.type,
        quiet: true,
        cell: (row) => <AssignmentType row={row} />,
      },
      ...timeColumns(texts, asOf, language),
      ...countColumns(texts, widths.count),
      {
        id: 'progress',
        importance: 'detail',
        header: texts.progress,
        width: widths.progress,
        apart: true,
        cell: (row) => <AssignmentProgress row={row} />,
      },
      {
        id: 'status',
        header: texts.status,
        width: widths.status,
        apart: true,
        nowrap: true,
        cell: (row) => <StateMark state={markOf[statusOf(row)]} />,
      },
    ]
  }, [asOf, hrefOfAssignment, language, texts])
}

type ListTexts = Wording<(typeof assignmentsTexts)['zh-CN']>

/** When an assignment begins and ends. */
function timeColumns(texts: ListTexts, asOf: number, language: Language): readonly DataColumn<AssignmentRow>[] {
  const { begin, end } = columnWidths[language]
  const timeOf = (instant: string) => dateText(Date.parse(instant), { now: asOf, language })
  return [
    {
      id: 'beginTime',
      importance: 'detail',
      header: texts.begin,
      width: begin,
      nowrap: true,
      quiet: true,
      sortBy: ({ assignmentInfo }) => assignmentInfo.beginTime,
      cell: ({ assignmentInfo }) => timeOf(assignmentInfo.beginTime),
    },
    {
      id: 'endTime',
      header: texts.end,
      width: end,
      nowrap: true,
      quiet: true,
      sortBy: ({ assignmentInfo }) => endOf(assignmentInfo),
      cell: (row) => (
        <span className={endsToday(row, asOf) ? css['soon'] : undefined}>
          {endText(row.assignmentInfo, { now: asOf, language })}
        </span>
      ),
    },
  ]
}

/** How many students have handed in, have not, and wait for marks. */
function countColumns(texts: ListTexts, width: number): readonly DataColumn<AssignmentRow>[] {
  const count = (id: string, header: string, value: (row: AssignmentRow) => number, className?: string) => ({
    id,
    header,
    align: 'end' as const,
    width,
    cell: (row: AssignmentRow) => <Count row={row} value={value(row)} className={className} />,
  })
  return [
    count('submitted', texts.submitted, ({ reportData }) => reportData.submittedCount, css['strong']),
    count('missing', texts.missing, ({ reportData }) => reportData.unsubmittedCount),
    count('unmarked', texts.unmarkedColumn, ({ reportData }) => reportData.unmarkedCount, css['soon']),
  ]
}

/** Kinds, days and states are longer words in English; the end column has room for the note that it was early. */
const columnWidths = {
  'zh-CN': { count: 58, type: 118, begin: 106, end: 160, progress: 124, status: 112 },
  en: { count: 62, type: 154, begin: 116, end: 144, progress: 90, status: 132 },
} as const

const markOf = {
  [assignmentStatuses.inProgress]: 'run',
  [assignmentStatuses.finished]: 'end',
  [assignmentStatuses.unpublished]: 'draft',
  [assignmentStatuses.notStarted]: 'wait',
} as const satisfies Readonly<Record<number, MarkedState>>

/** Whether students have, or had, something to do: only then are there counts. */
const hasBegun = (row: AssignmentRow): boolean =>
  statusOf(row) === assignmentStatuses.inProgress || statusOf(row) === assignmentStatuses.finished

const endsToday = (row: AssignmentRow, now: number): boolean =>
  statusOf(row) !== assignmentStatuses.finished &&
  schoolDay(new Date(row.assignmentInfo.endTime)) === schoolDay(new Date(now))

function AssignmentName({
  row: { assignmentInfo, reportData },
  href,
}: {
  readonly row: AssignmentRow
  readonly href: string
}) {
  const texts = useTexts(assignmentsTexts)
  return (
    <>
      <a href={href} className={css['strong']} style={{ color: 'var(--ink)' }}>
        {assignmentInfo.assignmentName}
      </a>
      {!assignmentInfo.viewed && reportData.submittedCount > 0 && <Needs>{texts.newSubmissions}</Needs>}
    </>
  )
}

function AssignmentType({ row: { assignmentInfo } }: { readonly row: AssignmentRow }) {
  const texts = useTexts(assignmentsTexts)
  const { language } = useLanguage()
  const kind = kindTexts[language][assignmentInfo.kind]
  const type = Object.values(assignmentTypes).find((one) => one === assignmentInfo.assignmentType)
  const isCommon = type === undefined || type === assignmentTypes.common
  return <span>{isCommon ? kind : texts.kindAndType(kind, typeTexts[language][type])}</span>
}

interface CountProps {
  readonly row: AssignmentRow
  readonly value: number
  readonly className: string | undefined
}

/** A number; a missing one is shown as "–", a real zero is muted. */
function Count({ row, value, className }: CountProps) {
  if (!hasBegun(row)) return <Faint />
  return value === 0 ? <Faint>{value}</Faint> : <span className={className}>{value}</span>
}

function AssignmentProgress({ row }: { readonly row: AssignmentRow }) {
  const { assignmentInfo, reportData } = row
  const texts = useTexts(assignmentsTexts)
  if (!hasBegun(row)) return <ProgressBar marked={0} due={0} label={texts.notBegun} />
  return (
    <ProgressBar
      marked={reportData.markedCount}
      unmarked={reportData.unmarkedCount}
      due={assignmentInfo.assignedCount}
    />
  )
}
