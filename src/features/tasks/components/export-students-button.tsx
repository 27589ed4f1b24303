import { Menu, Text } from '@mantine/core'
import type { TestRow } from '#api/contract/schemas/tests.ts'
import { dateText } from '#domain/dates.ts'
import { endOf, taskStatuses } from '#domain/tasks/status.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Icon } from '#ui/icon/icon.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { exportStudentsTexts } from '../export-students.texts.ts'
import { statusOf } from '../row-acts.ts'
import type { ExportStudents } from '../use-export-students.ts'
import css from './tasks.module.css'

interface ExportStudentsButtonProps {
  /** The tasks in view; null while they are being fetched. */
  readonly rows: readonly TestRow[] | null
  /** When they were true, in milliseconds since 1970. */
  readonly asOf: number
  readonly exporting: ExportStudents
}

/** Takes the students of one of the tasks in view along; a task without students is not offered. */
export function ExportStudentsButton({ rows, asOf, exporting }: ExportStudentsButtonProps) {
  const texts = useTexts(exportStudentsTexts)
  const { language } = useLanguage()
  const dateOf = (instant: string) => dateText(Date.parse(instant), { now: asOf, language })
  const published = (rows ?? []).filter((row) => statusOf(row) !== taskStatuses.unpublished)
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
      <Menu.Dropdown className={css['exports'] ?? ''}>
        <Menu.Label>{texts.choose}</Menu.Label>
        {published.map(({ testInfo: { testId, testName, endTime, finishedAt, assignedCount }, reportData }) => (
          <Menu.Item
            key={testId}
            rightSection={
              <Text span ml={12} c="var(--ink-3)" fz="xs" style={{ whiteSpace: 'nowrap' }}>
                {texts.submitted(dateOf(endOf({ endTime, finishedAt })), reportData.submittedCount, assignedCount)}
              </Text>
            }
            onClick={() => exporting.run(testId)}
          >
            {testName}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
