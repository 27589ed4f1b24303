import { Stack } from '@mantine/core'
import { useCallback, useMemo } from 'react'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { hasBothParts } from '../has-both-parts.ts'
import { itemIdOf, studentIdOf } from '../report-address.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import css from '../report.module.css'
import { NamesProvider, namesOf, shownReport } from '../student-names.ts'
import type { StudentGroup } from '../student-groups.ts'
import { type OpenedRow, useOpenedRow } from '../use-opened-row.ts'
import { useReportFilter } from '../use-report-filter.ts'
import { BlindNote } from './blind-note.tsx'
import { Distribution } from './distribution.tsx'
import { FamilyLinks } from '../families/family-links.tsx'
import { FilterLine } from './filter-line.tsx'
import { ItemsTable } from './items-table.tsx'
import { Ledger } from './ledger.tsx'
import { ReportDetails } from './report-details.tsx'
import { ReportHead } from './report-head.tsx'
import { StudentsTable } from './students-table.tsx'

interface ReportPageProps {
  readonly report: ClassReport
  /** When the report was read, in milliseconds since 1970. */
  readonly readAt: number
}

/** The report: head, statistics, distribution, both tables, and the details of a row. */
export function ReportPage({ report: found, readAt }: ReportPageProps) {
  const { query, setQuery } = useNavigation()
  const anonymous = query['anonymous'] === '1'
  const report = useMemo(() => shownReport(found, anonymous), [found, anonymous])
  const texts = useTexts(reportTablesTexts)
  const row = useOpenedRow(openedAtFirst(query, report))
  const { open, openItem, openStudent } = row
  const openBand = useCallback((band: number) => open({ kind: 'band', band }), [open])
  const openGroup = useCallback((group: StudentGroup) => open({ kind: 'group', group }), [open])
  const { students, items } = report
  const listed = useReportFilter(report)
  const nameOf = useMemo(() => namesOf(students, anonymous ? texts.alias : null), [students, anonymous, texts])
  return (
    <NamesProvider value={nameOf}>
      <div className={css['report']}>
        <ReportHead report={report} readAt={readAt} />
        <FamilyLinks current={null} assignment={report.assignment} families={report.families} />
        <BlindNote assignmentId={report.assignment.assignmentId} />
        <Ledger report={report} onGroup={openGroup} />
        <FilterLine report={report} listed={listed} />
        <Stack className={css['parts']} gap={16} mt={16}>
          <div>
            <Distribution report={report} onBand={openBand} />
          </div>
          <div>
            <ItemsTable report={listed} onOpen={openItem} />
          </div>
          <div>
            <StudentsTable
              students={listed.students}
              hasParts={hasBothParts(items)}
              anonymous={anonymous}
              onAnonymous={(hidden) => setQuery({ anonymous: hidden ? '1' : null })}
              onOpen={openStudent}
            />
          </div>
        </Stack>
      </div>
      <ReportDetails report={report} readAt={readAt} anonymous={anonymous} {...row} />
    </NamesProvider>
  )
}

/** The address of a student or an item shows the class report with that submission, or those answers, open. */
function openedAtFirst(query: Readonly<Record<string, string>>, { students, items }: ClassReport): OpenedRow {
  const uid = studentIdOf(query)
  if (uid !== null && students.some((student) => student.uid === uid)) return { kind: 'student', id: uid }
  const itemId = itemIdOf(query)
  return itemId !== null && items.some((item) => item.itemId === itemId) ? { kind: 'item', id: itemId } : null
}
