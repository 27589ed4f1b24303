import { Flex, Stack, Text } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import type { CSSProperties, ReactNode } from 'react'
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
  /** Opens who is in a band, if there is anybody: by its bar, and by its number in the table. */
  readonly opens?: {
    /** What happens, in words. */
    readonly label: (band: Band) => string
    readonly onOpen: (index: number) => void
  }
}

/** Bands whose labels fit on a line beside each other; with more, labels wrap. */
const mostWide = 6

/** A distribution: numbers on the bars, one base line, no grid. */
export function Histogram({ label, headings, bands, opens }: HistogramProps) {
  const isDense = bands.length > mostWide
  const most = Math.max(1, ...bands.map((band) => band.count))
  return (
    <>
      <Flex
        className={css['chart'] ?? ''}
        pos="relative"
        gap={isDense ? '2%' : '6.5%'}
        pb={14}
        px={20}
        aria-hidden={opens === undefined}
      >
        {bands.map((band, index) => (
          <BandButton key={band.label} band={band} index={index} opens={opens}>
            <Stack justify="flex-end" align="center" gap={5}>
              <Text span fz="md" fw={600} lh={1.2}>
                {band.count}
              </Text>
              <div className={css['bar']} style={barOf(band, most)} />
            </Stack>
            <Hint span pt={6} ta="center" className={isDense ? css['dense'] : 'one-line'}>
              {band.label}
            </Hint>
          </BandButton>
        ))}
      </Flex>
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
            {bands.map((band, index) => (
              <tr key={band.label}>
                <th scope="row">{band.label}</th>
                <td>
                  <CountButton band={band} index={index} opens={opens} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}

interface OpenedBand {
  readonly opens: HistogramProps['opens']
  readonly band: Band
  readonly index: number
}

/** The bar of a band with its number and label; a button if somebody is in it. */
function BandButton({ band, index, opens, children }: OpenedBand & { readonly children: ReactNode }) {
  if (opens === undefined || band.count === 0)
    return (
      <div className={css['band']} aria-hidden="true">
        {children}
      </div>
    )
  return (
    <button
      type="button"
      className={classNames(css['band'], css['door'])}
      title={opens.label(band)}
      onClick={() => opens.onOpen(index)}
    >
      {children}
    </button>
  )
}

/** A number in the table that nobody sees: only the bars are stops of the keyboard. */
function CountButton({ band, index, opens }: OpenedBand) {
  if (opens === undefined || band.count === 0) return band.count
  return (
    <button type="button" tabIndex={-1} aria-label={opens.label(band)} onClick={() => opens.onOpen(index)}>
      {band.count}
    </button>
  )
}

const barOf = ({ count, low = false }: Band, most: number): CSSProperties & Record<'--share', number> => ({
  '--share': count / most,
  ...(low && { background: 'var(--chart-2)' }),
})
