import { Checkbox } from '@mantine/core'
import { functionLimits } from '#domain/function-limits.ts'
import { functionIds, functionNames } from '#domain/functions.ts'
import { functionTexts } from '#domain/functions.texts.ts'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { Batch } from '#ui/list-page/batch-acts.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import type { GrantedRow } from './granted-rows.ts'
import type { FunctionActs } from './use-function-acts.ts'
import type { GrantView, SchoolFunctions } from './use-school-functions.ts'

const longestKeyword = 20

/** By teacher or by function, and what to show. */
export function useFunctionFilters(list: SchoolFunctions): FilterBarProps {
  const texts = useTexts(schoolTexts)
  return {
    label: texts.filter,
    start: (
      <Segments<GrantView>
        label={texts.view}
        value={list.view}
        segments={[
          { value: 'teachers', label: texts.byTeacher },
          { value: 'functions', label: texts.byFunction },
        ]}
        onChange={list.showView}
      />
    ),
    end: <Choices list={list} />,
  }
}

function Choices({ list }: { readonly list: SchoolFunctions }) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(functionTexts)
  const functions = functionNames.map((name) => ({ value: functionIds[name], label: names[name] }))
  return (
    <>
      <Checkbox
        style={{ whiteSpace: 'nowrap' }}
        label={texts.soon(functionLimits.endsSoonDays)}
        checked={list.soonOnly}
        onChange={({ currentTarget }) => list.showSoon(currentTarget.checked)}
      />
      <FilterChoice
        label={texts.whichFunction}
        value={list.funcId ?? ''}
        data={[{ value: '', label: texts.every }, ...functions]}
        onChange={list.showFunction}
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

/** What to do with the ticked teachers; null where none is. */
export function useTeacherBatch({ ticked, tickedTeachers }: SchoolFunctions, acts: FunctionActs): Batch | null {
  const texts = useTexts(schoolTexts)
  if (ticked.size === 0) return null
  const count = tickedTeachers.length
  return {
    told: texts.chosenTeachers(count),
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

/** What to do with ticked grants, which have to be of one function; null where none is. */
export function useGrantBatch(list: SchoolFunctions, acts: FunctionActs, nameOf: NameOf): Batch | null {
  const texts = useTexts(schoolTexts)
  const { ticked, tickedGrants } = list
  if (ticked.size === 0) return null
  const [first] = tickedGrants
  const isOne = first !== undefined && tickedGrants.every(({ funcId }) => funcId === first.funcId)
  const name = first === undefined ? '' : nameOf(first)
  const disabled = acts.isBusy || !isOne
  return {
    told: (
      <>
        {texts.chosenGrants(tickedGrants.length)}
        {!isOne && <small className={css['hint']}>{texts.oneFunction}</small>}
      </>
    ),
    acts: [
      { label: texts.changeEndChosen, disabled, onSelect: () => acts.askEnd(tickedGrants) },
      { label: texts.takeChosen, kind: 'destroy', disabled, onSelect: () => acts.takeBack(tickedGrants, name) },
    ],
  }
}
