import { afterAll, beforeAll, expect, test } from 'vitest'
import { print } from '#api/contract/groups/print.ts'
import type { ItemContent } from '#domain/questions/question.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

async function textsOf(paperId: number, options: Partial<typeof usualPrint> = {}) {
  const response = await world.teacher.file(print.pdf, { paperId, ...usualPrint, ...options })
  // Spaces of different widths look alike.
  return textOfPdf(new Uint8Array(await response.arrayBuffer())).map((text) => text.replaceAll(/\s/g, ' '))
}

const paperOf = async (...items: readonly Partial<ItemContent>[]): Promise<number> => {
  const [usual] = worldItems
  if (usual === undefined) throw new Error('The world has no items')
  return (
    await addPaper(
      service.db,
      1,
      world.teacher.uid,
      items.map((item) => ({ ...usual, ...item })),
    )
  ).paperId
}

test('a paper is a PDF with its title, its numbers and all that is asked', async () => {
  expect(await textsOf(world.paperId)).toEqual([
    [
      '第五单元检测时间 40 分钟 满分 35 分',
      '学校 班级 姓名 考号 ',
      '一、综合（共 5 小题，共 35 分）',
      '1.（5 分）She   to school every day.（  ）A.goB.goesC.goingD.gone',
      '2.（5 分）Which are even?（  ）A.2B.3C.4D.5',
      '3.（5 分）n. 图书馆',
      '4.（5 分）1−12=  ',
      '5.（15 分）My Saturday',
      '第 1 页（共 1 页）',
    ].join(''),
  ])
})

test('answers are below each question or on separate pages, with the analysis if requested', async () => {
  const each = await textsOf(world.paperId, { answers: 'each' })
  expect(each.map((text) => text.split('答案').length - 1)).toEqual([5])
  const atEnd = await textsOf(world.paperId, { answers: 'end', analysis: true })
  expect(atEnd.map((text) => ({ hasAnswers: text.includes('参考答案'), hasAnalysis: text.includes('解析') }))).toEqual([
    { hasAnswers: false, hasAnalysis: false },
    { hasAnswers: true, hasAnalysis: true },
  ])
})

test('an analysis on version B has its letters, or says that they are those of A where that is doubtful', async () => {
  const sure = await paperOf({ analysis: '故选 B。' })
  const doubtful = await paperOf({ analysis: '点 A 在圆上。' })
  const saying = async (paperId: number, options: Partial<typeof usualPrint>) =>
    (await textsOf(paperId, { analysis: true, ...options })).join('').replaceAll(/\s/g, '')
  const note = '解析里提到的选项字母以A卷为准。'
  const answersOf = async (options: Partial<typeof usualPrint>) =>
    Promise.all([sure, doubtful].map(async (paperId) => (await saying(paperId, options)).includes(note)))
  const text = await saying(sure, { version: 'B', answers: 'each' })
  const right = /([A-D])\.goes/.exec(text)?.[1]
  expect({
    concluded: /故选([A-D])。/.exec(text)?.[1],
    isOther: right !== 'B',
    each: await answersOf({ version: 'B', answers: 'each' }),
    end: await answersOf({ version: 'B', answers: 'end' }),
    ofA: await answersOf({ version: 'A', answers: 'each' }),
  }).toEqual({ concluded: right, isOther: true, each: [false, true], end: [false, true], ofA: [false, false] })
})

test('no question begins on one page and ends on another', async () => {
  const lines = (count: number) => `第一行\n${Array.from({ length: count }, () => '又一行').join('\n')}`
  const paperId = await paperOf(...Array.from({ length: 30 }, (_, index) => ({ stem: lines((index % 7) + 1) })))
  const pages = await textsOf(paperId)
  const countsOf = (text: string) => ['第一行', 'D.gone'].map((words) => text.split(words).length - 1)
  const counts = pages.map(countsOf)
  expect(counts.map(([begun]) => begun)).toEqual(counts.map(([, ended]) => ended))
  expect({ hasSeveralPages: pages.length > 3, begun: counts.reduce((sum, [begun = 0]) => sum + begun, 0) }).toEqual({
    hasSeveralPages: true,
    begun: 30,
  })
})

test('a question taller than a page continues on the next one', async () => {
  const paperId = await paperOf({ stem: `${'又一行\n'.repeat(90)}最后一行` })
  const counts = (await textsOf(paperId)).map((text) => text.split('又一行').length - 1)
  expect({
    lines: counts.reduce((sum, one) => sum + one, 0),
    isOnSeveralPages: counts.filter((count) => count > 0).length > 1,
  }).toEqual({ lines: 90, isOnSeveralPages: true })
})

test('nothing in a paper is ever treated as code', async () => {
  const code = '#read("/etc/passwd") #sys.inputs *a* <b> @c `d`'
  const paperId = await paperOf({ stem: code }, { stem: String.raw`与 $\text{" #read("rich.typ") "}$ 和 $\foo{x}$` })
  const [text = ''] = await textsOf(paperId)
  expect(text).toContain(code)
  expect(text).toContain(String.raw`\text{" #read("rich.typ") "}`)
  const { pages, unset } = await world.teacher.get(print.pages, { paperId, ...usualPrint })
  expect({ pages: pages.length, unset }).toEqual({
    pages: 1,
    unset: [String.raw`\text{" #read("rich.typ") "}`, String.raw`\foo{x}`],
  })
})

test('each preview page is a separate picture, in the requested size', async () => {
  const paperId = await paperOf(...Array.from({ length: 38 }, () => ({})))
  const sizeOf = (svg: string) =>
    /viewBox="0 0 ([\d.]+) ([\d.]+)"/
      .exec(svg)
      ?.slice(1)
      .map((size) => Math.round(Number(size)))
  const a4 = await world.teacher.get(print.pages, { paperId, ...usualPrint })
  expect(a4.pages.map(sizeOf)).toEqual([
    [595, 842],
    [595, 842],
  ])
  for (const page of a4.pages)
    expect([...page.matchAll(/href="#(\w+)"/g)].every(([, name]) => page.includes(`<symbol id="${name}"`))).toBe(true)
  const a3 = await world.teacher.get(print.pages, { paperId, ...usualPrint, size: 'a3', columns: 'two' })
  expect(a3.pages.map(sizeOf)).toEqual([[1191, 842]])
})
