/**
 * Draws slips to cut out as a PDF on its standard output, in a separate process: thousands of names in a Chinese font
 * take seconds, during which the service must respond to others. Plain JavaScript, because Node runs no TypeScript.
 */
import { once } from 'node:events'
import { PDFDocument } from 'pdfkit'
import { encode } from 'uqr'
import { ascentOf, fontFiles, partsByFont, unprintable } from './slip-fonts.mjs'

/**
 * @typedef {object} Line One line of a slip; `label` stands small before it.
 * @property {string} label
 * @property {string} text
 * @property {'name' | 'plain' | 'secret' | 'small'} style
 *
 * @typedef {object} Slip
 * @property {readonly Line[]} lines
 * @property {string} qr What its QR code holds.
 *
 * @typedef {object} Sheets
 * @property {readonly Slip[]} slips
 * @property {number} rows Rows of a page; every row holds two slips.
 * @property {string} title
 * @property {string} footer With `{page}` and `{pages}` for their numbers.
 * @property {string} madeAt ISO 8601.
 */

const millimetre = 72 / 25.4
const page = { width: 210 * millimetre, height: 297 * millimetre, margin: 9 * millimetre, foot: 8 * millimetre }
const columns = 2
const padding = 3.5 * millimetre
const widest = 30 * millimetre
const styles = {
  name: { font: 'bold', size: 13, least: 7 },
  plain: { font: 'regular', size: 9, least: 6.5 },
  secret: { font: 'Courier-Bold', size: 15, least: 9 },
  small: { font: 'regular', size: 7.5, least: 5.5 },
}

process.once('message', async (/** @type {Sheets | { texts: readonly string[] }} */ asked) => {
  if ('texts' in asked) process.stdout.write(JSON.stringify(asked.texts.map(unprintable)))
  else await drawSheets(asked)
  process.stdout.write('', () => process.send?.('written', () => process.disconnect()))
})

/** @param {Sheets} sheets */
async function drawSheets(sheets) {
  const document = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    info: { Title: sheets.title, CreationDate: new Date(sheets.madeAt), Producer: 'Podium', Creator: 'Podium' },
  })
  document.registerFont('regular', fontFiles.regular)
  document.registerFont('bold', fontFiles.bold)
  document.pipe(process.stdout)
  const perPage = sheets.rows * columns
  const pages = Math.ceil(sheets.slips.length / perPage)
  for (let number = 0; number < pages; number += 1) {
    drawPage(document, sheets, sheets.slips.slice(number * perPage, (number + 1) * perPage), number + 1, pages)
    // Finished pages are flushed before more are drawn: thousands of pages are never in memory together.
    if (process.stdout.writableNeedDrain) await once(process.stdout, 'drain')
  }
  const isDrawn = once(document, 'end')
  document.end()
  await isDrawn
}

/**
 * @param {PDFKit.PDFDocument} document
 * @param {Sheets} sheets
 * @param {readonly Slip[]} slips
 * @param {number} number
 * @param {number} pages
 */
function drawPage(document, { rows, footer }, slips, number, pages) {
  document.addPage()
  const width = (page.width - 2 * page.margin) / columns
  const height = (page.height - 2 * page.margin - page.foot) / rows
  const usedRows = Math.ceil(slips.length / columns)
  drawCuts(document, width, height, usedRows)
  for (const [index, slip] of slips.entries()) {
    const left = page.margin + (index % columns) * width
    const top = page.margin + Math.floor(index / columns) * height
    drawSlip(document, slip, left, top, width, height)
  }
  const words = footer.replace('{page}', String(number)).replace('{pages}', String(pages))
  document.font('regular').fontSize(8).fillColor('#666666')
  const room = page.width - 2 * page.margin
  const shown = cutToFit(document, words, room)
  const middle = page.margin + (room - document.widthOfString(shown)) / 2
  document.text(shown, middle, page.height - page.margin - 8, { lineBreak: false })
}

/**
 * Dashed lines to cut along, out to the edges of the printed area.
 *
 * @param {PDFKit.PDFDocument} document
 * @param {number} width
 * @param {number} height
 * @param {number} rows
 */
function drawCuts(document, width, height, rows) {
  const { margin } = page
  document.save().lineWidth(0.5).strokeColor('#999999').dash(3, { space: 3 })
  for (let column = 0; column <= columns; column += 1) {
    const x = margin + column * width
    document.moveTo(x, margin).lineTo(x, margin + rows * height)
  }
  for (let row = 0; row <= rows; row += 1) {
    const y = margin + row * height
    document.moveTo(margin, y).lineTo(margin + columns * width, y)
  }
  document.stroke().restore()
}

/**
 * @param {PDFKit.PDFDocument} document
 * @param {Slip} slip
 * @param {number} left
 * @param {number} top
 * @param {number} width
 * @param {number} height
 */
