/**
 * Reads one page: finds its frame, straightens it, requests the map that its code names, and evaluates every mark on
 * it.
 */
import sharp from 'sharp'
import { bubbleBlocks } from './bubble-blocks.mjs'
import { bubbleDarkness } from './bubble-darkness.mjs'
import { cleanPrint } from './clean-print.mjs'
import { decideRows } from './decide-rows.mjs'
import { evenLight, flattened, inkOf } from './flat-page.mjs'
import { greyPicture, lookAt } from './grey-picture.mjs'
import { frameOf, isBlurred, searchIn, withoutFrame } from './look-for-frame.mjs'
import { codeAt } from './read-code.mjs'
import { refitted, straightened } from './straighten-page.mjs'

/** @typedef {import('./page-map.mjs').PageMap} PageMap */
/** @typedef {import('./grey-picture.mjs').GreyPicture} GreyPicture */
/** @typedef {import('./reading-process.types.ts').KnownSheet} KnownSheet */
/** @typedef {import('./straighten-page.mjs').Straightened} Straightened */

/**
 * @param {Uint8Array} bytes
 * @param {import('./reading-process.types.ts').PageFrame} frame
 * @param {(code: string) => Promise<KnownSheet | null>} sheetOf
 * @param {number} scale of the flat picture
 * @returns {Promise<import('./reading.types.ts').PageReading>}
 */
export async function readPage(bytes, frame, sheetOf, scale) {
  const picture = await greyPicture(bytes)
  if (typeof picture === 'string') return { kind: 'refused', reason: picture, code: null, picture: null }
  const reading = await readPicture(picture, frame, sheetOf, scale)
  return reading.kind === 'read' ? reading : { ...reading, picture: await small(picture) }
}

/** Pixels on the longer side of the picture kept of an unread page: enough to recognise it. */
const smallSide = 1_200

/** @param {GreyPicture} picture */
const small = ({ data, width, height }) =>
  sharp(data, { raw: { width, height, channels: 1 } })
    .resize({ width: smallSide, height: smallSide, fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: 70 })
    .toBuffer()

/**
 * @param {GreyPicture} picture
 * @param {import('./reading-process.types.ts').PageFrame} frame
 * @param {(code: string) => Promise<KnownSheet | null>} sheetOf
 * @param {number} scale
 * @returns {Promise<import('./reading.types.ts').ReadPage | Omit<import('./reading.types.ts').RefusedPage, 'picture'>>}
 */
async function readPicture(picture, frame, sheetOf, scale) {
  const look = lookAt(picture)
  const search = searchIn(picture)
  const found = frameOf(search, look, frame)
  if (found === null) {
    const { reason, code } = await withoutFrame(picture, search, look, frame)
    return refused(reason, code)
  }
  const straight = straightened(look, found, frame)
  // On a page out of focus many marks are not found either.
  if (typeof straight === 'string') return refused(isBlurred(picture) ? 'blurred' : straight)
  const code = await codeAt(picture, straight.map, frame.code)
  if (code === null) return refused('noCode')
  const sheet = await sheetOf(code)
  const page = sheet?.map.pages.find(({ number }) => number === pageOf(code))
  if (!sheet || page === undefined) return refused('unknownSheet', code)
  return readMarks(picture, straight, sheet, page, code, scale)
}

/**
 * @param {import('./reading.types.ts').Refusal} reason
 * @param {string | null} code
 * @returns {Omit<import('./reading.types.ts').RefusedPage, 'picture'>}
 */
const refused = (reason, code = null) => ({ kind: 'refused', reason, code })

/** What a page's code ends with. @param {string} code */
const pageOf = (code) => Number(/\d+$/.exec(code)?.[0] ?? 1)

/**
 * @param {GreyPicture} picture
 * @param {Straightened} straight
 * @param {KnownSheet} sheet
 * @param {KnownSheet['map']['pages'][number]} page
 * @param {string} code
 * @param {number} scale
 * @returns {Promise<import('./reading.types.ts').ReadPage>}
 */
async function readMarks(picture, straight, { map: { layout }, multiple }, page, code, scale) {
  const look = lookAt(picture)
  const { map, blocks } = refitted(look, straight, bubbleBlocks(page.marks.filter(({ kind }) => kind === 'bubble')))
  const clean = await cleanPrint(straight.edge)
  const bubbles = blocks.flatMap(({ bubbles: its, dx, dy, isCertain }) =>
    its.map((mark) => ({
      mark,
      seen: bubbleDarkness(look, (x, y) => map(x + dx, y + dy), mark, straight.black),
      clean: clean(mark.value ?? ''),
      isPositionCertain: isCertain,
    })),
  )
  const rows = inOrder(decideRows(bubbles, new Set(multiple)), page.marks)
  const flat = flattened(picture, map, { x: 0, y: 0, w: page.width, h: page.height }, scale)
  evenLight(flat, scale)
  const student = page.marks.find(({ id, kind }) => kind === 'qr' && id === 'student')
  const raw = { width: flat.width, height: flat.height, channels: 1 }
  // The best Huffman code for these values makes a page a tenth smaller, but doubles the time of encoding it.
  const jpeg = sharp(flat.data, { raw }).jpeg({ quality: 75, optimiseCoding: false })
  return {
    kind: 'read',
    code,
    layout,
    page: page.number,
    turned: turnedBy(map),
    studentCode: student === undefined ? null : await codeAt(picture, map, student),
    studentNumber: numberOf(rows),
    rows,
    boxes: page.marks
      .filter(({ kind }) => kind === 'box' || kind === 'lines')
      .map(({ id, x, y, w, h }) => ({ id, area: { x, y, w, h }, ink: inkOf(flat, { x, y, w, h }, scale) })),
    picture: await jpeg.toBuffer(),
  }
}

/**
 * @param {readonly import('./reading.types.ts').BubbleRow[]} rows
 * @param {KnownSheet['map']['pages'][number]['marks']} marks
 */
function inOrder(rows, marks) {
  const order = new Map(marks.map(({ row }, index) => [row, index]))
  return rows.toSorted((one, other) => order.get(one.row) - order.get(other.row))
}

/** @param {readonly import('./reading.types.ts').BubbleRow[]} rows */
function numberOf(rows) {
  const digits = rows
    .filter(({ row }) => /^N\d+$/.test(row))
    .toSorted((one, other) => Number(one.row.slice(1)) - Number(other.row.slice(1)))
  return digits.length > 0 && digits.every(({ state }) => state === 'decided')
    ? digits.map(({ value }) => value).join('')
    : null
}

/** @param {PageMap} map @returns {0 | 90 | 180 | 270} */
function turnedBy(map) {
  const [[left, top], [right, bottom]] = [map(60, 148), map(150, 148)]
  const quarter = Math.round(Math.atan2(bottom - top, right - left) / (Math.PI / 2))
  return /** @type {0 | 90 | 180 | 270} */ (((quarter + 4) % 4) * 90)
}
