import { withQuery } from '#domain/paths/address.ts'
import { paths } from '#domain/paths/paths.ts'
import { mathsOf } from '#domain/classes/subjects.ts'
import type { Scope } from './compose-filters.ts'

interface AreaPath {
  readonly prefix: string
  readonly path: string
}

const openings: Readonly<Record<string, Scope>> = {
  '/paper-select/sync-practice': 'chapter',
  '/paper-select/special-breakthrough': 'knowledge',
  '/paper-select/common-select': 'all',
}

/** The opening scope of a page (specification §2). */
export const openingOf = ({ prefix, path }: AreaPath): Scope => openings[prefix + path] ?? 'chapter'

/** The subject searched; in the maths area it is maths, even for a teacher of another subject. */
export const subjectOf = ({ prefix }: AreaPath, subjectId: number | null): number | null =>
  prefix === paths.mathsPapers ? mathsOf(subjectId) : subjectId

/** Where the basket becomes a paper: a new one, or an extension of the one it is chosen for. */
export const editorPath = (subjectId: number, paperId: number | null): string =>
  withQuery('/paper-editor', paperId === null ? { subjectId, from: 'basket' } : { paperId, from: 'basket' })

/** Where the teacher came from: the editor of a paper, or the list of papers. */
export const backPath = (paperId: number | null): string =>
  paperId === null ? paths.myPapers : withQuery('/paper-editor', { paperId })
