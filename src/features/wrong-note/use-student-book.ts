import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import { wrongGroupings } from '#api/contract/schemas/wrong-notes.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { StudentPart } from '#domain/paths/wrong-note-paths.ts'
import { studentFiltering } from '#parts/wrong-filters/student-filtering.ts'
import { useNavigation } from '#ui/navigation/navigation.tsx'

/** The views of a student's book: its questions in one list, or in the groups of the class's book. */
export const studentViews = ['latest', ...wrongGroupings] as const

export type StudentView = (typeof studentViews)[number]

/** A student's book, or a part of it; view and filters are kept in the address. */
export function useStudentBook(courseId: number, studentId: number, part: StudentPart | undefined) {
  const { query: address, setQuery } = useNavigation()
  const filtering = studentFiltering(address, setQuery)
  const input = { courseId, studentId, ...inputOf(part, filtering.filters) }
  const query = useEndpoint(wrongNote.student, input, { keepsPrevious: true })
  return {
    query,
    filtering,
    view: studentViews.find((one) => one === address['view']) ?? 'latest',
    chooseView: (view: StudentView) => setQuery({ view: view === 'latest' ? null : view }),
  }
}

export type StudentBookView = Omit<ReturnType<typeof useStudentBook>, 'query'>

const inputOf = (part: StudentPart | undefined, filters: ReturnType<typeof studentFiltering>['filters']) =>
  part === undefined ? filters : part.kind === 'item' ? { itemId: part.itemId } : { knowledgeId: part.knowledgeId }
