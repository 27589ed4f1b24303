import type { paper } from '#api/contract/groups/paper.ts'
import type { InputOf } from '#api/contract/endpoint.ts'
import type { AreaHost } from '#api/ports/area.ts'
import type { PaperRow } from '#api/contract/schemas/papers.ts'
import type { AssignedPaper } from '#parts/assigned-toast/assigned-paper.ts'
import type { LazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** What assigning needs to know about a paper; score in tenths, duration in minutes. */
export type AssignablePaper = Pick<
  PaperRow,
  'paperId' | 'paperTitle' | 'duration' | 'score' | 'itemCount' | 'subjectId'
>

/** Parts injected by the app, because features may not import each other. */
export interface PaperParts {
  readonly AssignDialog: LazyPart<{
    readonly paper: AssignablePaper
    readonly courseId: number
    readonly onClose: () => void
    readonly onDone: (assigned: AssignedPaper) => void
  }>
  /** The question finder, for building a paper. */
  readonly FindQuestions: LazyPart<{ readonly host: AreaHost }>
  /** Whether the page of an area is built; `path` has no query. */
  readonly isBuilt: (path: string) => boolean
}

/**
 * `mine`: the teacher's own papers; `given`: those colleagues shared with them; `school`: those shared with the school;
 * `all`: every paper that can be assigned.
 */
export type PaperScope = InputOf<typeof paper.list>['scope']

/** Lists of usable papers: those of a scope, or all maths papers (试卷资源). */
export type ListedShelf = PaperScope | 'resources'

/** What a page can list; `removed` are the teacher's removed papers. */
export type PaperShelf = ListedShelf | 'removed'

/** The scope of the papers on a shelf. */
export const scopeOf = (shelf: ListedShelf): PaperScope => (shelf === 'resources' ? 'all' : shelf)

/** The fields passed to the assign dialog. */
export const assignableOf = (paper: AssignablePaper): AssignablePaper => {
  const { paperId, paperTitle, duration, score, itemCount, subjectId } = paper
  return { paperId, paperTitle, duration, score, itemCount, subjectId }
}
