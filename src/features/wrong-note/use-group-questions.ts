import { wrongNote } from '#api/contract/groups/wrong-note.ts'
import type { OutputOf } from '#api/contract/endpoint.ts'
import { fetchedOf } from '#api/queries/fetched-of.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { WrongBook } from './use-wrong-book.ts'

export type GroupQuestions = OutputOf<typeof wrongNote.questions>

/** The wrong questions of the opened group. */
export function useGroupQuestions({ courseId, groupBy, group, filters }: WrongBook) {
  const query = useEndpoint(
    wrongNote.questions,
    { courseId, groupBy, group: group?.group ?? '', ...filters },
    { enabled: group !== null },
  )
  return fetchedOf(query)
}
