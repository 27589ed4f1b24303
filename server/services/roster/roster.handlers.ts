import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { roster as rosterArea } from '#api/contract/groups/roster.ts'
import { mendRow } from '#domain/roster/mend-row.ts'
import { readAnew } from '#domain/roster/parse-roster.ts'
import { readEntry } from '#domain/roster/read-entry.ts'
import { fieldTexts } from '#domain/roster/reasons.texts.ts'
import type { Executor } from '#server/database/database.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { jobProgress } from '#server/database/schema/system.ts'
import { Already } from '#server/core/implement.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import type { JobState } from '../jobs/progress.ts'
import { undoChange } from '../member/undo-change.ts'
import { addStudent } from './add-student.ts'
import { applyImport } from './apply-import.ts'
import { membersOf } from './class-members.ts'
import { exportedClass, failedRowsOf } from './roster-files.ts'
import { type ListReading, readListFile, readPastedList } from './read-list.ts'
import { changeRoster, currentImport, findImport, keepImport } from './roster-imports.ts'
import { seenNow } from './view-import.ts'
import { writtenSoFar } from './write-import.ts'

type ReadList = Extract<ListReading, { kind: 'list' }>

export const rosterHandlers = (sendJob: SendJob) =>
  implement(rosterArea, {
    save: async (typed, { db, caller, now, fail }) => {
      const result = await addStudent(db, typed, caller.uid, now)
      if (typeof result === 'string') return fail(result)
      if (result.kind === 'wrong') return fail('studentFieldWrong', { problems: [...result.problems] })
      const nobody = { student: null, isOfSchool: false, asked: null, proposals: [] }
      if (result.kind === 'added') return { ...nobody, student: result.student, isOfSchool: result.isOfSchool }
      if (result.kind === 'asked') return { ...nobody, asked: result.asked }
      return { ...nobody, proposals: [...result.proposals] }
    },
    read: {
      // A file is read in its own process, which may take a while: no transaction waits for it.
      prepare: async ({ courseId, fileName, content, sheets = [], oneRosterClass = null }, { fail }) => {
        const found = await readListFile(content, fileName, { sheets, oneRosterClass })
        if (found.kind === 'refused') return fail(found.reason)
        return async (_, { db, caller, now }) => {
          const nothing = { list: null, sheets: [], classes: [] }
          if (found.kind === 'classes') return { ...nothing, classes: [...found.classes] }
          if (found.kind === 'sheets') return { ...nothing, sheets: [...found.sheets] }
          return { ...nothing, list: await keep(db, found, { courseId, uid: caller.uid, fileName }, now) }
        }
      },
    },
    paste: async ({ courseId, text }, { db, caller, now, fail }) => {
      const found = readPastedList(text)
      if (found.kind === 'refused') return fail(found.reason)
      if (found.kind !== 'list') throw new Error('A text is one list')
      return { list: await keep(db, found, { courseId, uid: caller.uid, fileName: '' }, now) }
    },
    view: async ({ importId }, { db, caller, now, fail, countRows }) => {
      const kept = await findImport(db, importId)
      if (kept === null || kept.jobId !== null) return fail('importGone')
      return counted(countRows, await seenNow(db, kept, caller.uid, now))
    },
    mend: async (typed, { db, caller, now, language, fail, countRows }) => {
      const { importId, at, realname, number = '', username = '', groupName = '', mobile = '' } = typed
      const read = readEntry({ realname, number, username, groupName, mobile })
      if ('problems' in read) return fail('studentFieldWrong', { problems: [...read.problems] })
      const kept = await findImport(db, importId, true)
      if (kept === null || kept.jobId !== null) return fail('importGone')
      const mended = mendRow(kept.roster, at, read.entry, (field) => fieldTexts[field][language])
      const changed = await changeRoster(db, kept, mended)
      return counted(countRows, await seenNow(db, changed, caller.uid, now))
    },
    columns: async ({ importId, meanings }, { db, caller, now, fail, countRows }) => {
      const kept = await findImport(db, importId, true)
      if (kept === null || kept.jobId !== null) return fail('importGone')
      const anew = readAnew(kept.roster, meanings)
      if (anew === null) return fail('columnsOpen')
      return counted(countRows, await seenNow(db, await changeRoster(db, kept, anew), caller.uid, now))
    },
    apply: async (applying, { db, caller, now, fail }) => {
      const refused = await applyImport(db, sendJob, applying, caller.uid, now)
      return refused === null ? {} : fail(refused)
    },
    progress: async ({ importId }, { db, fail }) => {
      const found = await progressOf(db, importId)
      return found ?? fail('importGone')
    },
    current: async ({ courseId }, { db, caller, now }) => ({
      current: await currentImport(db, courseId, caller.uid, now),
    }),
    discard: async ({ importId }, { db, fail }) => {
      const kept = await findImport(db, importId, true)
      if (kept === null || kept.jobId !== null) return fail('importGone')
      await db.delete(rosterImport).where(eq(rosterImport.importId, importId))
      return {}
    },
    undo: async ({ importId }, { db, caller, now, fail, countRows }) => {
      const kept = await findImport(db, importId)
      if (kept === null || kept.changeId === null) return fail('importGone')
      const { courseId, changeId } = kept
      const outcome = await undoChange(db, { courseId, changeId, by: caller.uid, now })
      if (outcome === 'alreadyDone') return new Already('alreadyDone', { count: 0 })
      if (typeof outcome === 'string') return fail(outcome)
      countRows(outcome)
      return { count: outcome }
    },
    failedRows: async ({ importId }, { db, now, language, fail, countRows }) => {
      const kept = await findImport(db, importId)
      if (kept === null) return fail('importGone')
      const { file, rows } = await failedRowsOf(db, kept, now, language)
      countRows(rows)
      return file
    },
    exportList: async ({ courseId }, { db, now, language, countRows }) => {
      const members = await membersOf(db, courseId)
      countRows(members.length)
      return exportedClass(db, courseId, members, now, language)
    },
  })

function counted<View extends { readonly rows: readonly unknown[]; readonly missing: readonly unknown[] }>(
  countRows: (rows: number) => void,
  view: View,
): View {
  countRows(view.rows.length + view.missing.length)
  return view
}

async function keep(
  db: Executor,
  { roster, sheets }: ReadList,
  made: { readonly courseId: number; readonly uid: number; readonly fileName: string },
  now: Date,
) {
  const importId = await keepImport(db, { ...made, roster, sheets }, now)
  return { importId, rows: roster.rows.length }
}

/** The progress of a list; null once it is discarded. */
async function progressOf(db: Executor, importId: number) {
  const [row] = await db
    .select({
      jobId: rosterImport.jobId,
      state: jobProgress.state,
      done: jobProgress.done,
      total: jobProgress.total,
      result: jobProgress.result,
    })
    .from(rosterImport)
    .leftJoin(jobProgress, eq(jobProgress.jobId, rosterImport.jobId))
    .where(eq(rosterImport.importId, importId))
  if (row === undefined) return null
  const { jobId, state, done, total, result } = row
  if (jobId === null || state === null) return { state: 'looking' as const, done: 0, total: 0, result: null }
  return {
    // Only jobs write it.
    state: state as JobState,
    done: done ?? 0,
    total: total ?? 0,
    result: result === null ? null : z.parse(writtenSoFar, result),
  }
}
