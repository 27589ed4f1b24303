import type { BookEntry } from '#api/contract/schemas/wrong-notes.ts'
import { groupedBy } from '#domain/values/grouped-by.ts'
import type { Grouping } from './use-wrong-book.ts'
import type { StudentBook } from './wrong-note.types.ts'

export interface EntryGroup {
  readonly group: string
  /** Empty for questions whose cause nobody has said. */
  readonly name: string
  readonly entries: readonly BookEntry[]
  /** The number of entries in the groups before it. */
  readonly before: number
}

/** A student's wrong questions in groups, that with most of them first; a question is in the group of each cause. */
export function entryGroups(
  entries: readonly BookEntry[],
  { questions }: Pick<StudentBook, 'questions'>,
  groupBy: Grouping,
): readonly EntryGroup[] {
  const typeOf = new Map(questions.map(({ questionId, typeName }) => [questionId, typeName]))
  const groupsOf: Readonly<Record<Grouping, (entry: BookEntry) => readonly NamedGroup[]>> = {
    knowledge: ({ knowledgeId, knowledge }) => [{ group: String(knowledgeId), name: knowledge }],
    type: ({ questionId }) => [{ group: typeOf.get(questionId) ?? '', name: typeOf.get(questionId) ?? '' }],
    cause: ({ causes }) => (causes.length === 0 ? [''] : causes).map((cause) => ({ group: cause, name: cause })),
    assignment: ({ assignmentId, assignmentName }) => [{ group: String(assignmentId), name: assignmentName }],
  }
  const placed = entries.flatMap((entry) => groupsOf[groupBy](entry).map((named) => ({ ...named, entry })))
  const groups = [...groupedBy(placed, ({ group }) => group)]
    .map(([group, all]) => ({ group, name: all[0]?.name ?? '', entries: all.map(({ entry }) => entry) }))
    .toSorted((left, right) => right.entries.length - left.entries.length)
  return groups.map((one, index) => ({
    ...one,
    before: groups.slice(0, index).flatMap((group) => group.entries).length,
  }))
}

interface NamedGroup {
  readonly group: string
  readonly name: string
}