function drawSlip(document, { lines, qr }, left, top, width, height) {
  const side = Math.min(height - 2 * padding, widest)
  drawQr(document, qr, left + padding, top + (height - side) / 2, side)
  const x = left + side + 2 * padding
  const room = left + width - padding - x
  const heights = lines.map(({ style }) => styles[style].size * 1.45)
  let y = top + (height - heights.reduce((sum, one) => sum + one, 0)) / 2
  for (const [index, line] of lines.entries()) {
    drawLine(document, line, x, y, room)
    y += heights[index] ?? 0
  }
}

/**
 * @param {PDFKit.PDFDocument} document
 * @param {Line} line
 * @param {number} x
 * @param {number} y
 * @param {number} room
 */
function drawLine(document, { label, text, style }, x, y, room) {
  const { font, size, least } = styles[style]
  let start = x
  if (label !== '') {
    document.font('regular').fontSize(7.5).fillColor('#666666')
    document.text(label, x, y + (size - 7.5) * 0.9, { lineBreak: false })
    start += document.widthOfString(label) + 4
  }
  const free = x + room - start
  // The Chinese font lays out text ten times slower than the standard PDF fonts.
  const isPlainLatin = font === 'regular' && isLatin(text)
  document
    .font(isPlainLatin ? 'Helvetica' : font)
    .fontSize(size)
    .fillColor('#000000')
  // Lines in these fonts start higher.
  const lowered = isPlainLatin || style === 'secret' ? size * 0.18 : 0
  const parts = isLatin(text) ? [{ file: undefined, text }] : partsByFont(text)
  // No character is wider than the font is high: short texts need not be measured.
  const width = text.length * size <= free ? 0 : widthOf(document, parts, font)
  const fitting = width <= free ? size : Math.max(least, (size * free) / width)
  document.fontSize(fitting)
  const top = y + (size - fitting) / 2 + lowered
  if (parts.length > 1 || parts[0]?.file !== undefined)
    return drawParts(document, parts, font, { left: start, top, room: free, size: fitting })
  const [{ text: whole } = { text }] = parts
  const shown = width <= free ? whole : cutToFit(document, whole, free)
  document.text(shown, start, top, { lineBreak: false })
}

/**
 * @param {PDFKit.PDFDocument} document
 * @param {ReturnType<typeof partsByFont>} parts
 * @param {string} usual
 */
const widthOf = (document, parts, usual) =>
  parts.reduce((sum, { file, text }) => sum + document.font(file ?? usual).widthOfString(text), 0)

/**
 * How much lower, as a share of its size, a font has to start for both to share one baseline.
 *
 * @param {string} usual
 * @param {string | undefined} file
 */
const lowering = (usual, file) =>
  file === undefined ? 0 : ascentOf(usual === 'bold' ? fontFiles.bold : fontFiles.regular) - ascentOf(file)

/**
 * The parts of a line one after another, as far as they fit.
 *
 * @param {PDFKit.PDFDocument} document
 * @param {ReturnType<typeof partsByFont>} parts
 * @param {string} usual
 * @param {{ readonly left: number, readonly top: number, readonly room: number, readonly size: number }} box
 */
function drawParts(document, parts, usual, { left, top, room, size }) {
  let x = left
  for (const { file, text } of parts) {
    document.font(file ?? usual)
    const shown = cutToFit(document, text, left + room - x)
    document.text(shown, x, top + lowering(usual, file) * size, { lineBreak: false })
    x += document.font(file ?? usual).widthOfString(shown)
    if (shown !== text) return
  }
}

/** @param {string} text */
const isLatin = (text) => /^[ -~]*$/.test(text)

/**
 * A text cut to at most `room` in the current font; a shortened one ends in "…".
 *
 * @param {PDFKit.PDFDocument} document
 * @param {string} text
 * @param {number} room
 */
function cutToFit(document, text, room) {
  if (document.widthOfString(text) <= room + 0.01) return text
  const characters = [...text]
  while (characters.length > 1 && document.widthOfString(`${characters.join('')}…`) > room) characters.pop()
  return `${characters.join('')}…`
}

/**
 * Adjacent dark modules are one rectangle, a code is one path, and coordinates are whole modules: small, and quick to
 * write. All codes use one mask: trying all eight takes ten times longer than everything else about a code, and
 * scanners read any mask.
 *
 * @param {PDFKit.PDFDocument} document
 * @param {string} content
 * @param {number} left
 * @param {number} top
 * @param {number} side
 */
function drawQr(document, content, left, top, side) {
  const { data, size } = encode(content, { ecc: 'Q', border: 0, maskPattern: 2 })
  const rectangles = data.flatMap((modules, row) =>
    runsOf(modules).map(([from, to]) => `${from} ${row} ${to - from} 1 re`),
  )
  document
    .save()
    .fillColor('#000000')
    .translate(left, top)
    .scale(side / size)
  document.addContent([...rectangles, 'f'].join('\n'))
  document.restore()
}

/**
 * Where runs of dark modules begin and end.
 *
 * @param {readonly boolean[]} modules
 */
function runsOf(modules) {
  /** @type {[number, number][]} */
  const runs = []
  for (const [at, isDark] of modules.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last?.[1] === at) last[1] = at + 1
    else runs.push([at, at + 1])
  }
  return runs
}
