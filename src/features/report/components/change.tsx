import { Text } from '@mantine/core'
import type { StudentReport } from '#api/contract/groups/report.ts'
import { studentColumns, studentRow } from '#domain/report/report-tables.ts'
import { Faint } from '#ui/data-table/faint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { cellText } from '../report-cells.ts'
import { reportTablesTexts } from '../report-tables.texts.ts'
import css from './tables.module.css'

/** How much a student's share of the full mark changed since the previous assignment, in percentage points. */
export function Change({ student }: { readonly student: StudentReport }) {
  const texts = useTexts(reportTablesTexts)
  const change = cellText(studentRow(student)[studentColumns.indexOf('change')], texts)
  if (student.change === null) return <Faint>{change}</Faint>
  return (
    <span className={css['part']}>
      {change}
      <Text span ml={3} c="var(--ink-3)" fz="xs">
        {texts.changeUnit}
      </Text>
    </span>
  )
}
