import { useMemo } from 'react'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { dateText } from '#domain/dates.ts'
import { schoolDay } from '#domain/school-day.ts'
import { endText } from '#domain/tasks/end-text.ts'
import { kindTexts, typeTexts } from '#domain/tasks/kinds.texts.ts'
import { taskTypes } from '#domain/tasks/kinds.ts'
import { endOf, taskStatuses } from '#domain/tasks/status.ts'
import { ProgressBar } from '#parts/progress-bar/progress-bar.tsx'
import { type MarkedState, StateMark } from '#parts/state-mark/state-mark.tsx'
import { classNames } from '#ui/class-names.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { Needs } from '#ui/data-table/needs.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { statusOf } from '../row-acts.ts'
import { tasksTexts } from '../tasks.texts.ts'
import css from './tasks.module.css'

/** Columns of the task list; `asOf` is the present instant, `hrefOfTask` the address of a task's drawer. */
export function useTaskColumns(asOf: number, hrefOfTask: (testId: number) => string): readonly DataColumn<TestRow>[] {
  const texts = useTexts(tasksTexts)
  const { language } = useLanguage()
  return useMemo(() => {
    const widths = columnWidths[language]
    const timeOf = (instant: string) => dateText(Date.parse(instant), { now: asOf, language })
    const count = (id: string, header: string, value: (row: TestRow) => number, className?: string) => ({
      id,
      header,
      align: 'end' as const,
      width: 58,
      cell: (row: TestRow) => <Count row={row} value={value(row)} className={className} />,
    })
    return [
      {
        id: 'testName',
        importance: 'name',
        header: texts.name,
        cell: (row) => <TaskName row={row} href={hrefOfTask(row.testInfo.testId)} />,
      },
      {
        id: 'type',
        importance: 'detail',
        header: texts.type,
        width: widths.type,
        cell: (row) => <TaskType row={row} />,
      },
      {
        id: 'beginTime',
        importance: 'detail',
        header: texts.begin,
        width: widths.begin,
        nowrap: true,
        sortBy: ({ testInfo }) => testInfo.beginTime,
        cell: ({ testInfo }) => <span className={css['muted']}>{timeOf(testInfo.beginTime)}</span>,
      },
      {
        id: 'endTime',
        header: texts.end,
        width: widths.end,
        nowrap: true,
        sortBy: ({ testInfo }) => endOf(testInfo),
        cell: (row) => (
          <span className={endsToday(row, asOf) ? css['soon'] : css['muted']}>
            {endText(row.testInfo, { now: asOf, language })}
          </span>
        ),
      },
      count('submitted', texts.submitted, ({ reportData }) => reportData.submittedCount, css['strong']),
      count('missing', texts.missing, ({ reportData }) => reportData.unsubmittedCount),
      count('unmarked', texts.unmarkedColumn, ({ reportData }) => reportData.unmarkedCount, css['soon']),
      {
        id: 'progress',
        importance: 'detail',
        header: texts.progress,
        width: widths.progress,
        apart: true,
        cell: (row) => <TaskProgress row={row} />,
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
  }, [asOf, hrefOfTask, language, texts])
}

/** English kinds, days and states are longer words; an end has room for the word that says it was early. */
const columnWidths = {
  'zh-CN': { type: 118, begin: 106, end: 152, progress: 124, status: 112 },
  en: { type: 140, begin: 116, end: 144, progress: 112, status: 124 },
} as const

const markOf = {
  [taskStatuses.inProgress]: 'run',
  [taskStatuses.finished]: 'end',
  [taskStatuses.unpublished]: 'draft',
  [taskStatuses.notStarted]: 'wait',
} as const satisfies Readonly<Record<number, MarkedState>>

/** Whether students have, or had, something to do: only then are there counts. */
const hasBegun = (row: TestRow): boolean =>
  statusOf(row) === taskStatuses.inProgress || statusOf(row) === taskStatuses.finished

const endsToday = (row: TestRow, now: number): boolean =>
  statusOf(row) !== taskStatuses.finished && schoolDay(new Date(row.testInfo.endTime)) === schoolDay(new Date(now))

function TaskName({ row: { testInfo, reportData }, href }: { readonly row: TestRow; readonly href: string }) {
  const texts = useTexts(tasksTexts)
  return (
    <>
      <a href={href} className={css['name']}>
        {testInfo.testName}
      </a>
      {!testInfo.viewed && reportData.submittedCount > 0 && <Needs>{texts.newSubmissions}</Needs>}
    </>
  )
}

function TaskType({ row: { testInfo } }: { readonly row: TestRow }) {
  const texts = useTexts(tasksTexts)
  const { language } = useLanguage()
  const kind = kindTexts[language][testInfo.kind]
  const type = Object.values(taskTypes).find((one) => one === testInfo.testType)
  const isCommon = type === undefined || type === taskTypes.common
  return <span className={css['muted']}>{isCommon ? kind : texts.kindAndType(kind, typeTexts[language][type])}</span>
}

interface CountProps {
  readonly row: TestRow
  readonly value: number
  readonly className: string | undefined
}

/** A number; nothing yet is "–", a real zero is quiet. */
function Count({ row, value, className }: CountProps) {
  if (!hasBegun(row)) return <span className={css['quiet']}>–</span>
  return <span className={classNames(value === 0 ? css['quiet'] : className)}>{value}</span>
}

function TaskProgress({ row }: { readonly row: TestRow }) {
  const { testInfo, reportData } = row
  const texts = useTexts(tasksTexts)
  if (!hasBegun(row)) return <ProgressBar marked={0} due={0} label={texts.notBegun} />
  return (
    <ProgressBar marked={reportData.markedCount} unmarked={reportData.unmarkedCount} due={testInfo.assignedCount} />
  )
}
