import { Text } from '@mantine/core'
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

/** A small label for a kind or a word; never for a state (use StateMark) or a number that needs action (use Badge). */
export function Chip({ children, tone = 'plain', large = false, word = false, count, onClick }: ChipProps) {
  const className = classNames(css['chip'], tone !== 'plain' && css[tone], large && css['large'], word && css['word'])
  const content = (
    <>
      {word ? <span lang="en">{children}</span> : children}
      {count !== undefined && (
        <Text span c="var(--ink-3)" ff="var(--sans)" fz="xs">
          {count}
        </Text>
      )}
    </>
  )
  if (onClick === undefined) return <span className={className}>{content}</span>
  return (
    <button type="button" className={className} onClick={onClick}>
      {content}
    </button>
  )
}
