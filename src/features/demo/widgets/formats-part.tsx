import { Flex, TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { durationText } from '#domain/time/duration.ts'
import { fileSizeText } from '#domain/values/file-size.ts'
import { floorToOneDecimal, percentOf, roundToOneDecimal } from '#domain/values/percent.ts'
import { textLength } from '#domain/values/text-length.ts'
import { formatTime } from '#domain/time/time-format.ts'
import type { DataColumn } from '#ui/data-table/data-column.ts'
import { DataTable } from '#ui/data-table/data-table.tsx'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { widgetsTexts } from './widgets.texts.ts'

interface Sample {
  readonly kind: string
  readonly value: string
  readonly shown: string
}

const sizes = [0, 820, 1_572_864, 3_221_225_472, 1_099_511_627_777]
const scores = [
  [29, 40],
  [2, 3],
  [41, 40],
] as const
const durations = [0, 185_000, 93_600_000]
const instant = Date.UTC(2026, 10, 20, 10, 0, 5, 78)
const patterns = ['Y-m-d h:i:s', 'm-d h:i', 'Y-m-d h:i:s.S']
const decimal = 78.46

/** Every format with its edge cases. */
export function FormatsPart() {
  const texts = useTexts(widgetsTexts)
  const columns = useMemo<readonly DataColumn<Sample>[]>(
    () => [
      { id: 'kind', header: texts.kind, nowrap: true, cell: ({ kind }) => kind },
      { id: 'value', header: texts.value, nowrap: true, cell: ({ value }) => value },
      { id: 'shown', header: texts.shown, align: 'end', cell: ({ shown }) => shown },
    ],
    [texts],
  )
  return (
    <Surface title={texts.formats} note={texts.formatsNote}>
      <DataTable
        label={texts.formats}
        columns={columns}
        rows={useSamples()}
        rowKey={({ kind, value }) => `${kind} ${value}`}
        density="report"
      />
      <MeasuredText />
    </Surface>
  )
}

function useSamples(): readonly Sample[] {
  const texts = useTexts(widgetsTexts)
  const { language } = useLanguage()
  const count = (value: number) => value.toLocaleString('en')
  return [
    ...sizes.map((size) => ({
      kind: texts.fileSize,
      value: texts.bytes(count(size)),
      shown: fileSizeText(size, language),
    })),
    ...scores.map(([part, whole]) => ({
      kind: texts.percent,
      value: texts.ofWhole(part, whole),
      shown: `${percentOf(part, whole)}%`,
    })),
    { kind: texts.oneDecimal, value: `${decimal} ${texts.floored}`, shown: String(floorToOneDecimal(decimal)) },
    { kind: texts.oneDecimal, value: `${decimal} ${texts.rounded}`, shown: String(roundToOneDecimal(decimal)) },
    ...durations.map((duration) => ({
      kind: texts.duration,
      value: texts.milliseconds(count(duration)),
      shown: durationText(duration, language),
    })),
    ...patterns.map((pattern) => ({ kind: texts.time, value: pattern, shown: formatTime(instant, pattern) })),
  ]
}

function MeasuredText() {
  const texts = useTexts(widgetsTexts)
  const [text, setText] = useState(texts.measuredText)
  return (
    <Flex
      rowGap={10}
      columnGap={16}
      align="flex-end"
      wrap="wrap"
      pt={14}
      pb={18}
      px={20}
      style={{ borderTop: 'var(--hairline)' }}
    >
      <TextInput label={texts.measured} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
      <Hint pb={8} role="status">
        {texts.lengthIs(textLength(text))}
      </Hint>
    </Flex>
  )
}
