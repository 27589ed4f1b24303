import { afterAll, beforeAll, expect, test } from 'vitest'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'
import { type DescribedSheet, describedFile } from './testing/described-sheets.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

const phoneOf = (uid: number) => signIn(room.service, uid, 'phone')

test('photos from a phone go into the same sheets, for teachers of the class who may mark by camera', async () => {
  const { scanId, info } = await room.begin()
  const { teacher, colleague } = room.world
  const phone = await phoneOf(teacher.uid)
  const { url } = await teacher.get(scan.phoneLink, { scanId })
  expect(url).toBe(`http://127.0.0.1:4173/phone/#/sheets?scanId=${scanId}`)
  const sent = { scanId, fileName: 'IMG_1.jpg', content: describedFile(room.sheet(0)) }
  const first = await phone.get(phoneSheets.upload, sent)
  expect({ first: first.isSame, again: (await phone.get(phoneSheets.upload, sent)).isSame }).toEqual({
    first: false,
    again: true,
  })
  await room.service.runJobs()
  const photo = { number: 1, state: 'read', problem: null, sheetPage: 1, realname: '姓名 qm0701001' }
  expect(await phone.get(phoneSheets.info, { scanId })).toEqual({
    assignmentName: '第五单元检测',
    courseName: expect.any(String),
    state: 'reviewing',
    pageCount: 1,
    waitingCount: 0,
    refusedCount: 0,
    studentCount: 1,
    photos: [{ scanPageId: expect.any(Number), ...photo }],
  })
  expect((await info()).files.map(({ fileName }) => fileName)).toEqual(['IMG_1.jpg'])
  const colleagues = await phoneOf(colleague.uid)
  expect(resultId(await colleagues.call(phoneSheets.upload, sent))).toBe('featureClosed')
})

test('a phone shows what became of each photo of its teacher, newest first, without those left out', async () => {
  const { scanId, info } = await room.begin()
  const phone = await phoneOf(room.world.teacher.uid)
  const send = (...pages: readonly DescribedSheet[]) =>
    phone.get(phoneSheets.upload, { scanId, fileName: 'IMG.jpg', content: describedFile(...pages) })
  const photos = async () =>
    (await phone.get(phoneSheets.info, { scanId })).photos.map(({ scanPageId: _id, ...photo }) => photo)
  await send(room.sheet(0), room.sheet(0, { refused: 'blurred' }), room.sheet(1, { studentCode: null }))
  expect(await photos()).toEqual([])
  await room.service.runJobs()
  const read = { number: 1, state: 'read', problem: null, sheetPage: 1, realname: '姓名 qm0701001' }
  const blurred = { number: 2, state: 'refused', problem: 'blurred', sheetPage: null, realname: null }
  const nobodys = { number: 3, state: 'read', problem: 'noStudent', sheetPage: 1, realname: null }
  expect(await photos()).toEqual([nobodys, blurred, read])
  const [, second] = (await info()).pages
  await room.world.teacher.get(scan.leaveOut, { scanId, scanPageId: second?.scanPageId ?? 0, isLeftOut: true })
  expect(await photos()).toEqual([nobodys, read])
})
