import { spawn } from 'node:child_process'
import { expect, test } from 'vitest'
import sharp from 'sharp'
import { pdfOfPages, pdfOfPictures, tiffOf } from '#tests/sheets/hostile-files.ts'
import { mebibyte } from '#domain/values/sizes.ts'
import { scanLimits } from '#domain/scan/scan-limits.ts'
import { NotStartedError } from '../apart/ask-apart.ts'
import { pagesOf } from './pages-of.ts'
import type { PartedFile } from './parted-file.ts'

const grey = (level: number) =>
  sharp({ create: { width: 1_240, height: 1_754, channels: 3, background: { r: level, g: level, b: level } } })
    .jpeg()
    .toBuffer()

/** A file as it comes from the database. */
const inParts = (file: Uint8Array, length = scanLimits.partBytes): PartedFile => ({
  size: file.length,
  parts: async function* () {
    for (let from = 0; from < file.length; from += length) yield file.subarray(from, from + length)
  },
})

async function allOf<Value>(values: AsyncIterable<Value>): Promise<readonly Value[]> {
  const all: Value[] = []
  for await (const value of values) all.push(value)
  return all
}

/** For each page its longer side and its brightness in tens, or why there is no page. */
async function pagesIn(file: Uint8Array): Promise<readonly (string | readonly [side: number, tens: number])[]> {
  const pages = await allOf(pagesOf(inParts(file)))
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
  expect(await allOf(pagesOf(inParts(file)))).toEqual([file])
})

test('the pages of a scanned PDF come in order', async () => {
  const file = await pdfOfPictures([await grey(200), await grey(100)])
  expect(await pagesIn(file)).toEqual([
    [2_597, 20],
    [2_597, 10],
  ])
})

/** A picture of 15 MB that is quickly decoded: most of it is comments. */
async function padded(level: number): Promise<Buffer> {
  const picture = await grey(level)
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0xff]), Buffer.alloc(0xfffd)])
  return Buffer.concat([picture.subarray(0, 2), ...Array<Buffer>(230).fill(comment), picture.subarray(2)])
}

test('a scanned PDF of more than 40 MB is read, in parts of 8 MB', async () => {
  const levels = [0, 120, 240]
  const file = await pdfOfPictures(await Promise.all(levels.map(padded)))
  expect(file.length > 40 * mebibyte).toBe(true)
  expect(await pagesIn(file)).toEqual(levels.map((level) => [2_597, level / 10]))
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
  ['more than 200 MiB', 'tooLarge', async () => Buffer.concat([Buffer.from('%PDF-1.7'), Buffer.alloc(209_715_200)])],
] as const)('%s is refused as %s', async (_name, reason, file) => {
  expect(await pagesIn(await file())).toEqual([reason])
})

test('a file is not refused because no process can be started that draws its pages', async () => {
  const file = await pdfOfPictures([await grey(200)])
  const start = () => spawn('/nowhere/pages', { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
  await expect(allOf(pagesOf(inParts(file), start))).rejects.toEqual(new NotStartedError())
})
