import { Group, Stack } from '@mantine/core'
import { type ClassReport, reportFiles, type ReportFormat } from '#api/contract/groups/report.ts'
import { summaryRows } from '#domain/report/report-tables.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { useExport } from '../use-export.ts'
import { exportTexts } from './export.texts.ts'

interface Part {
  readonly name: string
  readonly rows: number
}

interface ClassFileProps {
  readonly report: ClassReport
  readonly format: Exclude<ReportFormat, 'pdf'>
  readonly anonymous: boolean
}

/** The class report as one file: a summary of its contents, and the download. */
export function ClassFile({ report, format, anonymous }: ClassFileProps) {
  const texts = useTexts(exportTexts)
  const file = useExport(reportFiles[format], { assignmentId: report.assignment.assignmentId, anonymous })
  const parts: readonly Part[] = [
    { name: texts.students, rows: report.students.length },
    { name: texts.items, rows: report.items.length },
    { name: texts.summary, rows: summaryRows(report).length },
  ]
  const columns: readonly DataColumn<Part>[] = [
    { id: 'name', importance: 'name', header: texts.part, cell: ({ name }) => name },
    { id: 'rows', header: texts.amount, width: 120, align: 'end', cell: ({ rows }) => texts.rows(rows) },
  ]
  return (
    <Surface title={texts.contents}>
      <Stack gap={0}>
        <DataTable label={texts.contents} columns={columns} rows={parts} rowKey={({ name }) => name} />
        <Group p={20}>
          <BusyButton
            variant="filled"
            leftSection={<Icon name="download" />}
            busy={file.isBusy}
            busyLabel={texts.downloading}
            onClick={file.run}
          >
            {texts.download}
          </BusyButton>
        </Group>
      </Stack>
    </Surface>
  )
}
