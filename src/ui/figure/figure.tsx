import { Text } from '@mantine/core'
import { Hint } from '../hint/hint.tsx'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import css from './figure.module.css'

export interface FigureProps {
  /** "–" for no value yet. */
  readonly value: number | string
  /** Smaller and muted, after the value ("份", "/ 15"). */
  readonly unit?: string
  readonly caption?: ReactNode
  /** `large` 44 for a screen's single figure, `medium` 28 for key figures, `small` 20. */
  readonly size?: 'small' | 'medium' | 'large'
}

const sizes = {
  small: { fz: 'var(--fs-20)', lh: 1.35 },
  medium: { fz: 'var(--fs-28)', lh: 1.1 },
  large: { fz: 'var(--fs-44)', lh: 0.95, mb: 3, lts: '-0.01em' },
} as const

/** A key figure, with its unit and what it counts. */
export function Figure({ value, unit, caption, size = 'small' }: FigureProps) {
  const isNothing = value === '–'
  return (
    <div>
      <Text
        component="b"
        className={classNames(isNothing && css['nothing'])}
        display="block"
        fw={isNothing ? 400 : 600}
        style={{ whiteSpace: 'nowrap' }}
        {...sizes[size]}
      >
        {typeof value === 'number' ? String(value).replace('-', '−') : value}
        {unit !== undefined && (
          <Text span ml={size === 'large' ? 6 : 4} c="dimmed" fz={size === 'large' ? 'lg' : 'sm'} fw={400} lts={0}>
            {unit}
          </Text>
        )}
      </Text>
      {caption !== undefined && <Hint span>{caption}</Hint>}
    </div>
  )
}
