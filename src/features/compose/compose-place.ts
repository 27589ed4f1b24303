import { paths, withQuery } from '#domain/paths/paths.ts'
import { mathsOf } from '#domain/classes/subjects.ts'
import type { Scope } from './compose-filters.ts'

interface Place {
  readonly prefix: string
  readonly path: string
}

const openings: Readonly<Record<string, Scope>> = {
  '/paper-select/sync-practice': 'chapter',
  '/paper-select/special-breakthrough': 'knowledge',
  '/paper-select/common-select': 'all',
}

/** What a page opens with (specification §2). */
export const openingOf = ({ prefix, path }: Place): Scope => openings[prefix + path] ?? 'chapter'

/** The subject in which questions are found; in the maths area it is maths, also for a teacher of something else. */
export const subjectOf = ({ prefix }: Place, subjectId: number | null): number | null =>
  prefix === paths.mathsPapers ? mathsOf(subjectId) : subjectId

/** Where the basket becomes a paper: a new one, or more of the one that it is chosen for. */
export const editorPlace = (subjectId: number, paperId: number | null): string =>
  withQuery('/paper-editor', paperId === null ? { subjectId, from: 'basket' } : { paperId, from: 'basket' })

/** Where one came from: the editing of a paper, or the list of papers. */
export const backPlace = (paperId: number | null): string =>
  paperId === null ? paths.myPapers : withQuery('/paper-editor', { paperId })
