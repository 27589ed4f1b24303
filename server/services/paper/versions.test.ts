import { readFileSync } from 'node:fs'
import path from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { projectRoot } from '#server/database/project-root.ts'
import { paper, paperShare } from '#server/database/schema/papers.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A paper of the teacher's, which was assigned and then edited. */
let older: number
let latest: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId: older } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

async function makeNextVersion(): Promise<void> {
  await assign(service, world, { paperId: older })
  const opened = await openedBy(world.teacher, older)
  const saved = await world.teacher.get(paperEditing.save, {
    paperId: older,
    rev: opened.rev,
    ...sentAs(opened.paper),
  })
  latest = saved.paperId
}

/** What opening and copying each version answers to a colleague. */
async function answers() {
  const found = []
  for (const paperId of [older, latest])
    for (const endpoint of [paperEditing.open, paperEditing.copy])
      found.push(resultId(await world.colleague.call(endpoint, { paperId })))
  return found
}

const all = ['ok', 'ok', 'ok', 'ok']
const none = ['notFound', 'notFound', 'notFound', 'notFound']

test('a colleague from whom a paper is taken has none of its versions', async () => {
  const uids = [world.colleague.uid]
  await world.teacher.get(paperSharing.share, { paperId: older, uids })
  await makeNextVersion()
  expect(await answers()).toEqual(all)
  await world.teacher.get(paperSharing.revoke, { paperId: latest, uids })
  expect(await answers()).toEqual(none)
})

test('a colleague who gives up a paper gives up all its versions', async () => {
  await world.teacher.get(paperSharing.share, { paperId: older, uids: [world.colleague.uid] })
  await makeNextVersion()
  await world.colleague.get(paperSharing.leave, { paperId: older })
  expect(await answers()).toEqual(none)
})

test('what is withdrawn from the school is withdrawn in all its versions, and given again likewise', async () => {
  await world.teacher.get(paperSharing.publish, { paperId: older })
  await makeNextVersion()
  expect(await answers()).toEqual(all)
  await world.teacher.get(paperSharing.takeBack, { paperId: latest })
  expect(await answers()).toEqual(none)
  await world.teacher.get(paperSharing.publish, { paperId: latest })
  expect(await answers()).toEqual(all)
})

test('a paper is deleted and restored in all its versions', async () => {
  await world.teacher.get(paperSharing.publish, { paperId: older })
  await makeNextVersion()
  await world.teacher.get(paperEditing.remove, { paperId: latest })
  expect(await answers()).toEqual(none)
  await world.teacher.get(paperEditing.restore, { paperId: latest })
  expect(await answers()).toEqual(all)
})

test('sharing or publishing an older version gives the paper in all its versions', async () => {
  await makeNextVersion()
  await world.teacher.get(paperSharing.share, { paperId: older, uids: [world.colleague.uid] })
  expect({ shared: await answers(), given: await given() }).toEqual({ shared: all, given: [latest] })
  await world.teacher.get(paperSharing.revoke, { paperId: older, uids: [world.colleague.uid] })
  await world.teacher.get(paperSharing.publish, { paperId: older })
  expect(await answers()).toEqual(all)
})

/** The papers that a colleague sees among those shared with them, as far as they are this one. */
async function given() {
  const pager = { currentPage: 1, pageSize: 999 }
  const { list } = await world.colleague.get(paperArea.list, { scope: 'given', subjectId: 203, pager })
  return list.map(({ paperId }) => paperId).filter((paperId) => [older, latest].includes(paperId))
}

test('a database from before gets the rights of the latest version for all of them', async () => {
  const { db, clock } = service
  const uids = [world.colleague.uid]
  await world.teacher.get(paperSharing.share, { paperId: older, uids })
  await makeNextVersion()
  const ofLatest = and(eq(paperShare.paperId, latest), eq(paperShare.uid, world.colleague.uid))
  await db.delete(paperShare).where(ofLatest)
  await bringUpToDate()
  const revoked = await answers()
  await db.insert(paperShare).values({ paperId: latest, uid: world.colleague.uid, sharedAt: clock.now })
  await bringUpToDate()
  const shared = await answers()
  await db.delete(paperShare).where(eq(paperShare.uid, world.colleague.uid))
  await db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, latest))
  await bringUpToDate()
  const published = await answers()
  await db.update(paper).set({ removedAt: clock.now }).where(eq(paper.paperId, latest))
  await bringUpToDate()
  expect({ revoked, shared, published, removed: await answers() }).toEqual({
    revoked: none,
    shared: all,
    published: all,
    removed: none,
  })
})

async function bringUpToDate(): Promise<void> {
  const migration = readFileSync(path.join(projectRoot(), 'server/database/migrations/0033_paper-rights.sql'), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await service.db.execute(sql.raw(statement))
}
