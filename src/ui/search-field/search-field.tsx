import { ActionIcon, TextInput } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { Icon } from '../icon/icon.tsx'
import { useTexts } from '../language/language-context.tsx'
import { searchFieldTexts } from './search-field.texts.ts'

export interface SearchFieldProps {
  /** What to search for ("搜索任务名"); also the placeholder. */
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly maxLength: number
  readonly className?: string | undefined
  /** Further attributes of the input. */
  readonly input?: Pick<
    ComponentPropsWithRef<'input'>,
    'ref' | 'aria-describedby' | 'autoComplete' | 'onFocus' | 'onClick' | 'onKeyDown'
  >
}

/** A field that filters a list, with a clear button. */
export function SearchField({ label, value, onChange, maxLength, className, input }: SearchFieldProps) {
  const texts = useTexts(searchFieldTexts)
  return (
    <TextInput
      className={className ?? ''}
      type="search"
      aria-label={label}
      placeholder={label}
      maxLength={maxLength}
      leftSection={<Icon name="search" small />}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      rightSection={
        value !== '' && (
          <ActionIcon size="xs" color="gray" aria-label={texts.clear} onClick={() => onChange('')}>
            <Icon name="close" small />
          </ActionIcon>
        )
      }
      {...input}
    />
  )
}
