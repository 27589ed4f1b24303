import { Flex, Switch, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { DayField } from './day-field.tsx'
import type { Stretch } from './track-stretch.ts'
import { trackTexts } from './track.texts.ts'

export type DayOf = 'startDate' | 'endDate'

interface TrackFiltersProps {
  readonly stretch: Stretch
  /** The class and student selectors. */
  readonly start?: ReactNode
  /** Changes a day where the path has it; by default it is in the query. */
  readonly onDay?: (field: DayOf, day: string | null) => void
}

/** The dates and whether names are hidden, kept in the address. */
export function TrackFilters({ stretch, start, onDay }: TrackFiltersProps) {
  const texts = useTexts(trackTexts)
  const { setQuery } = useNavigation()
  const day = (field: DayOf, label: string, error: string | null = null) => (
    <DayField
      label={label}
      error={error}
      day={stretch[field]}
      onDay={(value) => (onDay ? onDay(field, value) : setQuery({ [field]: value }))}
    />
  )
  return (
    <Surface label={texts.filters} className="print-hidden">
      <FilterBar
        label={texts.filters}
        start={
          <>
            {start}
            <Flex align="center" gap={8}>
              {day('startDate', texts.from)}
              <Text span aria-hidden c="dimmed">
                {texts.between}
              </Text>
              {day('endDate', texts.until, isReversed(stretch) ? texts.reversed : null)}
            </Flex>
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

const isReversed = ({ startDate, endDate }: Stretch): boolean =>
  startDate !== undefined && endDate !== undefined && endDate < startDate
