import { expect, test } from 'vitest'
import sharp from 'sharp'
import { pdfOfPages, pdfOfPictures, tiffOf } from '#tests/sheets/hostile-files.ts'
import { pagesOf } from './pages-of.ts'

const grey = (level: number) =>
  sharp({ create: { width: 1_240, height: 1_754, channels: 3, background: { r: level, g: level, b: level } } })
    .jpeg()
    .toBuffer()

async function allOf<Value>(values: AsyncIterable<Value>): Promise<readonly Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

/** For each page its longer side and its brightness in tens, or why there is no page. */
async function pagesIn(file: Uint8Array): Promise<readonly (string | readonly [side: number, tens: number])[]> {
  const pages = await allOf(pagesOf(file))
  return Promise.all(
    pages.map(async (page) => {
      if (typeof page === 'string') return page
      const [{ channels }, { width, height }] = [await sharp(page).stats(), await sharp(page).metadata()]
      return [Math.max(width, height), Math.round((channels[0]?.mean ?? 0) / 10)] as const
    }),
  )
}

test('a picture is its own only page, unchanged', async () => {
  const file = await grey(200)
  expect(await allOf(pagesOf(file))).toEqual([file])
})

test('the pages of a scanned PDF come in order', async () => {
  const file = await pdfOfPictures([await grey(200), await grey(100)])
  expect(await pagesIn(file)).toEqual([
    [2_597, 20],
    [2_597, 10],
  ])
})

test('the pages of a TIFF come in order', async () => {
  const file = await tiffOf([await grey(200), await grey(100)])
  expect(await pagesIn(file)).toEqual([
    [1_754, 20],
    [1_754, 10],
  ])
})

test.each([
  ['nothing', 'notAPicture', async () => Buffer.alloc(0)],
  ['a text', 'notAPicture', async () => Buffer.from('姓名')],
  ['the beginning of a PDF', 'notAPicture', async () => (await pdfOfPages(3)).subarray(0, 200)],
  [
    'the beginning of a TIFF',
    'notAPicture',
    async () => (await tiffOf([await grey(1), await grey(2)])).subarray(0, 60),
  ],
  ['more than 2,000 pages', 'tooLarge', () => pdfOfPages(2_001)],
  ['more than 128 MiB', 'tooLarge', async () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(134_217_728)])],
] as const)('%s is refused as %s', async (_name, reason, file) => {
  expect(await pagesIn(await file())).toEqual([reason])
})
