import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { wrongGroupings } from '#api/contract/schemas/wrong-notes.ts'
import { fetchedPart } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { schoolDay } from '#domain/time/school-day.ts'
import { dayIn } from '#domain/wire/day-in.ts'
import { idIn } from '#domain/wire/id-in.ts'
import { rangeOf, startOf, timeRanges } from '#domain/wrong-note/time-ranges.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

export type Grouping = (typeof wrongGroupings)[number]

/** The views of the book: questions in groups, or students. */
export type View = Grouping | 'student'

/** The filters on a class's marked answers in the address. */
export function filtersOf(address: Readonly<Record<string, string>>) {
  const filters = {
    bookId: idIn(address['bookId']),
    chapterId: idIn(address['chapterId']),
    assignmentId: idIn(address['assignmentId']),
    startDate: dayIn(address['startDate']),
    endDate: dayIn(address['endDate']),
  }
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined && value !== null)) as {
    readonly [Name in keyof typeof filters]?: NonNullable<(typeof filters)[Name]>
  }
}

/** The wrong questions of a class in groups; grouping, group and filters are kept in the address. */
export function useWrongBook(courseId: number) {
  const { query: address, setQuery } = useNavigation()
  const groupBy = wrongGroupings.find((one) => one === address['view']) ?? 'knowledge'
  const filters = filtersOf(address)
  const isOfStudents = address['view'] === 'student'
  const query = useEndpoint(wrongNote.book, { courseId, groupBy, ...filters })
  const groups = [...(query.data?.groups ?? [])].toSorted(
    (left, right) => right.latest.wrong * left.latest.answered - left.latest.wrong * right.latest.answered,
  )
  const named = groups.find(({ group }) => group === address['group'])
  const today = schoolDay(new Date(query.dataUpdatedAt))
  return {
    courseId,
    groupBy,
    isOfStudents,
    view: isOfStudents ? ('student' as const) : groupBy,
    filters,
    isFiltered: Object.keys(filters).length > 0,
    book: query.data,
    rows: fetchedPart(query, () => groups),
    /** The opened group: the one in the address, else the first. */
    group: named ?? groups[0] ?? null,
    range: rangeOf(filters, today),
    chooseGroup: (group: string) => setQuery({ group }),
    chooseView: (view: View) => setQuery({ view: view === 'knowledge' ? null : view, group: null }),
    chooseBook: (bookId: string | null) => setQuery({ bookId, chapterId: null, group: null }),
    chooseChapter: (chapterId: string | null) => setQuery({ chapterId, group: null }),
    chooseAssignment: (assignmentId: string | null) => setQuery({ assignmentId, group: null }),
    chooseRange: (range: string | null) => setQuery({ startDate: startIn(range, today), endDate: null, group: null }),
    showAll: () =>
      setQuery({ bookId: null, chapterId: null, assignmentId: null, startDate: null, endDate: null, group: null }),
  }
}

export type WrongBook = ReturnType<typeof useWrongBook>

const startIn = (chosen: string | null, today: string): string | null => {
  const range = timeRanges.find((one) => one === chosen)
  return range === undefined ? null : startOf(range, today)
}
