import { Button, Checkbox } from '@mantine/core'
import { functionLimits } from '#domain/function-limits.ts'
import { functionIds, functionNames } from '#domain/functions.ts'
import { functionTexts } from '#domain/functions.texts.ts'
import { FilterBar } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SearchField } from '#ui/search-field/search-field.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import css from './school.module.css'
import { schoolTexts } from './school.texts.ts'
import type { FunctionActs } from './use-function-acts.ts'
import type { GrantView, SchoolFunctions } from './use-school-functions.ts'

export interface FunctionFilterProps {
  readonly list: SchoolFunctions
  readonly acts: FunctionActs
}

const longestKeyword = 20

/** By teacher or by function, and what to show; with rows ticked, what to do with them. */
export function FunctionFilter({ list, acts }: FunctionFilterProps) {
  const texts = useTexts(schoolTexts)
  return (
    <FilterBar
      label={texts.filter}
      start={
        <Segments<GrantView>
          label={texts.view}
          value={list.view}
          segments={[
            { value: 'teachers', label: texts.byTeacher },
            { value: 'functions', label: texts.byFunction },
          ]}
          onChange={list.showView}
        />
      }
      end={list.ticked.size > 0 ? <Chosen list={list} acts={acts} /> : <Choices list={list} />}
    />
  )
}

function Choices({ list }: Pick<FunctionFilterProps, 'list'>) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(functionTexts)
  const functions = functionNames.map((name) => ({ value: functionIds[name], label: names[name] }))
  return (
    <>
      <Checkbox
        className={css['soon'] ?? ''}
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

function Chosen({ list, acts }: FunctionFilterProps) {
  const texts = useTexts(schoolTexts)
  const names = useTexts(functionTexts)
  const { view, tickedTeachers, tickedGrants } = list
  if (view === 'teachers')
    return (
      <>
        <span role="status">{texts.chosenTeachers(tickedTeachers.length)}</span>
        <Button
          size="xs"
          variant="filled"
          disabled={acts.isBusy || tickedTeachers.length === 0}
          onClick={() => acts.ask(tickedTeachers.map(({ teacher }) => teacher))}
        >
          {texts.grantChosen}
        </Button>
      </>
    )
  const [first] = tickedGrants
  const isOne = first !== undefined && tickedGrants.every(({ funcId }) => funcId === first.funcId)
  const name = first === undefined ? '' : first.name === null ? first.func : names[first.name]
  return (
    <>
      <span role="status">
        {texts.chosenGrants(tickedGrants.length)}
        {!isOne && <small className={css['hint']}>{texts.oneFunction}</small>}
      </span>
      <Button size="xs" disabled={acts.isBusy || !isOne} onClick={() => acts.askEnd(tickedGrants)}>
        {texts.changeEndChosen}
      </Button>
      <Button
        size="xs"
        variant="outline"
        color="red"
        disabled={acts.isBusy || !isOne}
        onClick={() => acts.takeBack(tickedGrants, name)}
      >
        {texts.takeChosen}
      </Button>
    </>
  )
}
