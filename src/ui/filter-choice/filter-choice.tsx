import { NativeSelect } from '@mantine/core'

export interface FilterChoiceProps {
  readonly className?: string | undefined
  /** What is chosen ("课本"): the list's accessible name. */
  readonly label: string
  readonly value: string
  /** The first is no filter at all. */
  readonly data: readonly { readonly value: string; readonly label: string }[]
  /** Null where nothing is filtered. */
  readonly onChange: (value: string | null) => void
}

/**
 * One choice of a filter bar, by the browser's own list: a list of ours is laid out with the page, shut as it is, and a
 * page that is opened a hundred times a day waits for that.
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
