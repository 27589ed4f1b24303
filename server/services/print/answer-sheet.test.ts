import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { print } from '#api/contract/groups/print.ts'
import { paper } from '#server/database/schema/papers.ts'
import { textOfPdf, typeSizesOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const mapOf = (sheetOwner: 'number' | 'code', version: 'A' | 'B' = 'A') =>
  world.teacher.get(print.sheetMap, { paperId: world.paperId, version, sheetOwner })

test('the map has every mark once, where it was drawn', async () => {
  const { layout, pages } = await mapOf('number')
  expect(layout).toMatch(new RegExp(`^${world.paperId}A-[0-9a-f]{8}$`))
  const [{ marks, ...page } = { marks: [] }, ...others] = pages
  expect({ page, others }).toEqual({ page: { number: 1, width: 210, height: 297 }, others: [] })
  const count = (kind: string) => marks.filter((mark) => mark.kind === kind).length
  expect(['corner', 'timing', 'qr', 'bubble', 'box', 'lines'].map(count)).toEqual([4, 47, 1, 80 + 8, 2, 1])
  expect(new Set(marks.map(({ id }) => id)).size).toBe(marks.length)
  expect(marks.find(({ id }) => id === 'K3')).toEqual({ id: 'K3', kind: 'corner', x: 194, y: 281, w: 8, h: 8 })
  expect(marks.filter(({ row }) => row === 'Q2').map(({ x, y, w, h, value }) => ({ value, x, y, w, h }))).toEqual([
    { value: 'A', x: 74, y: 110, w: 5, h: 3 },
    { value: 'B', x: 82, y: 110, w: 5, h: 3 },
    { value: 'C', x: 90, y: 110, w: 5, h: 3 },
    { value: 'D', x: 98, y: 110, w: 5, h: 3 },
  ])
})

test('a sheet with a student code has no number to fill in; its answers are in the same positions', async () => {
  const [numbered, coded] = [await mapOf('number'), await mapOf('code')]
  const answers = ({ pages }: typeof numbered) =>
    pages.map(({ marks }) => marks.filter(({ row }) => row?.startsWith('Q')))
  expect(answers(coded)).toEqual(answers(numbered))
  expect(coded.pages[0]?.marks.filter(({ kind }) => kind === 'qr').map(({ id }) => id)).toEqual(['page', 'student'])
  expect(coded.pages[0]?.marks.some(({ row }) => row?.startsWith('N'))).toBe(false)
  expect(new Set([numbered.layout, coded.layout, (await mapOf('code', 'B')).layout]).size).toBe(3)
})

test('every page of a sheet with a student code has that code, apart from the code of the page', async () => {
  const { paperId } = await addPaper(
    service.db,
    1,
    world.teacher.uid,
    Array.from({ length: 2 }, () => worldItems).flat(),
  )
  const { pages } = await world.teacher.get(print.sheetMap, { paperId, version: 'A', sheetOwner: 'code' })
  const codes = pages.map(({ marks }) =>
    marks.filter(({ kind }) => kind === 'qr').map(({ id, x, y, w }) => [id, x, y, w]),
  )
  expect(codes).toEqual([
    [
      ['page', 162, 20, 26],
      ['student', 22, 56, 26],
    ],
    [
      ['page', 162, 20, 26],
      ['student', 128, 20, 26],
    ],
  ])
})

test('a class has a sheet for each student, by name', async () => {
  const { paperId, courseId, students } = world
  const response = await world.teacher.file(print.classSheets, { paperId, version: 'A', courseId })
  const pages = textOfPdf(new Uint8Array(await response.arrayBuffer()))
  const names = students.map((_, index) => `姓名 qm070100${index + 1}`)
  expect(pages.map((page) => names.filter((name) => page.includes(name)))).toEqual(names.map((name) => [name]))
})

test('every page of a sheet to copy has room for name and class', async () => {
  const items = Array.from({ length: 2 }, () => worldItems).flat()
  const { paperId } = await addPaper(service.db, 1, world.teacher.uid, items)
  const response = await world.teacher.file(print.answerSheet, { paperId, version: 'A' })
  const pages = textOfPdf(new Uint8Array(await response.arrayBuffer()))
  expect(pages.map((page) => page.match(/姓名|班级/g))).toEqual([
    ['姓名', '班级'],
    ['姓名', '班级'],
  ])
})

test('a long title is set smaller, so that it ends above the line for the name', async () => {
  const sizeOf = async (paperTitle: string) => {
    const { paperId } = await addPaper(service.db, 1, world.teacher.uid, worldItems)
    await service.db.update(paper).set({ paperTitle }).where(eq(paper.paperId, paperId))
    const response = await world.teacher.file(print.answerSheet, { paperId, version: 'A' })
    return typeSizesOfPdf(new Uint8Array(await response.arrayBuffer()))[0]?.[0]
  }
  expect({ usual: await sizeOf('第五单元检测'), long: await sizeOf('单'.repeat(100)) }).toEqual({
    usual: 14,
    long: 10.5,
  })
})
