import type { paper } from '#api/contract/areas/paper.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { AreaHost } from '#api/ports/area.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import type { LazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** What is told of a paper to whoever assigns it; score in tenths, duration in minutes. */
export type AssignablePaper = Pick<
  PaperRow,
  'paperId' | 'paperTitle' | 'duration' | 'score' | 'itemCount' | 'subjectId'
>

/** What the app gives the paper areas, because features do not know each other. */
export interface PaperParts {
  readonly AssignDialog: LazyPart<{
    readonly paper: AssignablePaper
    readonly courseId: number
    readonly onClose: () => void
    readonly onDone: (assigned: AssignedPaper) => void
  }>
  /** Finding questions, where papers are chosen. */
  readonly FindQuestions: LazyPart<{ readonly host: AreaHost }>
  /** Whether the page of an area is there; `path` without its query. */
  readonly isBuilt: (path: string) => boolean
}

/** What became of a paper in the classes that it went to. */
export interface AssignedPaper {
  readonly courses: readonly { readonly courseId: number; readonly courseName: string }[]
  /** The assignment of each class. */
  readonly assignmentIds: readonly number[]
  /** What happened, for the teacher. */
  readonly said: string
  readonly isPublished: boolean
}

/**
 * `mine` the teacher's own papers, `given` those that colleagues shared with them, `school` those that the school shares,
 * `all` whatever can be assigned.
 */
export type PaperScope = InputOf<typeof paper.list>['scope']

/** Papers that can be used: those of a scope, or all of maths (试卷资源). */
export type ListedShelf = PaperScope | 'resources'

/** What a list page of papers shows; `removed` is what the teacher threw away. */
export type PaperShelf = ListedShelf | 'removed'

/** Whose papers stand on a shelf. */
export const scopeOf = (shelf: ListedShelf): PaperScope => (shelf === 'resources' ? 'all' : shelf)

/** The fields that a dialog for assigning gets. */
export const assignableOf = (paper: AssignablePaper): AssignablePaper => {
  const { paperId, paperTitle, duration, score, itemCount, subjectId } = paper
  return { paperId, paperTitle, duration, score, itemCount, subjectId }
}
