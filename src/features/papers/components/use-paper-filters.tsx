import { useInputHistory } from '#api/queries/input-history-context.tsx'
import type { FilterBarProps } from '#ui/filter-bar/filter-bar.tsx'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { RememberingSearchField } from '#ui/search-field/remembering-search-field.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import type { PaperScope } from '../papers.types.ts'
import { longestKeyword, type usePaperList, usePaperSearch } from '../use-paper-list.ts'
import css from './papers.module.css'
import { PaperScopes } from './paper-scopes.tsx'

type PaperList = ReturnType<typeof usePaperList>

/** Whose papers, of which textbook, with which words in the title. */
export function usePaperFilters(scope: PaperScope, list: PaperList): FilterBarProps {
  const texts = useTexts(paperListTexts)
  return {
    label: texts.filters,
    start: <PaperScopes scope={scope} counts={list.counts} />,
    end: (
      <>
        <BookSelect list={list} />
        <PaperSearch />
      </>
    ),
  }
}

function BookSelect({ list: { books, bookId } }: { readonly list: PaperList }) {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  const options = books.map((book) => ({ value: String(book.bookId), label: book.bookName }))
  return (
    <FilterChoice
      className={css['book']}
      label={texts.book}
      data={[{ value: '', label: texts.allBooks }, ...options]}
      value={bookId === undefined ? '' : String(bookId)}
      onChange={(value) => setQuery({ bookId: value })}
    />
  )
}

function PaperSearch() {
  const texts = useTexts(paperListTexts)
  const { typed, type } = usePaperSearch()
  return (
    <RememberingSearchField
      className={css['search']}
      label={texts.search}
      maxLength={longestKeyword}
      value={typed}
      onChange={type}
      history={useInputHistory('papers')}
    />
  )
}
