import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { picture } from '#api/contract/groups/picture.ts'
import { pictureLimits, type PictureRefusal } from '#domain/rich-text/picture-limits.ts'
import { pictureUrl } from '#domain/rich-text/picture.ts'
import { picture as pictureTable } from '#server/database/schema/pictures.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { origin, startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { drawApart } from './draw-apart.ts'
import { readPictures, savePicture } from './kept-pictures.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** A picture of one colour, of this size in pixels. */
const drawing = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#123456' } })

const upload = (file: Buffer) => world.teacher.call(picture.upload, { content: file })

const kept = async (file: Buffer) => {
  const answer = await upload(file)
  expect({ result: resultId(answer), msg: answer.msg }).toEqual({ result: 'ok', msg: '' })
  return answer.data
}

const get = (key: string, cookie: string) =>
  service.service(new Request(`${origin}${pictureUrl(key)}`, { headers: { cookie } }))

test('a picture is stored once, without its file’s metadata, and can be read by teachers and students', async () => {
  const file = await drawing(30, 20)
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .png()
    .toBuffer()
  const first = await kept(file)
  expect(first).toEqual({ key: expect.stringMatching(/^[0-9a-f]{32}$/), width: 30, height: 20 })
  expect(await kept(file)).toEqual(first)
  expect(await service.db.$count(pictureTable)).toBe(1)
  const answers = [await get(first.key, world.teacher.cookie), await get(first.key, world.students[0]?.cookie ?? '')]
  expect(
    answers.map(({ status, headers }) => ({
      status,
      contentType: headers.get('content-type'),
      cacheControl: headers.get('cache-control'),
    })),
  ).toEqual(
    Array.from({ length: 2 }, () => ({
      status: 200,
      contentType: 'image/png',
      cacheControl: 'private, max-age=31536000, immutable',
    })),
  )
  const bytes = Buffer.from((await answers[0]?.arrayBuffer()) ?? new ArrayBuffer())
  expect({ inFile: file.includes('a secret place'), inPicture: bytes.includes('a secret place') }).toEqual({
    inFile: true,
    inPicture: false,
  })
  expect(await readPictures(service.db, [first.key, '0'.repeat(32)])).toEqual(
    new Map([[first.key, { bytes: expect.anything(), mediaType: 'image/png', width: 30, height: 20 }]]),
  )
})

test('nobody reads a picture without signing in, nor one that does not exist', async () => {
  const { key } = await kept(await drawing(3, 3).png().toBuffer())
  const asked = [
    get(key, ''),
    get('0'.repeat(32), world.teacher.cookie),
    get('..%2f..%2fetc%2fpasswd', world.teacher.cookie),
    get(`${key}/x`, world.teacher.cookie),
    get('', world.teacher.cookie),
  ]
  const answers = await Promise.all(asked)
  expect(answers.map(({ status, headers }) => ({ status, contentType: headers.get('content-type') }))).toEqual(
    [403, 404, 404, 404, 404].map((status) => ({ status, contentType: 'application/json; charset=utf-8' })),
  )
})

test.each([
  ['png', 'image/png', 30],
  ['jpeg', 'image/jpeg', 30],
  ['gif', 'image/jpeg', 30],
  ['webp', 'image/jpeg', 30],
] as const)('%s is kept as %s', async (format, mediaType, width) => {
  const { key } = await kept(await drawing(width, 20).toFormat(format).toBuffer())
  const found = await readPictures(service.db, [key])
  expect([...found.values()].map((one) => one.mediaType)).toEqual([mediaType])
})

test('a large picture is stored with at most 2,000 pixels a side, upright, on white where it was transparent', async () => {
  const turned = await drawing(4_000, 1_000).withMetadata({ orientation: 6 }).jpeg().toBuffer()
  const { width, height } = await kept(turned)
  expect({ width, height }).toEqual({ width: 500, height: 2_000 })
  const clear = await sharp({ create: { width: 2, height: 2, channels: 4, background: '#00000000' } })
    .webp()
    .toBuffer()
  const found = await readPictures(service.db, [(await kept(clear)).key])
  const { data } = await sharp([...found.values()][0]?.bytes)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([...data.subarray(0, 3)]).toEqual([255, 255, 255])
})

