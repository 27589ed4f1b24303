import { bank } from '#api/contract/groups/bank.ts'
import { course } from '#api/contract/groups/course.ts'
import { textbook } from '#api/contract/groups/textbook.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { contentsTree } from '#domain/textbooks/contents.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { filtersOf, type Scope, searchInput } from './compose-filters.ts'

export interface FindingIn {
  readonly subjectId: number
  /** The class that `used` refers to; null for none. */
  readonly courseId: number | null
  readonly opening: Scope
}

/** The filters of the address, the book at the left, and the questions found. */
export function useCompose({ subjectId, courseId, opening }: FindingIn) {
  const { query, setQuery } = useNavigation()
  const filters = filtersOf(query, opening)
  const books = useBooks(subjectId, courseId, filters.bookId)
  const isInBook = filters.scope !== 'all'
  const isReady = !isInBook || !books.isPending
  const tree = useEndpoint(
    bank.chapterTree,
    { bookId: books.bookId ?? 0, kind: filters.scope === 'knowledge' ? 'knowledge' : 'chapter' },
    { enabled: isInBook && books.bookId !== null },
  )
  const found = useEndpoint(bank.list, searchInput(filters, { subjectId, courseId, bookId: books.bookId }), {
    enabled: isReady,
    keepsPrevious: true,
  })
  return {
    filters,
    books,
    tree: fetchedPart(tree, ({ list }) => contentsTree(list).roots),
    found: fetchedPart(found, (answer) => answer),
    /** When the questions were read, in milliseconds since 1970. */
    readAt: found.dataUpdatedAt,
    /** A new choice starts again at the first page. */
    choose: (changes: Readonly<Record<string, string | null>>) => setQuery({ page: null, ...changes }),
  }
}

export type Compose = ReturnType<typeof useCompose>

/** The books of the subject, and the one whose contents are shown: the chosen one, otherwise that of the class. */
function useBooks(subjectId: number, courseId: number | null, chosen: number | null) {
  const books = useEndpoint(course.books, { subjectId })
  const ofClass = useEndpoint(textbook.ofCourse, { courseId: courseId ?? 0 }, { enabled: courseId !== null })
  const list = books.data?.list ?? []
  const main = ofClass.data?.list.find(({ isMain }) => isMain)?.bookId
  const known = [chosen, main].find((bookId) => list.some((one) => one.bookId === bookId))
  return {
    list,
    bookId: known ?? list[0]?.bookId ?? null,
    isPending: books.isPending || (courseId !== null && ofClass.isPending),
  }
}
