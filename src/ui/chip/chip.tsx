import { Box, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './chip.module.css'

export interface ChipProps {
  readonly children: ReactNode
  readonly tone?: 'plain' | 'green' | 'amber' | 'red' | 'line'
  readonly large?: boolean
  /** An English word: set in the serif and read as English. */
  readonly word?: boolean
  /** A muted number after it ("twelfth 16"). */
  readonly count?: number
  /** Makes it a button. */
  readonly onClick?: () => void
}

const colors = {
  plain: { bg: 'var(--paper-2)', c: 'dimmed' },
  green: { bg: 'var(--green-1)', c: 'var(--green-8)' },
  amber: { bg: 'var(--amber-1)', c: 'var(--amber-8)' },
  red: { bg: 'var(--red-1)', c: 'var(--red-7)' },
  line: { bg: 'none', c: 'dimmed' },
} as const

/** A small label for a kind or a word; never for a state (use StateMark) or a number that needs action (use Badge). */
export function Chip({ children, tone = 'plain', large = false, word = false, count, onClick }: ChipProps) {
  const look = {
    className: classNames(css['chip'], tone === 'line' && css['line'], large && css['large']),
    ...colors[tone],
  }
  const content = (
    <>
      {word ? (
        <Text span ff="var(--serif)" lang="en">
          {children}
        </Text>
      ) : (
        children
      )}
      {count !== undefined && (
        <Text span c="var(--ink-3)" fz="xs">
          {count}
        </Text>
      )}
    </>
  )
  if (onClick === undefined)
    return (
      <Box component="span" {...look}>
        {content}
      </Box>
    )
  return (
    <Box component="button" type="button" {...look} onClick={onClick}>
      {content}
    </Box>
  )
}
