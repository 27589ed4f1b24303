import { Box, Flex, Group } from '@mantine/core'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LegendKey } from '#ui/legend/legend-key.tsx'
import { shareText, stepOf, type Tally } from '../shares.ts'
import css from '../wrong-note.module.css'
import { wrongNoteTexts } from '../wrong-note.texts.ts'

export interface HeatStripProps {
  /** One per week; null for a week without answers. */
  readonly weeks: readonly (Tally | null)[]
  /** The Mondays of the weeks. */
  readonly mondays: readonly string[]
  readonly latest: Tally
}

/** Twelve weeks as cells, darker for more wrong answers; the figure of the last week is shown beside them. */
export function HeatStrip({ weeks, mondays, latest }: HeatStripProps) {
  const texts = useTexts(wrongNoteTexts)
  return (
    <Flex gap={2} miw={96} role="img" aria-label={texts.heat(shareText(latest))}>
      {weeks.map((tally, index) => (
        <i
          key={mondays[index] ?? index}
          className={classNames(css['cell'], tally !== null && css[stepOf(tally)])}
          title={tally === null ? texts.blank : texts.weekOf(mondays[index] ?? '', shareText(tally))}
        />
      ))}
    </Flex>
  )
}

const steps = ['low', 'some', 'many', 'most'] as const

export function HeatLegend() {
  const texts = useTexts(wrongNoteTexts)
  return (
    <Group gap={14}>
      {steps.map((step) => (
        <LegendKey key={step}>
          <Box component="i" className={classNames(css['cell'], css[step])} flex="none" w={13} h={13} />
          {texts[step]}
        </LegendKey>
      ))}
    </Group>
  )
}
