import { Checkbox } from '@mantine/core'
import { useInputHistory } from '#api/queries/input-history-context.tsx'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { RememberingSearchField } from '#ui/search-field/remembering-search-field.tsx'
import { useTypedSearch } from '#ui/search-field/use-typed-search.ts'
import { paperListTexts } from '../paper-list.texts.ts'
import type { ListedShelf } from '../papers.types.ts'
import { longestKeyword, type usePaperList } from '../use-paper-list.ts'
import { BookFilter } from './book-filter.tsx'
import { PaperShelves } from './paper-shelves.tsx'
import css from './papers.module.css'

type PaperList = ReturnType<typeof usePaperList>

/**
 * Filters by owner, textbook and words in the title; for one's own papers, also by whether they were ever assigned. The
 * textbook of maths papers is chosen in the title bar.
 */
export function usePaperFilters(shelf: ListedShelf, list: PaperList): FilterBarProps {
  const texts = useTexts(paperListTexts)
  return {
    label: texts.filters,
    start: <PaperShelves shelf={shelf} counts={list.counts} />,
    end: (
      <>
        {shelf === 'mine' && <Unassigned list={list} />}
        {shelf !== 'resources' && <BookFilter list={list} />}
        <PaperSearch />
      </>
    ),
  }
}

interface ListFilterProps {
  readonly list: PaperList
}

function Unassigned({ list: { isUnassigned, counts } }: ListFilterProps) {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  return (
    <Checkbox
      label={texts.unassigned(counts.unassigned)}
      checked={isUnassigned}
      onChange={({ currentTarget }) => setQuery({ unassigned: currentTarget.checked ? '1' : null })}
    />
  )
}

function PaperSearch() {
  const texts = useTexts(paperListTexts)
  const { typed, type } = useTypedSearch()
  return (
    <RememberingSearchField
      className={css['filter']}
      label={texts.search}
      maxLength={longestKeyword}
      value={typed}
      onChange={type}
      history={useInputHistory('papers')}
    />
  )
}
