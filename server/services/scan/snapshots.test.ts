import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { markingRule } from '#api/contract/groups/marking-rule.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { courseTeacher } from '#server/database/schema/courses.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { openScanRoom, type ScanRoom, type ScanWork } from './testing/scan-room.ts'

let room: ScanRoom
let work: ScanWork

beforeAll(async () => {
  room = await openScanRoom()
  const { teacher, colleague, stranger, courseId } = room.world
  const endTime = new Date('2099-01-01T00:00:00Z')
  for (const { uid } of [colleague, stranger])
    await room.service.db.insert(featureGrant).values({ uid, featureId: featureIds.smartMark, feature: '', endTime })
  await room.service.db
    .insert(courseTeacher)
    .values({ courseId, uid: colleague.uid, addedBy: teacher.uid, addedAt: room.service.clock.now })
})

beforeEach(async () => {
  work = await room.begin()
  await work.bring(room.sheet(0))
})

afterAll(() => room.service.close())

/** The newest upload that somebody sees, and how many there are. */
async function newest(who: TestClient) {
  const { list, total } = await who.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 1 } })
  const [first] = list
  return { total, scanId: first?.scanId, file: first?.fileName, by: first?.uploaderName, isOwn: first?.isOwn }
}

test('a teacher of the class sees what others uploaded for it, and who; a stranger nothing', async () => {
  const { teacher, colleague, stranger } = room.world
  const [own, others] = [await newest(teacher), await newest(colleague)]
  const upload = { scanId: work.scanId, file: 'sheets.pdf', by: '姓名 teacher' }
  expect({ own, others }).toEqual({
    own: { ...upload, total: 1, isOwn: true },
    others: { ...upload, total: 1, isOwn: false },
  })
  const nothing = { total: 0, scanId: undefined, file: undefined, by: undefined, isOwn: undefined }
  expect(await newest(stranger)).toEqual(nothing)
})

test('a file says how many of its pages count, were left out, or have which problem', async () => {
  const { teacher } = room.world
  await work.bring(
    room.sheet(0),
    room.sheet(1),
    room.sheet(2),
    room.sheet(2),
    room.sheet(1, { layout: '99A-00000000' }),
  )
  const { pages } = await work.info()
  const leftOut = Number(pages[3]?.scanPageId)
  await teacher.get(scan.leaveOut, { scanId: work.scanId, scanPageId: leftOut, isLeftOut: true })
  const { list } = await teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 2 } })
  const outcomes = list.map(({ soundCount, leftOutCount, problems }) => ({ soundCount, leftOutCount, problems }))
  expect(outcomes).toEqual([
    {
      soundCount: 2,
      leftOutCount: 1,
      problems: [
        { kind: 'otherPaper', count: 1 },
        { kind: 'twice', count: 1 },
      ],
    },
    { soundCount: 1, leftOutCount: 0, problems: [] },
  ])
})

test('while marking is blind only the one who uploaded a file reads its name, which may be a student’s', async () => {
  const { teacher, colleague } = room.world
  const rule = { assignmentId: work.assignmentId, isBlind: true, isDouble: false, differenceLimit: 0 }
  await teacher.get(markingRule.save, rule)
  const newestPages = [await newest(teacher), await newest(colleague)]
  expect(newestPages.map(({ file, isOwn }) => ({ file, isOwn }))).toEqual([
    { file: 'sheets.pdf', isOwn: true },
    { file: null, isOwn: false },
  ])
})

test('a file that came again has no row of its own: its row counts how often', async () => {
  const { teacher } = room.world
  await work.bring(room.sheet(1))
  await work.bring(room.sheet(0))
  await work.bring(room.sheet(0))
  const { list } = await teacher.get(scan.snapshots, { pager: { currentPage: 1, pageSize: 2 } })
  expect(list.map(({ scanId, againCount, readCount }) => ({ scanId, againCount, readCount }))).toEqual([
    { scanId: work.scanId, againCount: 0, readCount: 1 },
    { scanId: work.scanId, againCount: 2, readCount: 1 },
  ])
})
