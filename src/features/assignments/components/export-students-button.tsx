import { Menu, Text } from '@mantine/core'
import type { AssignmentRow } from '#api/contract/schemas/assignments.ts'
import { dateText } from '#domain/time/dates.ts'
import { endOf, assignmentStatuses } from '#domain/assignments/status.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { exportStudentsTexts } from '../export-students.texts.ts'
import { statusOf } from '../row-acts.ts'
import type { ExportStudents } from '../use-export-students.ts'

interface ExportStudentsButtonProps {
  /** The assignments in view; null while loading. */
  readonly rows: readonly AssignmentRow[] | null
  /** When they were read, in milliseconds since 1970. */
  readonly asOf: number
  readonly exporting: ExportStudents
}

/** Exports the students of one of the assignments in view; those without students are not offered. */
export function ExportStudentsButton({ rows, asOf, exporting }: ExportStudentsButtonProps) {
  const texts = useTexts(exportStudentsTexts)
  const { language } = useLanguage()
  const dateOf = (instant: string) => dateText(Date.parse(instant), { now: asOf, language })
  const published = (rows ?? []).filter((row) => statusOf(row) !== assignmentStatuses.unpublished)
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <BusyButton
          leftSection={<Icon name="download" />}
          busy={exporting.isBusy}
          busyLabel={texts.exporting}
          disabled={published.length === 0}
        >
          {texts.export}
        </BusyButton>
      </Menu.Target>
      {/* It holds as many assignments as a page of the list. */}
      <Menu.Dropdown maw={420} mah="min(70vh, calc(520 * var(--u)))" style={{ overflowY: 'auto' }}>
        <Menu.Label>{texts.choose}</Menu.Label>
        {published.map(
          ({ assignmentInfo: { assignmentId, assignmentName, endTime, finishedAt, assignedCount }, reportData }) => (
            <Menu.Item
              key={assignmentId}
              rightSection={
                <Text span ml={12} c="var(--ink-3)" fz="xs" className="one-line">
                  {texts.submitted(dateOf(endOf({ endTime, finishedAt })), reportData.submittedCount, assignedCount)}
                </Text>
              }
              onClick={() => exporting.run(assignmentId)}
            >
              {assignmentName}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
