import { Group, Stack, Switch } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import {
  type ClassReport,
  isReportFormat,
  report as reportArea,
  reportFiles,
  type ReportFormat,
} from '#api/contract/groups/report.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { paths } from '#domain/paths/paths.ts'
import { reportPaths } from '#domain/paths/report-paths.ts'
import { shortClassName } from '#domain/classes/short-class-name.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf, useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ClassFile } from './class-file.tsx'
import { exportTexts } from './export.texts.ts'
import { HandoutFile } from './handout-file.tsx'

const formats = Object.keys(reportFiles).filter(isReportFormat)

export interface ExportScreenProps {
  readonly courseId: number
  readonly assignmentId: number
  readonly format: ReportFormat
}

/** A report as a file: its contents, and the download (specification §2). */
export function ExportScreen({ courseId, assignmentId, format }: ExportScreenProps) {
  const texts = useTexts(exportTexts)
  const { data, error, refetch } = useEndpoint(reportArea.class, { assignmentId })
  const crumb = (
    <a key="report" href={hrefOf(paths.report(courseId, assignmentId))}>
      {data?.assignment.assignmentName ?? texts.toReport}
    </a>
  )
  return (
    <div>
      <PageHead title={texts.title} state={data && shortClassName(data.courseName)} crumbs={[crumb]} />
      {data !== undefined ? (
        <Files report={data} courseId={courseId} format={format} />
      ) : (
        <Surface label={texts.title}>
          {error === null ? (
            <SkeletonRows rows={4} />
          ) : (
            <FailedState why={messageOf(error)} onRetry={() => void refetch()} />
          )}
        </Surface>
      )}
    </div>
  )
}

interface FilesProps {
  readonly report: ClassReport
  readonly courseId: number
  readonly format: ReportFormat
}

function Files({ report, courseId, format }: FilesProps) {
  const texts = useTexts(exportTexts)
  const { query, push, setQuery } = useNavigation()
  const anonymous = query['anonymous'] === '1'
  const hidden = anonymous ? '?anonymous=1' : ''
  const { assignmentId } = report.assignment
  return (
    <Stack gap={16}>
      <Group justify="space-between">
        <Segments
          label={texts.format}
          value={format}
          segments={formats.map((value) => ({ value, label: texts[value] }))}
          onChange={(value) => push(reportPaths.exported(courseId, assignmentId, value) + hidden)}
        />
        <Switch
          labelPosition="left"
          label={texts.anonymous}
          checked={anonymous}
          onChange={({ currentTarget }) => setQuery({ anonymous: currentTarget.checked ? '1' : null })}
        />
      </Group>
      {format === 'pdf' ? (
        <HandoutFile report={report} anonymous={anonymous} />
      ) : (
        <ClassFile report={report} format={format} anonymous={anonymous} />
      )}
    </Stack>
  )
}
