import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSheetOwners, sheetLayout } from '#domain/answer-sheet/sheet-layout.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import { paperItem } from '#server/database/schema/papers.ts'
import { item } from '#server/database/schema/questions.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, worldItems } from '#tests/support/worlds/world.ts'
import { pageCodeOf } from '../print/sheet-document.ts'
import { findPaper, sheetMaps } from './scan-sheet.ts'

let service: TestService
/** A paper whose answer sheet has two pages. */
let paperId: number
let ownerId: number

beforeAll(async () => {
  service = await startTestService()
  const { teacher } = await makeWorld(service)
  const items = Array.from({ length: 2 }, () => worldItems).flat()
  ownerId = teacher.uid
  ;({ paperId } = await addPaper(service.db, 1, teacher.uid, items))
})

afterAll(() => service.close())

/** The codes on each page of a sheet, as found by what its second page says. */
async function codesFoundBy(owner: (typeof readSheetOwners)[number]) {
  const paper = (await findPaper(service.db, paperId)) ?? expect.fail('The paper is not there')
  const { layout } = sheetLayout(paper, 'A', owner)
  const map = await sheetMaps(service.db)(pageCodeOf(layout, 2))
  return map?.pages.map(({ marks }) => marks.filter(({ kind }) => kind === 'qr').map(({ id }) => id))
}

test('a page’s code leads to its sheet, also if it was printed with the student’s code on the first page only', async () => {
  const found = await Promise.all(readSheetOwners.map(async (owner) => [owner, await codesFoundBy(owner)]))
  expect(found).toEqual([
    ['number', [['page'], ['page']]],
    [
      'code',
      [
        ['page', 'student'],
        ['page', 'student'],
      ],
    ],
    ['codeOnFirst', [['page', 'student'], ['page']]],
  ])
})

test('a code that names no paper, or is none of ours, leads nowhere', async () => {
  const mapOf = sheetMaps(service.db)
  expect({
    unknownPaper: await mapOf('PDA1.987654321A-00000000.1'),
    foreign: await mapOf('https://example.cn/1'),
  }).toEqual({ unknownPaper: null, foreign: null })
})

test('a version B printed before options were shared is still found', async () => {
  const single = worldItems.filter(({ key }) => key.kind === 'single').slice(0, 1)
  const { paperId: sharing, itemIds } = await addPaper(service.db, 1, ownerId, [...single, ...single])
  const paper = (await findPaper(service.db, sharing)) ?? expect.fail('The paper is not there')
  const [{ questionId } = expect.fail('There is no question')] = questionsOf(paper.elements)
  const second = itemIds[1] ?? expect.fail('There is no second item')
  await service.db.update(paperItem).set({ questionId }).where(eq(paperItem.itemId, second))
  await service.db.update(item).set({ questionId, no: 2 }).where(eq(item.itemId, second))
  const now = (await findPaper(service.db, sharing)) ?? expect.fail('The paper is not there')
  const { layout } = sheetLayout(now, 'B', 'number')
  const earlier = layout.slice(0, -1)
  const mapOf = sheetMaps(service.db)
  const layouts = [layout, earlier].map(async (one) => (await mapOf(pageCodeOf(one, 1)))?.layout)
  expect({ marked: layout.endsWith('s'), found: await Promise.all(layouts) }).toEqual({
    marked: true,
    found: [layout, earlier],
  })
})
