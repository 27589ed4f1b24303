import { Group, type GroupProps } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './filter-bar.module.css'

export interface FilterBarProps {
  /** What is being filtered ("筛选任务"): the group's accessible name. */
  readonly label: string
  /** Segments with counts. */
  readonly start?: ReactNode
  /** Selects and search. */
  readonly end?: ReactNode
}

/** The row of filters above a list: segments at the left, selects and search at the right, or below if they do not fit. */
export function FilterBar({ label, start, end }: FilterBarProps) {
  return (
    <Group
      className="print-hidden"
      justify="space-between"
      gap={10}
      px={20}
      py={12}
      style={{ borderBottom: 'var(--hairline)' }}
      role="group"
      aria-label={label}
    >
      {start}
      {end !== undefined && <FilterFields {...(start === undefined && { ml: 'auto' })}>{end}</FilterFields>}
    </Group>
  )
}

/** Selects and search, without a bar around them. */
export const FilterFields = (props: GroupProps) => <Group className={css['end']} gap={10} {...props} />
