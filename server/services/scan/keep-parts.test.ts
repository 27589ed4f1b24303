import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newKey } from '#api/client/client.ts'
import { scan } from '#api/contract/groups/scan.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { chosenFile, sendFile } from '#parts/scan-upload/send-file.ts'
import { inParts } from '#parts/scan-upload/send-in-parts.ts'
import { scanPart } from '#server/database/schema/scans.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'
import { describedFile } from './testing/described-sheets.ts'

const { partBytes, partedBytes } = scanLimits

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

/** A file of this size whose pages are these students' sheets. */
function largeFile(size: number, ...seats: readonly number[]): Buffer {
  const sheets = describedFile(...seats.map((seat) => room.sheet(seat)))
  return Buffer.concat([sheets, Buffer.alloc(size - sheets.length, ' ')])
}

/** A file being sent. */
function sendingOf(scanId: number, bytes: Buffer, size = bytes.length) {
  const file = { scanId, sending: newKey(), size }
  const contentOf = (number: number) => bytes.subarray((number - 1) * partBytes, number * partBytes)
  return {
    add: (number: number, content = contentOf(number)) =>
      room.world.teacher.call(scan.addPart, { ...file, part: number, content }),
    join: () => room.world.teacher.call(scan.joinParts, { ...file, fileName: '期中.pdf' }),
  }
}

/** Sends a file as the page does. */
function send(scanId: number, bytes: Buffer) {
  const { teacher } = room.world
  return sendFile(
    { scanId, ...chosenFile(new File([new Uint8Array(bytes)], '期中.pdf')) },
    inParts({
      upload: (file) => teacher.get(scan.upload, file),
      add: (part) => teacher.get(scan.addPart, part),
      join: (file) => teacher.get(scan.joinParts, file),
    }),
  )
}

const looseParts = (scanId: number) => room.service.db.$count(scanPart, eq(scanPart.scanId, scanId))

test('a PDF of more than 40 MB is sent in parts, and its pages are read', async () => {
  const { scanId, info } = await room.begin()
  expect(await send(scanId, largeFile(41 * 1_048_576, 0, 1))).toEqual({ kind: 'kept' })
  expect((await info()).scan.waitingCount).toBe(1)
  await room.service.runJobs()
  const { files, students } = await info()
  expect(files.map(({ fileName, size, isApart, readCount }) => ({ fileName, size, isApart, readCount }))).toEqual([
    { fileName: '期中.pdf', size: 41 * 1_048_576, isApart: true, readCount: 2 },
  ])
  expect(students.map(({ state }) => state)).toEqual(['ready', 'ready', 'none'])
  expect(await looseParts(scanId)).toBe(0)
})

test('the same file sent in parts again is not read again', async () => {
  const { scanId } = await room.begin()
  const file = largeFile(partBytes + 1, 0)
  const sent = [await send(scanId, file)]
  await room.service.runJobs()
  sent.push(await send(scanId, file))
  expect(sent.map(({ kind }) => kind)).toEqual(['kept', 'same'])
  expect(await looseParts(scanId)).toBe(0)
})

test('each part is answered by the first that is missing, and a file without one of them is not joined', async () => {
  const { scanId } = await room.begin()
  const { add, join } = sendingOf(scanId, largeFile(3 * partBytes, 0))
  const answers = []
  for (const number of [1, 3, 1]) answers.push((await add(number)).data)
  expect(answers).toEqual([{ next: 2 }, { next: 2 }, { next: 2 }])
  expect((await join()).msg).toBe('文件没有传完整，请重新选择这个文件再上传')
  expect((await add(2)).data).toEqual({ next: 4 })
  expect((await join()).data?.isSame).toBe(false)
})

test('a file above 200 MB, a picture above 40 MB and a file of another kind are refused by their first part', async () => {
  const { scanId } = await room.begin()
  const refusal = async (beginning: string, size: number) =>
    (await sendingOf(scanId, Buffer.from(beginning, 'latin1'), size).add(1)).msg
  expect({
    pdf: await refusal('%PDF-1.7', partedBytes + 1),
    picture: await refusal('\xFF\xD8\xFF', scanLimits.bytes + 1),
    otherKind: await refusal('PK text', scanLimits.bytes + 1),
  }).toEqual({
    pdf: '文件不能超过 200 MB，请分成几份再上传',
    picture: '图片和答案文件不能超过 40 MB，请缩小后再上传',
    otherKind: '只能读 JPEG、PNG、WebP、TIFF 图片和 PDF，请换一种格式再上传',
  })
})
