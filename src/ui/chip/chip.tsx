import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './chip.module.css'

export interface ChipProps {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'green' | 'amber' | 'red' | 'line'
  /** A muted number after it ("twelfth 16"). */
  readonly count?: number
}

const colors = {
  plain: { bg: 'var(--paper-2)', c: 'dimmed' },
  green: { bg: 'var(--green-1)', c: 'var(--green-8)' },
  amber: { bg: 'var(--amber-1)', c: 'var(--amber-8)' },
  red: { bg: 'var(--red-1)', c: 'var(--red-7)' },
  line: { bg: 'none', c: 'dimmed' },
} as const

/** A small label for a kind or a word; never for a state (use StateMark) or a number that needs action (use Badge). */
export function Chip({ children, tone = 'plain', count }: ChipProps) {
  return (
    <Box component="span" className={classNames(css['chip'], tone === 'line' && css['line'])} {...colors[tone]}>
      {children}
      {count !== undefined && (
        <Text span c="var(--ink-3)" fz="xs">
          {count}
        </Text>
      )}
    </Box>
  )
}
