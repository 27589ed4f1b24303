import { Switch, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import type { Stretch } from './track-stretch.ts'
import { trackTexts } from './track.texts.ts'

interface TrackFiltersProps {
  readonly stretch: Stretch
  /** The class and student selectors. */
  readonly start?: ReactNode
  /** Whether the dates are fixed by the path. */
  readonly isFixed?: boolean
}

/** The dates and whether names are hidden, kept in the address. */
export function TrackFilters({ stretch, start, isFixed = false }: TrackFiltersProps) {
  const texts = useTexts(trackTexts)
  const { setQuery } = useNavigation()
  const day = (field: 'startDate' | 'endDate', label: string) => (
    <TextInput
      type="date"
      aria-label={label}
      value={stretch[field] ?? ''}
      disabled={isFixed}
      onChange={({ currentTarget }) => setQuery({ [field]: currentTarget.value || null })}
    />
  )
  return (
    <Surface label={texts.filters} className="print-hidden">
      <FilterBar
        label={texts.filters}
        start={
          <>
            {start}
            {day('startDate', texts.from)}
            <Text span aria-hidden c="dimmed">
              {texts.between}
            </Text>
            {day('endDate', texts.until)}
          </>
        }
        end={
          <Switch
            labelPosition="left"
            label={texts.anonymous}
            checked={stretch.anonymous}
            onChange={({ currentTarget }) => setQuery({ anonymous: currentTarget.checked ? '1' : null })}
          />
        }
      />
    </Surface>
  )
}
