import { afterAll, beforeAll, expect, test } from 'vitest'
import { lendDatabase } from '#tests/support/database/lent-database.ts'
import { Gone } from './core/implement.ts'
import type { Executor, OpenDatabase } from './database/database.ts'
import { lockClass } from './services/classes/lock-classes.ts'
import { findMarkedAssignment } from './services/marking/written-items.ts'
import { loadOpenPaper } from './services/paper/paper-tree.ts'
import { classReport } from './services/report/class-report.ts'
import { subjectOf } from './services/report/families/answers.ts'
import { readTrack } from './services/report/track/track.ts'
import { schoolOf } from './services/roster/roster-imports.ts'
import { findSubmission } from './services/student/student-result.ts'

let database: OpenDatabase

beforeAll(async () => {
  database = await lendDatabase()
})

afterAll(() => database.close())

const nobodys = 987_654_321
const now = new Date('2026-11-20T06:00:00Z')

const readings: Readonly<Record<string, (db: Executor) => Promise<unknown>>> = {
  'the submission of a student': (db) => findSubmission(db, nobodys, nobodys),
  'the marking page of an assignment': (db) => findMarkedAssignment(db, nobodys),
  'the report of an assignment': (db) => classReport(db, nobodys, now),
  'the report of a class over time': (db) => readTrack(db, nobodys, {}, now),
  'the subject of a class': (db) => subjectOf(db, nobodys),
  'a paper': (db) => loadOpenPaper(db, nobodys),
  'the lock on a class': (db) => lockClass(db, nobodys),
  'the school of a class': (db) => schoolOf(db, nobodys),
}

test.each(Object.entries(readings))('%s that was deleted meanwhile is gone, which is no fault', async (_what, read) => {
  await expect(read(database.db)).rejects.toBeInstanceOf(Gone)
})
