import { afterAll, expect, test } from 'vitest'
import sharp from 'sharp'
import { pdfOfPages, pngOf } from '#tests/sheets/hostile-files.ts'
import { createSheetReader } from './sheet-reader.ts'
import type { Refusal } from './reading.types.ts'

const reader = createSheetReader({ workers: 1 })

afterAll(() => reader.close())

const white = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ffffff' } })

const halfOf = (file: Buffer) => file.subarray(0, file.length / 2)

const refused: readonly (readonly [name: string, reason: Refusal, file: () => Promise<Buffer> | Buffer])[] = [
  ['an empty file', 'notAPicture', () => Buffer.alloc(0)],
  ['a text', 'notAPicture', () => Buffer.from('姓名,学号\n')],
  ['a PDF', 'notAPicture', () => pdfOfPages(1)],
  [
    'a drawing by SVG',
    'notAPicture',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
  ],
  ['a TIFF', 'notAPicture', () => white(900, 900).tiff().toBuffer()],
  ['the first half of a photograph', 'notAPicture', async () => halfOf(await white(2_000, 3_000).jpeg().toBuffer())],
  ['a size that its bytes do not fill', 'notAPicture', () => pngOf(2_000, 2_000, Buffer.alloc(10))],
  ['40,000 pixels a side', 'tooLarge', () => pngOf(40_000, 40_000, Buffer.alloc(1_000_000))],
  ['more than 32 MiB', 'tooLarge', () => Buffer.alloc(33_554_433)],
  ['a thumbnail', 'tooSmall', () => white(160, 220).png().toBuffer()],
  ['white paper', 'noFrame', () => white(1_600, 2_200).jpeg().toBuffer()],
]

test.each(refused)('%s is refused as %s', async (_name, reason, file) => {
  const asked: string[] = []
  const reading = await reader.read(await file(), async (code) => {
    asked.push(code)
    return null
  })
  // If it can be drawn, a small picture is kept to look at.
  const picture = reason === 'noFrame' ? expect.any(Uint8Array) : null
  expect({ reading, asked }).toEqual({ reading: { kind: 'refused', reason, code: null, picture }, asked: [] })
})
