import { readFileSync } from 'node:fs'
import path from 'node:path'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { scan as scanTable } from '#server/database/schema/scans.ts'
import { startedBehind } from '#tests/support/database/started-behind.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openScan } from './open-scan.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

const openOnes = async (assignmentId: number) => {
  const { db } = room.service
  const rows = await db
    .select()
    .from(scanTable)
    .where(eq(scanTable.assignmentId, assignmentId))
    .orderBy(asc(scanTable.scanId))
  return rows.filter(({ cancelledAt }) => cancelledAt === null).map(({ scanId }) => scanId)
}

test('of sheets that are begun anew and restored at the same time, only those begun anew are open', async () => {
  const { service, world } = room
  const { db, clock } = service
  const { assignmentId, scanId } = await room.begin()
  await world.teacher.get(scan.cancel, { scanId })
  const { begun, restoring } = await db.transaction(async (transaction) => {
    const made = await openScan(transaction, { assignmentId, uid: world.teacher.uid, now: clock.now })
    return {
      begun: made,
      restoring: await startedBehind(db, () => world.teacher.call(scan.resume, { scanId })),
    }
  })
  const restored = resultId(await restoring.end)
  expect({ restored, open: await openOnes(assignmentId) }).toEqual({ restored: 'scanBegunAnew', open: [begun] })
})

test('of two that are open in a database from before, the older one is cancelled when it is brought up to date', async () => {
  const { db } = room.service
  const [twice, once] = [await room.begin(), await room.begin()]
  await db.execute(sql`drop index scan_open`)
  const [newer] = await db
    .insert(scanTable)
    .values({
      assignmentId: twice.assignmentId,
      uid: room.world.teacher.uid,
      createdAt: new Date(),
      changedAt: new Date(),
    })
    .returning()
  const file = path.join(projectRoot(), 'server/database/migrations/0054_one-open-scan.sql')
  for (const statement of readFileSync(file, 'utf8').split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement))
  expect([await openOnes(twice.assignmentId), await openOnes(once.assignmentId)]).toEqual([
    [newer?.scanId],
    [once.scanId],
  ])
})
