import { Box, Flex, Group, Text } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { LegendKey } from '#ui/legend/legend-key.tsx'
import css from './progress-bar.module.css'
import { progressBarTexts } from './progress-bar.texts.ts'

export interface ProgressBarProps {
  readonly marked: number
  readonly unmarked?: number
  /** The total number due; 0 draws an empty track. */
  readonly due: number
  /** A label other than "25 已批，12 待批，3 未交". */
  readonly label?: string
  /** Shows the number handed in beside it ("37/40"). */
  readonly withCount?: boolean
}

/** The progress of an assignment: marked, unmarked, unsubmitted. */
export function ProgressBar({ marked, unmarked = 0, due, label, withCount = false }: ProgressBarProps) {
  const texts = useTexts(progressBarTexts)
  const share = (count: number) => `${due === 0 ? 0 : (100 * count) / due}%`
  const border = marked > 0 ? '1.5px solid var(--surface)' : 0
  return (
    <Group gap={10} wrap="nowrap">
      <div
        className={css['track']}
        role="img"
        aria-label={label ?? texts.summary(marked, unmarked, due - marked - unmarked)}
      >
        {marked > 0 && <div style={{ width: share(marked), background: colours.marked }} />}
        {unmarked > 0 && <div style={{ width: share(unmarked), borderLeft: border, background: colours.unmarked }} />}
      </div>
      {withCount && (
        <Box component="span" miw="3.4em" ta="right" className="one-line">
          {marked + unmarked}
          <Text span c="var(--ink-3)" fz="xs">
            /{due}
          </Text>
        </Box>
      )}
    </Group>
  )
}

const parts = ['marked', 'unmarked', 'rest'] as const

const colours = { marked: 'var(--chart-1)', unmarked: 'var(--amber-4)', rest: 'var(--paper-3)' } as const

/** Legend for the colours of ProgressBar, for the foot of a list. */
export function ProgressLegend() {
  const texts = useTexts(progressBarTexts)
  return (
    <Flex wrap="wrap" rowGap={4} columnGap={18}>
      {parts.map((part) => (
        <LegendKey key={part}>
          <Box
            component="span"
            w={16}
            h={7}
            bdrs={2}
            bg={colours[part]}
            style={{ printColorAdjust: 'exact' }}
            aria-hidden="true"
          />
          {texts[part]}
        </LegendKey>
      ))}
    </Flex>
  )
}
