import { withQuery } from '#domain/paths.ts'
import { subjects } from '#domain/subjects.ts'
import { isMaths } from '#domain/subjects.ts'
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
export function subjectOf({ prefix }: Place, subjectId: number | null): number | null {
  if (prefix !== '/math-paper' || (subjectId !== null && isMaths(subjectId))) return subjectId
  return subjectId === subjects.seniorEnglish ? subjects.seniorMaths : subjects.juniorMaths
}

/** Where the paper of the basket is edited. */
export const editorPlace = (subjectId: number): string => withQuery('/paper-editor', { subjectId, from: 'basket' })
