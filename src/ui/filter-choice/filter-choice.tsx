import { NativeSelect } from '@mantine/core'

export interface FilterChoiceProps {
  readonly className?: string | undefined
  /** What to choose ("课本"): the list's accessible name. */
  readonly label: string
  readonly value: string
  /** The first one means no filter. */
  readonly data: readonly { readonly value: string; readonly label: string }[]
  /** Null if nothing is filtered. */
  readonly onChange: (value: string | null) => void
}

/**
 * One choice of a filter bar, as a native select: a custom list is laid out with the page even while closed, which delays
 * a page that is opened a hundred times a day.
 */
export function FilterChoice({ className, label, value, data, onChange }: FilterChoiceProps) {
  return (
    <NativeSelect
      className={className}
      aria-label={label}
      data={data}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === data[0]?.value ? null : currentTarget.value)}
    />
  )
}
