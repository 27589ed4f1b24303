import type { BookChoices } from '#api/contract/schemas/wrong-notes.ts'
import type { Side } from '#domain/wrong-note/student-filters.ts'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { allOf, sides, useChoiceName } from './side-labels.ts'
import { filterFields, type StudentFiltering } from './student-filtering.ts'
import { wrongFiltersTexts } from './wrong-filters.texts.ts'

export interface StudentFiltersProps {
  readonly choices: BookChoices
  readonly filtering: StudentFiltering
}

/** Filters of a student's book by knowledge point, cause, how often wrong, and time; each choice says what it leaves. */
export const StudentFilters = (props: StudentFiltersProps) =>
  sides.map((side) => <SideChoice key={side} side={side} {...props} />)

/** Nothing if there is nothing to choose. */
function SideChoice({ side, choices, filtering }: StudentFiltersProps & { readonly side: Side }) {
  const texts = useTexts(wrongFiltersTexts)
  const nameOf = useChoiceName()
  const { all, options } = choices[side]
  const value = chosenOn(side, filtering)
  if (value === '' && options.length === 0) return null
  const named = options.map((one) => ({ value: one.value, label: texts.option(nameOf(side, one.name), one.count) }))
  const isOther = value !== '' && !options.some((one) => one.value === value)
  return (
    <FilterChoice
      label={texts[side]}
      value={value}
      data={[
        { value: '', label: texts.option(texts[allOf[side]], all) },
        ...named,
        ...(isOther ? [{ value, label: otherName(side, value, texts) }] : []),
      ]}
      onChange={(chosen) => filtering.choose(side, chosen)}
    />
  )
}

/** The chosen value, as the service names it; days of an address may be no period. */
function chosenOn(side: Side, { filters }: StudentFiltering): string {
  if (side === 'ranges' && filters.endDate !== undefined) return `${filters.startDate ?? ''}–${filters.endDate}`
  return String(filters[filterFields[side]] ?? '')
}

type Texts = (typeof wrongFiltersTexts)['zh-CN']

/** A choice that only the address has. */
const otherName = (side: Side, value: string, texts: Pick<Texts, 'own' | 'otherPoint' | 'atLeast'>): string =>
  side === 'ranges' ? texts.own : side === 'points' ? texts.otherPoint : side === 'times' ? texts.atLeast(value) : value
