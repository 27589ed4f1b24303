import { Stack, Text } from '@mantine/core'
import { useMemo } from 'react'
import type { ScannedStudent } from '#api/contract/schemas/scans.ts'
import { pointsText } from '#domain/values/score.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { listOf } from '#ui/language/list-of.ts'
import { Waiting } from './components/waiting.tsx'
import { markListTexts, sheetStateTexts, wayTexts } from './mark-list.texts.ts'

/** The columns: student, sheet, how they handed in, score, and unmarked answers. */
export function useMarkListColumns(): readonly DataColumn<ScannedStudent>[] {
  const texts = useTexts(markListTexts)
  const ways = useTexts(wayTexts)
  return useMemo(
    () => [
      { id: 'student', importance: 'name', header: texts.student, cell: (row) => <Name row={row} /> },
      { id: 'sheet', header: texts.sheet, cell: (row) => <Sheet row={row} />, width: 170 },
      { id: 'way', header: texts.handedIn, cell: ({ handedIn }) => ways[handedIn], width: 110 },
      {
        id: 'score',
        header: texts.score,
        cell: ({ score }) => (score === null ? texts.none : pointsText(score)),
        align: 'end',
        width: 84,
      },
      {
        id: 'unmarked',
        header: texts.unmarked,
        cell: ({ unmarkedCount }) => <Waiting count={unmarkedCount ?? 0} />,
        align: 'end',
        width: 72,
      },
    ],
    [texts, ways],
  )
}

const Name = ({ row: { realname, studentNo, username } }: { readonly row: ScannedStudent }) => (
  <span>
    <Text span fw={600}>
      {realname}
    </Text>{' '}
    <Text span c="dimmed" fz="xs">
      {studentNo ?? username}
    </Text>
  </span>
)

function Sheet({ row: { state, missing } }: { readonly row: ScannedStudent }) {
  const texts = useTexts(markListTexts)
  const states = useTexts(sheetStateTexts)
  const { language } = useLanguage()
  return (
    <Stack gap={0}>
      <Text
        {...(state === 'none' && { c: 'dimmed' })}
        {...((state === 'held' || state === 'sentBack') && { c: 'var(--need)' })}
      >
        {states[state]}
      </Text>
      {state === 'missing' && (
        <Text c="dimmed" fz="xs">
          {texts.missing(listOf(language, missing.map(String)))}
        </Text>
      )}
    </Stack>
  )
}