test('a picture that would exceed the limit as PNG is stored as JPEG', async () => {
  const random = seededRandom(20_261_124)
  const noise = Buffer.from(Array.from({ length: 60 * 60 * 3 }, () => random(256)))
  const file = await sharp(noise, { raw: { width: 60, height: 60, channels: 3 } })
    .png()
    .toBuffer()
  const made = [await drawApart([file]), await drawApart([file], { ...pictureLimits, bytes: file.length - 1000 })]
  expect(made.flat().map((drawn) => (typeof drawn === 'string' ? drawn : drawn.mediaType))).toEqual([
    'image/png',
    'image/jpeg',
  ])
})

/** A PNG whose header declares a size that its few bytes do not have. */
function pngOf(width: number, height: number, data: Buffer): Buffer {
  const chunk = (name: string, content: Buffer) => {
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    const body = Buffer.concat([Buffer.from(name), content])
    length.writeUInt32BE(content.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from('89504e470d0a1a0a', 'hex')
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(data)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'

const refused: readonly (readonly [string, PictureRefusal, () => Promise<Buffer> | Buffer])[] = [
  ['more than 5 MiB', 'pictureTooLarge', () => Buffer.alloc(pictureLimits.bytes + 1)],
  ['40,000 pixels a side', 'pictureTooManyPixels', () => pngOf(40_000, 40_000, Buffer.alloc(1_000_000))],
  ['a size that its bytes do not fill', 'pictureBroken', () => pngOf(2_000, 2_000, Buffer.alloc(10))],
  [
    'the first half of a picture',
    'pictureBroken',
    async () => {
      const file = await drawing(300, 300).jpeg().toBuffer()
      return file.subarray(0, file.length / 2)
    },
  ],
  ['a drawing by SVG', 'pictureOfOtherKind', () => Buffer.from(svg)],
  [
    'a drawing by SVG behind the signature of a PNG',
    'pictureBroken',
    () => Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.from(svg)]),
  ],
  ['a page', 'pictureOfOtherKind', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a PDF', 'pictureOfOtherKind', () => Buffer.from('%PDF-1.7\n')],
  ['a TIFF', 'pictureOfOtherKind', () => drawing(3, 3).tiff().toBuffer()],
  ['a metafile', 'pictureOfOtherKind', () => Buffer.from('d7cdc69a', 'hex')],
]

test.each(refused)('%s is refused', async (_name, reason, file) => {
  const before = await service.db.$count(pictureTable)
  expect(resultId(await upload(await file()))).toBe(reason)
  expect(await service.db.$count(pictureTable)).toBe(before)
})

test('data after the picture in its file are dropped', async () => {
  const file = Buffer.concat([await drawing(7, 7).gif().toBuffer(), Buffer.from('<script>alert(1)</script>')])
  const found = await readPictures(service.db, [(await kept(file)).key])
  expect([...found.values()].map(({ bytes }) => Buffer.from(bytes).includes('<script>'))).toEqual([false])
})

test('one person uploads a limited number a day', async () => {
  const { uid } = world.colleague
  const row = { mediaType: 'image/png', width: 1, height: 1, bytes: Buffer.from('x'), size: 1, uid }
  const now = service.clock.now
  const rows = Array.from({ length: pictureLimits.perDay }, (_, index) => ({
    ...row,
    key: `full-${index}`,
    createdAt: now,
  }))
  await service.db.insert(pictureTable).values(rows)
  const file = await drawing(11, 11).png().toBuffer()
  const dayLater = new Date(now.getTime() + 25 * 3_600_000)
  expect(await savePicture(service.db, file, { uid, now })).toBe('tooManyPictures')
  expect(await savePicture(service.db, file, { uid, now: dayLater })).toEqual({
    key: expect.stringMatching(/^[0-9a-f]{32}$/),
    width: 11,
    height: 11,
  })
})

test('one person uploads a limited number of bytes', async () => {
  const { uid } = world.stranger
  const row = { mediaType: 'image/png', width: 1, height: 1, bytes: Buffer.from('x'), uid, createdAt: new Date(0) }
  await service.db.insert(pictureTable).values({ ...row, key: 'large', size: pictureLimits.bytesOfPerson })
  const file = await drawing(12, 12).png().toBuffer()
  expect(await savePicture(service.db, file, { uid, now: service.clock.now })).toBe('tooManyPictures')
})
