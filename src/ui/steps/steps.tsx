import type { CSSProperties } from 'react'
import css from './steps.module.css'

export interface StepsProps {
  readonly steps: readonly string[]
  /** In units: the gap between steps, and the width of their numbers. */
  readonly gap: number
  readonly numberWidth: number
}

/** Consecutive steps, numbered. */
export function Steps({ steps, gap, numberWidth }: StepsProps) {
  const lengths = { '--gap': `calc(${gap} * var(--u))`, '--number': `calc(${numberWidth} * var(--u))` }
  return (
    <ol className={css['steps']} style={lengths as CSSProperties}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
