import { Button, Text } from '@mantine/core'
import type { BookChoices } from '#api/contract/schemas/wrong-notes.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { allOf, sides } from './side-labels.ts'
import type { StudentFiltering } from './student-filtering.ts'
import { wrongFiltersTexts } from './wrong-filters.texts.ts'

export interface NothingLeftProps {
  readonly choices: BookChoices
  /** The number of questions without filters. */
  readonly total: number
  readonly filtering: StudentFiltering
}

/** Filters leave nothing of a student's book: says which of them to widen. */
export function NothingLeft({ choices, total, filtering }: NothingLeftProps) {
  const texts = useTexts(wrongFiltersTexts)
  const ways = sides.flatMap((side) =>
    choices[side].all > 0
      ? [
          <Text key={side} span display="block">
            {texts.finds(texts[allOf[side]], choices[side].all)}
          </Text>,
        ]
      : [],
  )
  return (
    <EmptyState
      title={texts.none}
      why={ways.length > 0 ? ways : texts.widenAll(total)}
      action={<Button onClick={filtering.showAll}>{texts.showAll}</Button>}
    />
  )
}
