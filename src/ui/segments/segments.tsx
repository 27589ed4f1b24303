import { SegmentedControl, Text } from '@mantine/core'
import css from './segments.module.css'

export interface Segment<Value extends string> {
  readonly value: Value
  readonly label: string
  /** The number of entries; omitted if unknown. */
  readonly count?: number | undefined
}

export interface SegmentsProps<Value extends string> {
  /** What to choose ("状态"): the group's accessible name. */
  readonly label: string
  /** Null while nothing is chosen. */
  readonly value: Value | null
  readonly segments: readonly Segment<Value>[]
  readonly onChange: (value: Value) => void
}

/** One choice of a few, all visible, with counts. */
export function Segments<Value extends string>({ label, value, segments, onChange }: SegmentsProps<Value>) {
  return (
    <SegmentedControl<Value | ''>
      p={3}
      bg="var(--paper-2)"
      style={{ border: 'var(--hairline)' }}
      aria-label={label}
      value={value ?? ''}
      onChange={(chosen) => {
        if (chosen !== '') onChange(chosen)
      }}
      data={segments.map((segment) => ({
        value: segment.value,
        label: (
          <>
            {segment.label}
            {segment.count !== undefined && (
              <Text span className={css['count'] ?? ''} ml={4} fz="xs" fw={400}>
                {segment.count}
              </Text>
            )}
          </>
        ),
      }))}
    />
  )
}
