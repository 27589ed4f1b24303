import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { openScanRoom, type ScanRoom } from './testing/scan-room.ts'

let room: ScanRoom

beforeAll(async () => {
  room = await openScanRoom()
})

afterAll(() => room.service.close())

test('a page that was not read, or is of another paper, is given to nobody, not even along with good ones', async () => {
  const { world, begin, sheet } = room
  const work = await begin()
  const nobodys = { studentCode: null }
  await work.bring(
    sheet(0, nobodys),
    sheet(1, { ...nobodys, refused: 'blurred' }),
    sheet(2, { ...nobodys, layout: `${world.paperId + 1}A-00000000` }),
  )
  const ids = (await work.info()).pages.map(({ scanPageId }) => scanPageId)
  const uid = Number(world.students[1]?.uid)
  const place = async (...scanPageIds: readonly (number | undefined)[]) => {
    const pages = scanPageIds.map((scanPageId) => ({ scanPageId: Number(scanPageId), uid }))
    return resultId(await world.teacher.call(scan.place, { scanId: work.scanId, pages }))
  }
  const [good, blurred, ofOther] = ids
  expect([await place(blurred), await place(ofOther), await place(good, blurred)]).toEqual([
    'scanPageNotPlaceable',
    'scanPageNotPlaceable',
    'scanPageNotPlaceable',
  ])
  const owners = async () => (await work.info()).pages.map((page) => page.uid)
  const before = await owners()
  expect({ placed: await place(good), before, after: await owners() }).toEqual({
    placed: 'ok',
    before: [null, null, null],
    after: [uid, null, null],
  })
})
