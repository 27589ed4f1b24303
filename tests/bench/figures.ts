/** A row of the table: what was measured, its floor in the same run, and the bar. */
export interface Row {
  readonly what: string
  readonly measured: string
  readonly floor: string
  readonly ratio: string
  readonly bar: string
  /** Null for a figure without a bar. */
  readonly isMet: boolean | null
}

/** The value at this quantile of the samples. */
export function percentile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

/**
 * How often a sample of one kind is below one of the other (Mann-Whitney): 0.5 when they are indistinguishable, 0 or 1
 * when anyone can tell them apart.
 */
export function areaUnderCurve(ones: readonly number[], others: readonly number[]): number {
  const below = (one: number, other: number) => (one < other ? 1 : one === other ? 0.5 : 0)
  const sum = ones.reduce((total, one) => total + others.reduce((part, other) => part + below(one, other), 0), 0)
  return sum / (ones.length * others.length)
}

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`

/** The milliseconds that each of this many consecutive runs takes. */
export async function timed(runs: number, run: (index: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = []
  for (let index = 0; index < runs; index += 1) {
    const start = performance.now()
    await run(index)
    samples.push(performance.now() - start)
  }
  return samples
}

export function printTable(rows: readonly Row[]): void {
  const heads: Row = { what: 'what', measured: 'measured', floor: 'floor', ratio: 'ratio', bar: 'bar', isMet: null }
  const columns = ['what', 'measured', 'floor', 'ratio', 'bar'] as const
  const width = (column: (typeof columns)[number]) => Math.max(...[heads, ...rows].map((row) => row[column].length))
  for (const row of [heads, ...rows]) {
    const cells = columns.map((column) => row[column].padEnd(width(column)))
    const verdict = row.isMet === null ? '' : row.isMet ? 'met' : 'MISSED'
    process.stdout.write(`${cells.join('  ')}  ${verdict}\n`)
  }
}
