import { Stack, Text } from '@mantine/core'
import type { CSSProperties } from 'react'
import { classNames } from '../class-names.ts'
import css from './histogram.module.css'

export interface Band {
  /** "不足 60", "60–69". */
  readonly label: string
  readonly count: number
  /** Below the pass mark: a different colour, still with its number. */
  readonly low?: boolean
}

export interface HistogramProps {
  /** Caption of the table for screen readers ("分数分布"). */
  readonly label: string
  /** Headings of that table ("分数段", "人数"). */
  readonly headings: readonly [string, string]
  readonly bands: readonly Band[]
}

/** A distribution: numbers on the bars, one base line, no grid. */
export function Histogram({ label, headings, bands }: HistogramProps) {
  const most = Math.max(1, ...bands.map((band) => band.count))
  return (
    <>
      <div className={css['chart']} aria-hidden="true">
        {bands.map((band) => (
          <div key={band.label} className={css['band']}>
            <Stack justify="flex-end" align="center" gap={5}>
              <Text span fz="md" fw={600} lh={1.2}>
                {band.count}
              </Text>
              <div
                className={classNames(css['bar'], band.low === true && css['low'])}
                style={shareOf(band.count / most)}
              />
            </Stack>
            <Text span pt={6} c="dimmed" fz="sm" ta="center" style={{ whiteSpace: 'nowrap' }}>
              {band.label}
            </Text>
          </div>
        ))}
      </div>
      {/* Firefox clips a table without its caption. */}
      <div className="visually-hidden">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{headings[0]}</th>
              <th scope="col">{headings[1]}</th>
            </tr>
          </thead>
          <tbody>
            {bands.map((band) => (
              <tr key={band.label}>
                <th scope="row">{band.label}</th>
                <td>{band.count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

const shareOf = (share: number): CSSProperties & Record<'--share', number> => ({ '--share': share })
