import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { paperListTexts } from '../paper-list.texts.ts'
import type { usePaperList } from '../use-paper-list.ts'
import css from './papers.module.css'

/** The textbook that the papers of a list are for. */
export function BookFilter({ list: { books, bookId } }: { readonly list: ReturnType<typeof usePaperList> }) {
  const texts = useTexts(paperListTexts)
  const { setQuery } = useNavigation()
  const options = books.map((book) => ({ value: String(book.bookId), label: book.bookName }))
  return (
    <FilterChoice
      className={css['filter']}
      label={texts.book}
      data={[{ value: '', label: texts.allBooks }, ...options]}
      value={bookId === undefined ? '' : String(bookId)}
      onChange={(value) => setQuery({ bookId: value })}
    />
  )
}
