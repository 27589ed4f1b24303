import { eq } from 'drizzle-orm'
import type { PlaceableStudent, ScannedStudent, ScanPageRow } from '#api/contract/schemas/scans.ts'
import type { Language } from '#domain/portal/language.ts'
import { aliasOf } from '#domain/report/alias-of.ts'
import { needsStudent, type PageProblem } from '#domain/scan/page-problems.ts'
import type { Executor } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { blindSeedOf, handleOf } from '../blind-assignments.ts'

export interface Viewer {
  readonly uid: number
  readonly language: Language
}

interface Alias {
  readonly uid: number
  readonly submissionId: number
  /** Stands for the submission, and negative for the student, so that it is nobody's id. */
  readonly handle: number
  readonly realname: string
}

/** What stands for the students of an assignment while marking is blind, in an order that tells nothing. */
export type Aliases = readonly Alias[]

/**
 * Null if nobody's name is hidden. The handles and the order differ from those of marking: whoever places a page learns
 * its student's alias here, and must not find the same answers there.
 */
export async function aliasesFor(
  db: Executor,
  assignmentId: number,
  { uid: viewerId, language }: Viewer,
): Promise<Aliases | null> {
  const seed = await blindSeedOf(db, assignmentId)
  if (seed === null) return null
  const rows = await db
    .select({ uid: submission.uid, submissionId: submission.submissionId })
    .from(submission)
    .where(eq(submission.assignmentId, assignmentId))
  return rows
    .map((row) => ({ ...row, handle: handleOf(`sheets ${seed}`, viewerId, row.submissionId) }))
    .toSorted((one, other) => one.handle - other.handle)
    .map((row, index) => ({ ...row, realname: aliasOf(language, index + 1) }))
}

const aliasAt = (aliases: Aliases, uid: number | null): Alias | undefined => aliases.find((one) => one.uid === uid)

const hiddenUid = (aliases: Aliases, uid: number | null): number | null => {
  const alias = aliasAt(aliases, uid)
  return alias === undefined ? null : -alias.handle
}

/** The student whom a viewer names, by uid or by the handle that replaces it. */
export function resolveUid(aliases: Aliases | null, uid: number): number {
  return aliases?.find(({ handle }) => handle === -uid)?.uid ?? uid
}

/** The submission that a viewer names: while marking is blind, only by its handle. */
export const resolveSubmissionId = (aliases: Aliases | null, submissionId: number): number | null =>
  aliases === null ? submissionId : (aliases.find(({ handle }) => handle === submissionId)?.submissionId ?? null)

/** Students with their sheets under their aliases. */
export const withAliases = (students: readonly ScannedStudent[], aliases: Aliases): ScannedStudent[] => {
  const byUid = new Map(students.map((student) => [student.uid, student]))
  return aliases.flatMap(({ uid, handle, realname }) => {
    const student = byUid.get(uid)
    const hidden = { uid: -handle, submissionId: handle, realname, username: '', studentNo: null }
    return student === undefined ? [] : [{ ...student, ...hidden }]
  })
}

/** The name of the student of a page while marking is blind; null where a person has to find it. */
export const aliasOfPage = (aliases: Aliases, uid: number | null, problem: PageProblem | null): string | null =>
  needsStudent(problem) ? null : (aliasAt(aliases, uid)?.realname ?? null)

/** Whether a page is shown without its head. One that a person has to assign keeps it, as it says whose page it is. */
export const hidesHead = ({ sheetPage, problem }: Pick<ScanPageRow, 'sheetPage' | 'problem'>): boolean =>
  sheetPage !== null && !needsStudent(problem)

/** Pages without names. One that a person has to assign shows its head instead of an alias. */
export const withoutNames = (pages: readonly ScanPageRow[], aliases: Aliases): ScanPageRow[] =>
  pages.map((page) => {
    const { uid, problem } = page
    const seemsOf = hiddenUid(aliases, problem?.seemsOf ?? null)
    if (!hidesHead(page)) return { ...page, uid: null, problem: problem && { ...problem, seemsOf } }
    const hidden = { isHeadHidden: true, fileName: null, writtenNumber: null }
    return { ...page, ...hidden, uid: hiddenUid(aliases, uid) }
  })

/** Whom pages can be given to, by name: nobody unless a page needs a student, or was given to one by a person. */
export const rosterFor = (
  pages: readonly ScanPageRow[],
  students: readonly PlaceableStudent[],
): readonly PlaceableStudent[] =>
  pages.some(({ problem, isPlaced }) => isPlaced || needsStudent(problem))
    ? students.map(({ uid, realname, username, studentNo }) => ({ uid, realname, username, studentNo }))
    : []
