import type { WireTable } from '#api/contract/schemas/report-tables.ts'
import { numberText } from '#domain/report/number-text.ts'
import type { ColumnId } from '#domain/report/report-table.ts'
import type { TrendScale } from '#ui/trend-chart/trend-chart.tsx'

/** What a line over time can show: the share of the marks, or a position among others, whatever the paper was like. */
export const measures = ['facility', 'zScore', 'percentile'] as const satisfies readonly ColumnId[]

export type Measure = (typeof measures)[number]

/** The measure that an address asks for; the share of the marks by default. */
export const measureOf = ({ measure }: Readonly<Record<string, string>>): Measure =>
  measures.find((one) => one === measure) ?? 'facility'

/** A line needs two points. */
export const isCharted = ({ rows }: Pick<WireTable, 'rows'>): boolean => rows.length > 1

const scales: Readonly<Record<Measure, (values: readonly number[]) => TrendScale>> = {
  facility: () => ({ top: 100, bottom: 0, text: (value) => numberText(value, 'percent') }),
  // As far up as down, so that the mean is in the middle.
  zScore: (values) => {
    const top = Math.max(1, ...values.map((value) => Math.ceil(Math.abs(value))))
    return { top, bottom: -top, text: (value) => numberText(value, 'points') }
  },
  percentile: () => ({ top: 100, bottom: 0, text: (value) => numberText(value, 'whole') }),
}

/** The scale on which these values are drawn. */
export const scaleOf = (measure: Measure, values: readonly number[]): TrendScale => scales[measure](values)
