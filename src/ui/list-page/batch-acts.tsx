import { Button } from '@mantine/core'
import type { ReactNode } from 'react'

/** One thing to do with all ticked rows. */
export interface BatchAct {
  readonly label: string
  /** `main` is what one ticks rows for, `destroy` takes something away. */
  readonly kind?: 'plain' | 'main' | 'destroy' | 'quiet'
  readonly disabled?: boolean
  readonly onSelect: () => void
}

export interface Batch {
  /** How many are ticked, in words ("已选 3 条"). */
  readonly told: ReactNode
  readonly acts: readonly BatchAct[]
  /** Which of the filters they take the place of; those at the end when left out. */
  readonly replaces?: 'start' | 'end'
}

const looks = {
  plain: {},
  main: { variant: 'filled' },
  destroy: { variant: 'outline', color: 'red' },
  quiet: { variant: 'subtle' },
} as const

/** How many rows are ticked, and what can be done with them. */
export function BatchActs({ told, acts }: Batch) {
  return (
    <>
      <span role="status">{told}</span>
      {acts.map(({ label, kind = 'plain', disabled = false, onSelect }) => (
        <Button key={label} size="xs" {...looks[kind]} disabled={disabled} onClick={onSelect}>
          {label}
        </Button>
      ))}
    </>
  )
}
