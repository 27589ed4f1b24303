import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** One action on all ticked rows. */
export interface BatchAct {
  readonly label: string
  /** `main` is what rows are usually ticked for, `destroy` removes something. */
  readonly kind?: 'plain' | 'main' | 'destroy' | 'quiet'
  readonly disabled?: boolean
  readonly onSelect: () => void
}

export interface Batch {
  /** The number of ticked rows, in words ("已选 3 条"). */
  readonly summary: ReactNode
  readonly acts: readonly BatchAct[]
  /** Which filters they replace; those at the end by default. */
  readonly replaces?: 'start' | 'end'
}

const looks = {
  plain: {},
  main: { variant: 'filled' },
  destroy: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
} as const

/** The number of ticked rows, and what can be done with them. */
export function BatchActs({ summary, acts }: Batch) {
  return (
    <>
      <span role="status">{summary}</span>
      {acts.map(({ label, kind = 'plain', disabled = false, onSelect }) => (
        <Button key={label} size="xs" {...looks[kind]} disabled={disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </>
  )
}
