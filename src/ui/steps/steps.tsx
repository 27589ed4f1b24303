import { Stack } from '@mantine/core'
import css from './steps.module.css'

export interface StepsProps {
  readonly steps: readonly string[]
  /** In units: the gap between steps, and the width of their numbers. */
  readonly gap: number
  readonly numberWidth: number
}

/** Consecutive steps, numbered. */
export function Steps({ steps, gap, numberWidth }: StepsProps) {
  const width = { '--number': `calc(${numberWidth} * var(--u))` }
  return (
    <Stack component="ol" className={css['steps'] ?? ''} gap={gap} lh={1.6} style={width}>
      {steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </Stack>
  )
}
