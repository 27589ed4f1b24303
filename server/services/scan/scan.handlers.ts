import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { scan } from '#api/contract/groups/scan.ts'
import { Already } from '#server/core/implement.ts'
import type { Executor } from '#server/database/database.ts'
import { scan as scanTable } from '#server/database/schema/scans.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { aliasesFor, resolveSubmissionId, resolveUid } from './aliases.ts'
import { leavePageOut, placePages } from './change-pages.ts'
import { decideReadings, readingsOfPage, undecideReadings, unsureGroups } from './decide-readings.ts'
import { keepFile } from './keep-file.ts'
import { joinParts, keepPart } from './keep-parts.ts'
import { lockScan, lockToRestore, noteChange, openScan, restoreRefusal } from './open-scan.ts'
import { publishScan } from './publish-scan.ts'
import { listScanAssignments, scannedStudents } from './scan-assignments.ts'
import { scanInfo } from './scan-info.ts'
import { scanRows } from './scan-rows.ts'
import { skipStop } from './skip-stop.ts'
import { listSnapshots } from './snapshots.ts'
import { pagesOfSubmission } from './submission-pages.ts'
import { endDecidedReading } from './unread.ts'

/** `baseUrl` is the start of links for phones. */
export const scanHandlers = (sendJob: SendJob, baseUrl: string) =>
  implement(scan, {
    assignments: ({ courseId, pager }, { db, caller: { uid } }) => listScanAssignments(db, { uid, courseId, ...pager }),
    students: async ({ assignmentId }, { db, caller: { uid }, language, countRows }) => {
      const found = await scannedStudents(db, assignmentId, { uid, language })
      countRows(found.students.length)
      return found
    },
    snapshots: ({ pager }, { db, caller }) => listSnapshots(db, caller.uid, pager),
    add: async ({ assignmentId }, { db, caller, now }) => ({
      scanId: await openScan(db, { assignmentId, uid: caller.uid, now }),
    }),
    upload: async ({ scanId, fileName, content }, { db, caller, now, fail }) => {
      const kept = await keepFile(db, sendJob, { scanId, fileName, bytes: content, uid: caller.uid, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
    addPart: async ({ content, part: number, ...file }, { db, caller, now, fail }) => {
      const kept = await keepPart(db, { ...file, number, bytes: content, uid: caller.uid, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
    joinParts: async (file, { db, caller, now, fail }) => {
      const kept = await joinParts(db, sendJob, { ...file, uid: caller.uid, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
    phoneLink: async ({ scanId }) => ({ url: `${baseUrl}/phone/#/sheets?scanId=${scanId}` }),
    info: async ({ scanId }, { db, caller: { uid }, language, countRows }) => {
      const info = await scanInfo(db, scanId, { uid, language })
      countRows(info.students.length)
      return info
    },
    pause: async ({ scanId }, { db, now, fail }) => {
      const { cancelledAt, pausedAt } = await lockScan(db, scanId)
      if (cancelledAt !== null) return fail('scanCancelled')
      if (pausedAt !== null) return new Already('alreadyDone', {})
      await change(db, scanId, { pausedAt: now, stop: null })
      return {}
    },
    resume: async ({ scanId, skipped }, { db, now, fail }) => {
      const { stop, ...row } = await lockToRestore(db, scanId)
      const refusal = await restoreRefusal(db, row, now)
      if (refusal !== null) return fail(refusal)
      if (skipped !== undefined) {
        if (!isDeepStrictEqual(skipped, stop)) return fail('readingWentOn')
        await skipStop(db, { scanId, stop: skipped, now })
      }
      await change(db, scanId, { pausedAt: null, stop: null, cancelledAt: null })
      await sendJob(db, 'readScan', { scanId })
      return {}
    },
    cancel: async ({ scanId }, { db, now }) => {
      const { cancelledAt } = await lockScan(db, scanId)
      if (cancelledAt !== null) return new Already('alreadyDone', {})
      await change(db, scanId, { cancelledAt: now })
      return {}
    },
    place: async ({ scanId, pages }, { db, caller, language, now, fail }) => {
      const { assignmentId, cancelledAt } = await lockScan(db, scanId)
      if (cancelledAt !== null) return fail('scanCancelled')
      const aliases = await aliasesFor(db, assignmentId, { uid: caller.uid, language })
      const meant = pages.map(({ scanPageId, uid }) => ({ scanPageId, uid: resolveUid(aliases, uid) }))
      const fault = await placePages(db, meant, { scanId, assignmentId, placedById: caller.uid })
      if (fault !== null) return fail(fault)
      await noteChange(db, scanId, now)
      return {}
    },
    leaveOut: async ({ scanId, scanPageId, isLeftOut }, { db, now, fail }) => {
      if ((await lockScan(db, scanId)).cancelledAt !== null) return fail('scanCancelled')
      const isDone = await leavePageOut(db, { scanId, scanPageId }, isLeftOut ? now : null)
      if (!isDone) return fail('scanPageUnknown')
      await noteChange(db, scanId, now)
      return {}
    },
    pageReadings: async ({ scanId, scanPageId }, { db, fail }) =>
      (await readingsOfPage(db, scanId, scanPageId)) ?? fail('scanPageUnknown'),
    unsure: async ({ scanId, isApart = false }, { db }) => ({ groups: await unsureGroups(db, scanId, isApart) }),
    decide: async ({ scanId, readings, answer = '' }, { db, caller, now, fail }) => {
      if ((await lockScan(db, scanId)).cancelledAt !== null) return fail('scanCancelled')
      const decided = await decideReadings(db, readings, answer, { scanId, uid: caller.uid, now })
      if (typeof decided === 'string') return fail(decided)
      await noteChange(db, scanId, now)
      return { decidedCount: decided }
    },
    undecide: async ({ scanId, readings }, { db, now, fail }) => {
      if ((await lockScan(db, scanId)).cancelledAt !== null) return fail('scanCancelled')
      if (!(await undecideReadings(db, scanId, readings))) return fail('scanPageUnknown')
      await noteChange(db, scanId, now)
      return {}
    },
    publish: async ({ scanId, missingAsOpen, replaceUids: named = [] }, { db, caller, language, now, fail }) => {
      const { assignmentId, cancelledAt } = await lockScan(db, scanId)
      if (cancelledAt !== null) return fail('scanCancelled')
      const [row] = await scanRows(db, eq(scanTable.scanId, scanId))
      if (row === undefined || row.waitingCount > 0) return fail('scanStillReading')
      const aliases = await aliasesFor(db, assignmentId, { uid: caller.uid, language })
      const replaceUids = named.map((uid) => resolveUid(aliases, uid))
      const published = await publishScan(db, { scanId, assignmentId, missingAsOpen, replaceUids, now })
      if (typeof published === 'string') return fail(published)
      const { withdrawnCount, ...counts } = published
      if (counts.publishedCount + withdrawnCount === 0) return fail('noSheetsReady')
      await endDecidedReading(db, scanId)
      return withdrawnCount === 0 ? counts : published
    },
    submissionPages: async ({ assignmentId, submissionId: named }, { db, caller: { uid }, language }) => {
      const aliases = await aliasesFor(db, assignmentId, { uid, language })
      const submissionId = resolveSubmissionId(aliases, named)
      return { pages: submissionId === null ? [] : await pagesOfSubmission(db, assignmentId, submissionId) }
    },
  })

const change = (db: Executor, scanId: number, changes: Partial<typeof scanTable.$inferInsert>) =>
  db.update(scanTable).set(changes).where(eq(scanTable.scanId, scanId))
