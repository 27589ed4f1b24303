import { Group, Text } from '@mantine/core'
import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { distinctNames } from '#domain/report/distinct-names.ts'
import type { ColumnId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { TrendChart, type TrendPoint } from '#ui/trend-chart/trend-chart.tsx'
import { type Measure, measures, scaleOf } from './measures.ts'
import { cellText, type TableReader } from './table-cell.tsx'
import { classTrendTexts, studentTrendTexts, trendTexts } from './trend-part.texts.ts'

interface TrendPartProps {
  readonly table: WireTable
  readonly title: string
  readonly measure: Measure
  readonly reader: TableReader
}

/** One measure of a table over time as a line, the choice of which is kept in the address. */
export function TrendPart({ table, title, measure, reader }: TrendPartProps) {
  const texts = useTexts(trendTexts)
  const names = reportTableTexts[useLanguage().language].columns
  const { setQuery } = useNavigation()
  const points = pointsOf(table, measure, reader)
  const values = points.flatMap(({ value }) => (value === null ? [] : [value]))
  const notes = useTexts(table.id === 'ownTests' ? studentTrendTexts : classTrendTexts)
  return (
    <>
      <Group px={16} pb={10} gap="6 14">
        <span className="print-hidden">
          <Segments<Measure>
            label={texts.measure}
            value={measure}
            segments={measures.map((value) => ({ value, label: names[value] }))}
            onChange={(value) => setQuery({ measure: value === 'facility' ? null : value })}
          />
        </span>
        <Hint>{notes[measure]}</Hint>
      </Group>
      {values.length === 0 ? (
        <Text px={16} pb={14} c="var(--ink-3)" fz="sm">
          {notes.none}
        </Text>
      ) : (
        <TrendChart label={texts.chart(title, names[measure])} points={points} scale={scaleOf(measure, values)} />
      )}
    </>
  )
}

function pointsOf({ columns, rows }: WireTable, measure: Measure, reader: TableReader): readonly TrendPoint[] {
  const indexOf = (id: ColumnId) => columns.findIndex((column) => column.id === id)
  const [name, end, measured] = [indexOf('assignment'), indexOf('endTime'), indexOf(measure)]
  const labels = distinctNames(rows, [
    ({ cells }) => cellText(cells[name], 'assignment', reader),
    ({ cells }) => cellText(cells[end], 'endTime', reader),
  ])
  return rows.map(({ cells }, index) => {
    const value = cells[measured]
    return { label: labels[index] ?? '', value: value?.kind === 'number' ? value.value : null }
  })
}
