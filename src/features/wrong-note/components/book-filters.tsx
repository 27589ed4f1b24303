import { timeRanges } from '#domain/wrong-note/time-ranges.ts'
import { wrongFiltersTexts } from '#parts/wrong-filters/wrong-filters.texts.ts'
import { FilterChoice } from '#ui/filter-choice/filter-choice.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { WrongBook } from '../use-wrong-book.ts'
import { wrongNoteTexts } from '../wrong-note.texts.ts'

/** Filters by book, chapter, assignment and time. */
export function BookFilters({ book }: { readonly book: WrongBook }) {
  const texts = useTexts(wrongNoteTexts)
  const shared = useTexts(wrongFiltersTexts)
  const { filters, range } = book
  const { books = [], chapters = [], assignments = [] } = book.book?.choices ?? {}
  const offered = chapters.filter(({ bookId }) => filters.bookId === undefined || bookId === filters.bookId)
  const ranges = ['all', ...timeRanges, ...(range === 'own' ? (['own'] as const) : [])] as const
  return (
    <>
      {books.length > 1 && (
        <FilterChoice
          label={texts.book}
          value={String(filters.bookId ?? '')}
          data={[
            { value: '', label: texts.allBooks },
            ...books.map(({ bookId, bookName }) => ({ value: String(bookId), label: bookName })),
          ]}
          onChange={book.chooseBook}
        />
      )}
      {offered.length > 0 && (
        <FilterChoice
          label={texts.chapter}
          value={String(filters.chapterId ?? '')}
          data={[
            { value: '', label: texts.allChapters },
            ...offered.map(({ chapterId, nodeName }) => ({ value: String(chapterId), label: nodeName })),
          ]}
          onChange={book.chooseChapter}
        />
      )}
      <FilterChoice
        label={texts.assignment}
        value={String(filters.assignmentId ?? '')}
        data={[
          { value: '', label: texts.allAssignments },
          ...assignments.map(({ assignmentId, assignmentName }) => ({
            value: String(assignmentId),
            label: assignmentName,
          })),
        ]}
        onChange={book.chooseAssignment}
      />
      <FilterChoice
        label={shared.ranges}
        value={range === 'all' ? '' : range}
        data={ranges.map((one) => ({ value: one === 'all' ? '' : one, label: shared[one] }))}
        onChange={book.chooseRange}
      />
    </>
  )
}
