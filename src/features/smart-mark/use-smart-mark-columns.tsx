import { Flex, Text } from '@mantine/core'
import { useMemo, useState } from 'react'
import { dateText } from '#domain/time/dates.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Waiting } from './components/waiting.tsx'
import { scanStateTexts, smartMarkTexts } from './smart-mark.texts.ts'
import type { ScannedAssignment } from './scanned-assignment.ts'

/** The columns: assignment, its sheets, how many handed in, how many wait for marking, and its end. */
export function useSmartMarkColumns(): readonly DataColumn<ScannedAssignment>[] {
  const texts = useTexts(smartMarkTexts)
  const { language } = useLanguage()
  const [now] = useState(() => Date.now())
  return useMemo(
    () => [
      {
        id: 'name',
        importance: 'name',
        header: texts.assignment,
        cell: ({ assignmentName }) => (
          <Text span fw={600}>
            {assignmentName}
          </Text>
        ),
      },
      { id: 'sheets', header: texts.sheets, cell: (row) => <Sheets row={row} />, width: 250 },
      {
        id: 'submitted',
        header: texts.submitted,
        cell: ({ submittedCount, assignedCount }) => `${submittedCount}/${assignedCount}`,
        align: 'end',
        width: 84,
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        cell: ({ unmarkedCount }) => <Waiting count={unmarkedCount} />,
        align: 'end',
        importance: 'detail',
        width: 72,
      },
      {
        id: 'end',
        header: texts.end,
        cell: ({ endTime }) => dateText(Date.parse(endTime), { now, language }),
        apart: true,
        nowrap: true,
        width: 148,
      },
    ],
    [texts, language, now],
  )
}

function Sheets({ row: { scan } }: { readonly row: ScannedAssignment }) {
  const texts = useTexts(smartMarkTexts)
  const states = useTexts(scanStateTexts)
  if (scan === null)
    return (
      <Text span c="dimmed">
        {texts.noSheets}
      </Text>
    )
  const { state, isPaused, stop, pageCount, studentCount, unsureCount } = scan
  return (
    <Flex wrap="wrap" align="baseline" columnGap={8}>
      {state !== 'paused' && (
        <span>{unsureCount > 0 && state === 'reviewing' ? texts.unsure(unsureCount) : states[state]}</span>
      )}
      {stop !== null && <Text c="var(--need)">{texts.stopped}</Text>}
      {isPaused && stop === null && <span>{states.paused}</span>}
      <Text c="dimmed" fz="xs">
        {texts.pages(pageCount, studentCount)}
      </Text>
    </Flex>
  )
}
