import { NativeSelect } from '@mantine/core'
import { useTexts } from '#ui/language/language-context.tsx'
import { composeTexts } from '../compose.texts.ts'
import type { Compose } from '../use-compose.ts'

/** The book whose contents are searched; nothing if the whole bank is. */
export function BookChoice({ compose: { filters, books, choose } }: { readonly compose: Compose }) {
  const texts = useTexts(composeTexts)
  if (filters.scope === 'all') return null
  return (
    <NativeSelect
      aria-label={texts.book}
      // The column is narrow, and names of books are long.
      rightSectionWidth="calc(26 * var(--u))"
      value={books.bookId === null ? '' : String(books.bookId)}
      data={books.list.map(({ bookId, bookName }) => ({ value: String(bookId), label: bookName }))}
      onChange={({ currentTarget }) => choose({ bookId: currentTarget.value, chapterId: null, knowledgeId: null })}
    />
  )
}
