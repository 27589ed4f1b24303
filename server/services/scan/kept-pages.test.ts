import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { scanFile, scanPage, scanPart } from '#server/database/schema/scans.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

test('a photograph is stored once, as the page to be read', async () => {
  const photograph = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const { scanId } = await room.begin()
  const content = photograph
  const { scanFileId } = await room.world.teacher.get(scan.upload, { scanId, fileName: 'IMG_1.jpg', content })
  const files = await room.service.db.select().from(scanFile).where(eq(scanFile.scanId, scanId))
  const pages = await room.service.db.select().from(scanPage).where(eq(scanPage.scanId, scanId))
  expect(files.map((file) => file.scanFileId)).toEqual([scanFileId])
  expect(await room.service.db.$count(scanPart, eq(scanPart.scanId, scanId))).toBe(0)
  expect(pages.map(({ scanFileId, number, state, source }) => ({ scanFileId, number, state, source }))).toEqual([
    { scanFileId, number: 1, state: 'waiting', source: photograph },
  ])
  await room.world.teacher.get(scan.cancel, { scanId })
})

test('a page and its crops are visible to teachers of the class, and to nobody else', async () => {
  const { scanId, bring, publish } = await room.begin()
  await bring(room.sheet(0))
  const [page] = await room.service.db.select().from(scanPage).where(eq(scanPage.scanId, scanId))
  const statusOf = async (path: string, cookie: string) => {
    const answered = await room.service.service(
      new Request(`http://127.0.0.1:4173/client/scan/${path}`, { headers: { cookie } }),
    )
    return [answered.status, answered.headers.get('content-type')]
  }
  const id = page?.scanPageId
  expect(await statusOf(`page/${id}`, room.world.teacher.cookie)).toEqual([200, 'image/jpeg'])
  expect(await statusOf(`crop/${id}/100-200-300-50`, room.world.teacher.cookie)).toEqual([200, 'image/jpeg'])
  for (const client of [room.world.colleague, room.world.stranger, room.world.students[0], room.world.students[1]])
    expect((await statusOf(`page/${id}`, String(client?.cookie)))[0]).toBe(404)
  await publish()
  expect((await statusOf(`page/${id}`, String(room.world.students[0]?.cookie)))[0]).toBe(404)
})
