import { Checkbox, Text } from '@mantine/core'
import { featureLimits } from '#domain/features/feature-limits.ts'
import { featureIds, featureNames } from '#domain/features/granted-features.ts'
import { featureTexts } from '#domain/features/granted-features.texts.ts'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import type { GrantedRow } from './granted-rows.ts'
import type { FeatureActs } from './use-feature-acts.ts'
import type { GrantView, SchoolFeatures } from './use-school-features.ts'

const longestKeyword = 20

/** The view by teacher or by feature, and its filters. */
export function useFeatureFilters(list: SchoolFeatures): FilterBarProps {
  const texts = useTexts(schoolTexts)
  return {
    label: texts.filter,
    start: (
      <Segments<GrantView>
        label={texts.view}
        value={list.view}
        segments={[
          { value: 'teachers', label: texts.byTeacher },
          { value: 'features', label: texts.byFeature },
        ]}
        onChange={list.showView}
      />
    ),
    end: <Choices list={list} />,
  }
}

function Choices({ list }: { readonly list: SchoolFeatures }) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(featureTexts)
  const features = featureNames.map((name) => ({ value: featureIds[name], label: names[name] }))
  return (
    <>
      <Checkbox
        className="one-line"
        label={texts.soon(featureLimits.endsSoonDays)}
        checked={list.soonOnly}
        onChange={({ currentTarget }) => list.showSoon(currentTarget.checked)}
      />
      <FilterChoice
        label={texts.whichFeature}
        value={list.featureId ?? ''}
        data={[{ value: '', label: texts.every }, ...features]}
        onChange={list.showFeature}
      />
      <SearchField
        className={css['search']}
        label={texts.search}
        value={list.keyword}
        onChange={list.search}
        maxLength={longestKeyword}
      />
    </>
  )
}

/** The batch acts for the ticked teachers; null if none is ticked. */
export function useTeacherBatch({ ticked, tickedTeachers }: SchoolFeatures, acts: FeatureActs): Batch | null {
  const texts = useTexts(schoolTexts)
  if (ticked.size === 0) return null
  const count = tickedTeachers.length
  return {
    summary: texts.chosenTeachers(count),
    acts: [
      {
        label: texts.grantChosen,
        kind: 'main',
        disabled: acts.isBusy || count === 0,
        onSelect: () => acts.ask(tickedTeachers.map(({ teacher }) => teacher)),
      },
    ],
  }
}

type NameOf = (row: GrantedRow) => string

/** The batch acts for the ticked grants, which must all be of one feature; null if none is ticked. */
export function useGrantBatch(list: SchoolFeatures, acts: FeatureActs, nameOf: NameOf): Batch | null {
  const texts = useTexts(schoolTexts)
  const { ticked, tickedGrants } = list
  if (ticked.size === 0) return null
  const [first] = tickedGrants
  const isOne = first !== undefined && tickedGrants.every(({ featureId }) => featureId === first.featureId)
  const name = first === undefined ? '' : nameOf(first)
  const disabled = acts.isBusy || !isOne
  return {
    summary: (
      <>
        {texts.chosenGrants(tickedGrants.length)}
        {!isOne && (
          <Text component="small" ml={8} c="dimmed" fz="sm">
            {texts.oneFeature}
          </Text>
        )}
      </>
    ),
    acts: [
      { label: texts.changeEndChosen, disabled, onSelect: () => acts.askEnd(tickedGrants) },
      { label: texts.takeChosen, kind: 'destroy', disabled, onSelect: () => acts.takeBack(tickedGrants, name) },
    ],
  }
}
