import { Text } from '@mantine/core'
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
  /** The number needs the teacher. */
  readonly need?: boolean
}

/** A key figure, with its unit and what it counts. */
export function Figure({ value, unit, caption, size = 'small', need = false }: FigureProps) {
  const isNothing = value === '–'
  return (
    <div>
      <b
        className={classNames(
          css['number'],
          size !== 'small' && css[size],
          need && css['need'],
          isNothing && css['nothing'],
        )}
      >
        {typeof value === 'number' ? String(value).replace('-', '−') : value}
        {unit !== undefined && <span className={css['unit']}>{unit}</span>}
      </b>
      {caption !== undefined && (
        <Text span c="dimmed" fz="sm">
          {caption}
        </Text>
      )}
    </div>
  )
}
