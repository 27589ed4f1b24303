import { strFromU8, unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { print } from '#api/contract/groups/print.ts'
import { usualPrint } from '#domain/print/print-options.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { savePicture } from '../pictures/kept-pictures.ts'

let service: TestService
let world: World
let paperId: number
let key: string

const unknown = 'f'.repeat(32)

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const drawn = sharp({ create: { width: 300, height: 150, channels: 3, background: '#2060a0' } })
  const saved = await savePicture(service.db, await drawn.png().toBuffer(), { uid: world.teacher.uid, now: new Date() })
  if (typeof saved === 'string') throw new Error(saved)
  key = saved.key
  const [usual] = worldItems
  if (usual === undefined) throw new Error('The world has no items')
  const stem = `看图：![三角形](picture:${key}|50) 和 ![没有了](picture:${unknown})\n| $x$ | 1 |\n| #read("a") | ____ |`
  paperId = (await addPaper(service.db, 1, world.teacher.uid, [{ ...usual, stem }])).paperId
})

afterAll(() => service.close())

const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

test('pages and PDF show pictures and tables; a missing picture is replaced by its alt text', async () => {
  const { pages } = await world.teacher.get(print.pages, { paperId, ...usualPrint })
  expect(pages.map((page) => page.match(/<image /g)?.length)).toEqual([1])
  const [text = ''] = textOfPdf(await bytesOf(await world.teacher.file(print.pdf, { paperId, ...usualPrint })))
  for (const wording of ['没有了', '#read("a")']) expect(text).toContain(wording)
})

test('a picture is as wide in columns or on a larger sheet as on a page with one column, if there is room', async () => {
  const widthOf = async (options: Partial<typeof usualPrint>) => {
    const { pages } = await world.teacher.get(print.pages, { paperId, ...usualPrint, ...options })
    return Math.round(Number(/<image [^>]*?width="([\d.]+)/.exec(pages.join(''))?.[1]))
  }
  expect({
    one: await widthOf({ size: 'a4', columns: 'one' }),
    two: await widthOf({ size: 'a4', columns: 'two' }),
    largeOne: await widthOf({ size: 'a3', columns: 'one' }),
    largeTwo: await widthOf({ size: 'a3', columns: 'two' }),
  }).toEqual({ one: 247, two: 205, largeOne: 242, largeTwo: 247 })
})

/** Where the last letter of a page of text begins, in points from its left edge. */
function rightmostLetter(page: string): number {
  const tags =
    /<g(?: [^>]*?transform="matrix\(1 0 0 -?1 (?<by>\S+) [^)]*\)")?[^>]*(?<!\/)>|(?<end><\/g>)|<use [^>]*?x="(?<x>[\d.]+)"/g
  const groups: number[] = []
  let rightmost = 0
  for (const { groups: found = {} } of page.matchAll(tags)) {
    const from = groups.at(-1) ?? 0
    if (found['end'] !== undefined) groups.pop()
    else if (found['x'] === undefined) groups.push(from + Number(found['by'] ?? 0))
    else rightmost = Math.max(rightmost, from + Number(found['x']))
  }
  return rightmost
}

test('the bracket behind a picture as wide as the line stands below it, within the margin', async () => {
  const [usual] = worldItems
  if (usual === undefined) throw new Error('The world has no items')
  const stem = `看图：![三角形](picture:${key}|100)`
  const wide = await addPaper(service.db, 1, world.teacher.uid, [{ ...usual, stem }])
  const { pages } = await world.teacher.get(print.pages, { paperId: wide.paperId, ...usualPrint })
  const margin = ((210 - 18) / 25.4) * 72
  const [rightmost = 0] = pages.map(rightmostLetter)
  // The closing half of a bracket takes a letter of 10.5 points.
  expect({ isAtMargin: rightmost > margin - 15, isWithin: rightmost < margin }).toEqual({
    isAtMargin: true,
    isWithin: true,
  })
})

test('a Word file has the picture and the table', async () => {
  const files = unzipSync(await bytesOf(await world.teacher.file(print.word, { paperId, ...usualPrint })))
  const document = strFromU8(files['word/document.xml'] ?? new Uint8Array())
  expect(Object.keys(files).filter((name) => name.startsWith('word/media/'))).toHaveLength(1)
  expect(document.match(/<w:tr>|<w:tr /g)).toHaveLength(2)
  expect(document).toContain('descr="三角形"')
  expect(document).toContain('没有了')
})

test('a QTI package has the picture as a file listed in its manifest, and the table', async () => {
  const files = unzipSync(await bytesOf(await world.teacher.file(print.qti, { paperId })))
  const media = `media/${key}.png`
  expect(Object.keys(files)).toContain(media)
  expect(strFromU8(files['imsmanifest.xml'] ?? new Uint8Array())).toContain(
    `<resource identifier="picture-${key}" type="webcontent" href="${media}"><file href="${media}"/></resource>`,
  )
  const [item = ''] = Object.entries(files)
    .filter(([name]) => name.startsWith('items/'))
    .map(([, bytes]) => strFromU8(bytes))
  expect(item).toContain(`<img src="../${media}" alt="三角形" width="50%"/>`)
  expect(item).toContain('<td>1</td>')
})
