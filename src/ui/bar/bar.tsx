import { Box, Flex } from '@mantine/core'
import { useTexts } from '../language/language-context.tsx'
import css from './bar.module.css'
import { barTexts } from './bar.texts.ts'

export interface BarProps {
  /** What it measures ("得分率"), for screen readers. */
  readonly label: string
  /** 0 to 1; null if nothing was measured yet. */
  readonly share: number | null
  /** Below this share the bar changes its colour; 0.4 by default. */
  readonly lowBelow?: number
  /** A share drawn as a tick, for comparison (the facility of the whole paper). */
  readonly tick?: number | undefined
  /** Takes the available width; otherwise 112 units, or `--bar-width`. */
  readonly wide?: boolean
}

/** A share as a bar with its number beside it, such as 得分率. */
export function Bar({ label, share, lowBelow = 0.4, tick, wide = false }: BarProps) {
  const texts = useTexts(barTexts)
  const percent = share === null ? '–' : percentText(share)
  return (
    <Flex gap={10} align="center">
      <div
        className={css['track']}
        style={wide ? { flex: 1, width: 'auto' } : undefined}
        role="img"
        aria-label={texts.value(label, share === null ? texts.none : percent)}
      >
        {share !== null && share > 0 && (
          <div
            className={css['fill']}
            style={{ width: percentOf(share), ...(share < lowBelow && { background: 'var(--chart-2)' }) }}
          />
        )}
        {tick !== undefined && <div className={css['tick']} style={{ left: percentOf(tick) }} />}
      </div>
      <Box
        component="span"
        miw={34}
        fw={share === null ? 400 : 600}
        ta="right"
        {...(share === null && { c: 'var(--ink-3)' })}
      >
        {percent}
      </Box>
    </Flex>
  )
}

const percentOf = (share: number): string => `${100 * Math.min(1, Math.max(0, share))}%`

const percentText = (share: number): string => `${Math.round(100 * share)}%`
