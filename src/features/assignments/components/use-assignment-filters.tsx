import { assignmentFilters, scoreFilters, viewedFilters } from '#domain/assignments/filters.ts'
import { allTypes, assignmentTypes } from '#domain/assignments/kinds.ts'
import { typeTexts } from '#domain/assignments/kinds.texts.ts'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { Segments } from '#ui/segments/segments.tsx'
import { assignmentFiltersTexts } from '../assignment-filters.texts.ts'
import type { AssignmentList } from '../use-assignment-list.ts'
import { AssignmentSearch } from './assignment-search.tsx'
import css from './assignments.module.css'

/** The row of filters; each is stored in the address. */
export function useAssignmentFilters(list: AssignmentList): FilterBarProps {
  const texts = useTexts(assignmentFiltersTexts)
  return { label: texts.filters, start: <StatusSegments list={list} />, end: <Choices list={list} /> }
}

function Choices({ list: { query, change } }: { readonly list: AssignmentList }) {
  const texts = useTexts(assignmentFiltersTexts)
  const { language } = useLanguage()
  const types = Object.values(assignmentTypes).map((type) => ({
    value: String(type),
    label: typeTexts[language][type],
  }))
  return (
    <>
      <FilterChoice
        className={css['choice']}
        label={texts.type}
        value={String(query.type)}
        data={[{ value: String(allTypes), label: texts.allTypes }, ...types]}
        onChange={(type) => change({ type })}
      />
      <FilterChoice
        className={css['choice']}
        label={texts.viewed}
        value={String(query.viewed)}
        data={[
          { value: String(viewedFilters.all), label: texts.anyViewed },
          { value: String(viewedFilters.notViewed), label: texts.notViewed },
          { value: String(viewedFilters.viewed), label: texts.isViewed },
        ]}
        onChange={(viewed) => change({ viewed })}
      />
      <FilterChoice
        className={css['choice']}
        label={texts.scores}
        value={String(query.scores)}
        data={[
          { value: String(scoreFilters.all), label: texts.anyScores },
          { value: String(scoreFilters.notPublished), label: texts.scoresHeld },
          { value: String(scoreFilters.published), label: texts.scoresOut },
        ]}
        onChange={(scores) => change({ scores })}
      />
      <AssignmentSearch keyword={query.keyword} onSearch={(keyword) => change({ keyword })} />
    </>
  )
}

function StatusSegments({ list: { query, counts, change } }: { readonly list: AssignmentList }) {
  const texts = useTexts(assignmentFiltersTexts)
  return (
    <Segments<string>
      label={texts.status}
      value={query.status}
      onChange={(status) => change({ status: status === assignmentFilters.all ? null : status })}
      segments={[
        { value: assignmentFilters.all, label: texts.all, count: counts?.all },
        { value: assignmentFilters.inProgress, label: texts.inProgress, count: counts?.inProgress },
        { value: assignmentFilters.finished, label: texts.finished, count: counts?.finished },
        { value: assignmentFilters.unpublished, label: texts.unpublished, count: counts?.unpublished },
        { value: assignmentFilters.notStarted, label: texts.notStarted, count: counts?.notStarted },
        {
          value: assignmentFilters.begun,
          label: texts.begun,
          count: counts === null ? undefined : counts.inProgress + counts.finished,
        },
      ]}
    />
  )
}
