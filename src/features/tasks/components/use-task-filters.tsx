import { taskFilters } from '#domain/tasks/filters.ts'
import { taskTypes } from '#domain/tasks/kinds.ts'
import { typeTexts } from '#domain/tasks/kinds.texts.ts'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { taskFiltersTexts } from '../task-filters.texts.ts'
import type { TaskList } from '../use-task-list.ts'
import { TaskSearch } from './task-search.tsx'
import css from './tasks.module.css'

/** The row of filters; each stands in the address. */
export function useTaskFilters(list: TaskList): FilterBarProps {
  const texts = useTexts(taskFiltersTexts)
  return { label: texts.filters, start: <StatusSegments list={list} />, end: <Choices list={list} /> }
}

function Choices({ list: { query, change } }: { readonly list: TaskList }) {
  const texts = useTexts(taskFiltersTexts)
  const { language } = useLanguage()
  const types = Object.values(taskTypes).map((type) => ({ value: String(type), label: typeTexts[language][type] }))
  return (
    <>
      <FilterChoice
        className={css['choice']}
        label={texts.type}
        value={String(query.type)}
        data={[{ value: '0', label: texts.allTypes }, ...types]}
        onChange={(type) => change({ type })}
      />
      <FilterChoice
        className={css['choice']}
        label={texts.viewed}
        value={String(query.viewed)}
        data={[
          { value: '-1', label: texts.anyViewed },
          { value: '0', label: texts.notViewed },
          { value: '1', label: texts.isViewed },
        ]}
        onChange={(viewed) => change({ viewed })}
      />
      <FilterChoice
        className={css['choice']}
        label={texts.scores}
        value={String(query.scores)}
        data={[
          { value: '0', label: texts.anyScores },
          { value: '1', label: texts.scoresHeld },
          { value: '2', label: texts.scoresOut },
        ]}
        onChange={(scores) => change({ scores })}
      />
      <TaskSearch keyword={query.keyword} onSearch={(keyword) => change({ keyword })} />
    </>
  )
}

function StatusSegments({ list: { query, counts, change } }: { readonly list: TaskList }) {
  const texts = useTexts(taskFiltersTexts)
  return (
    <Segments<string>
      label={texts.status}
      value={query.status}
      onChange={(status) => change({ status: status === taskFilters.all ? null : status })}
      segments={[
        { value: taskFilters.all, label: texts.all, count: counts?.all },
        { value: taskFilters.inProgress, label: texts.inProgress, count: counts?.inProgress },
        { value: taskFilters.finished, label: texts.finished, count: counts?.finished },
        { value: taskFilters.unpublished, label: texts.unpublished, count: counts?.unpublished },
        { value: taskFilters.notStarted, label: texts.notStarted, count: counts?.notStarted },
        {
          value: taskFilters.begun,
          label: texts.begun,
          count: counts === null ? undefined : counts.inProgress + counts.finished,
        },
      ]}
    />
  )
}
