import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { headEndOf } from '#domain/answer-sheet/sheet-layout.ts'
import type { KeptFiles } from '#server/core/kept-files.types.ts'
import type { SignedIn } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { course } from '#server/database/schema/courses.ts'
import { scan, scanPage, scanResult } from '#server/database/schema/scans.ts'
import { isBlind } from '../blind-assignments.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { cropPage } from '../sheet-reading/crop-page.ts'
import { withoutHead } from '../sheet-reading/without-head.ts'
import { isMarked } from '../submission/state-conditions.ts'
import { hidesHead } from './aliases.ts'
import { problemOfPage } from './scan-pages.ts'

/**
 * `GET /client/scan/page/<scanPageId>` is a flattened page, `GET /client/scan/crop/<scanPageId>/<x>-<y>-<w>-<h>` a part
 * of it in tenths of a millimetre: for teachers of the class, and for the page's student once the scores are out. While
 * marking is blind, teachers get a page whose student is known without its head.
 */
export const scanPictures: KeptFiles<Executor> = {
  prefix: '/client/scan/',
  isOwned: true,
  find: async (db, name, readers) => {
    const [, id, ...numbers] =
      /^(?:page|crop)\/([1-9]\d{0,14})(?:\/(\d{1,4})-(\d{1,4})-(\d{1,4})-(\d{1,4}))?$/.exec(name) ?? []
    if (id === undefined) return null
    const found = await pictureOf(db, Number(id), readers)
    if (found === null) return null
    const { picture, isPassing } = found
    const [x = 0, y = 0, w = 0, h = 0] = numbers.map((tenths) => Number(tenths) / 10)
    const bytes = name.startsWith('crop/') ? await cropPage(sharp(picture), { x, y, w, h }) : picture
    return bytes === null ? null : { type: 'image/jpeg', bytes, isPassing }
  },
}

async function pictureOf(db: Executor, scanPageId: number, readers: readonly SignedIn[]) {
  const isOwn = or(...readers.map(({ uid }) => isBehindScoreOf(uid)))
  const [row] = await db
    .select({
      picture: scanPage.picture,
      sheetPage: scanPage.sheetPage,
      scanId: scanPage.scanId,
      paperId: assignment.paperId,
      hidesNames: sql<boolean>`${isBlind} and not ${isOwn}`,
    })
    .from(scanPage)
    .innerJoin(scan, eq(scan.scanId, scanPage.scanId))
    .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
    .innerJoin(course, eq(course.courseId, assignment.courseId))
    .where(and(eq(scanPage.scanPageId, scanPageId), or(...readers.map(({ uid }) => isTaughtBy(uid)), isOwn)))
  if (row === undefined || row.picture === null) return null
  const { picture, sheetPage, scanId, paperId, hidesNames } = row
  if (!hidesNames || sheetPage === null) return { picture, isPassing: hidesNames }
  const problem = await problemOfPage(db, { scanId, paperId, scanPageId })
  const isHidden = hidesHead({ sheetPage, problem })
  return { picture: isHidden ? await withoutHead(picture, headEndOf(sheetPage)) : picture, isPassing: true }
}

/**
 * The page counts toward a score that its student can see: the scores are out, and nothing of the student's waits for
 * marking.
 */
const isBehindScoreOf = (uid: number): SQL => sql`(${scanPage.uid} = ${uid} and ${scanPage.leftOutAt} is null
  and ${assignment.scoreTime} is not null and exists (
    select 1 from ${scanResult} join ${submission} on ${submission.submissionId} = ${scanResult.submissionId}
    where ${scanResult.scanId} = ${scanPage.scanId} and ${submission.assignmentId} = ${scan.assignmentId}
      and ${submission.uid} = ${uid} and ${isMarked}))`
