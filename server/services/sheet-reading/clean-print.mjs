/**
 * How dark an empty bubble is from its print alone, for each value, blurred as much as the picture is:
 * `clean-print.png` shows the bubbles as `templates/answer-sheet.typ` draws them, one per cell.
 */
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { bubbleDarkness } from './bubble-darkness.mjs'
import { lookAt } from './grey-picture.mjs'

/** The cells' values, from left to right. */
export const printedValues = '0123456789ABCDEFG'

/** A cell and the position of its bubble, in millimetres, and pixels per millimetre. */
export const cell = { width: 8, height: 6, bubble: { x: 1.5, y: 1.5, w: 5, h: 3 }, scale: 10 }

const file = fileURLToPath(new URL('clean-print.png', import.meta.url))

/** How much blur widens a sharp edge: what a Gaussian of one pixel adds. */
const edgeOfBlur = 2.5

/** @typedef {import('./bubble-darkness.mjs').Darkness} Darkness */

/** @type {Map<number, Promise<ReadonlyMap<string, Darkness>>>} */
const kept = new Map()

/**
 * @param {number} edge how wide edges are, in millimetres
 * @returns {Promise<(value: string) => Darkness>}
 */
export async function cleanPrint(edge) {
  const tenth = Math.max(1, Math.min(8, Math.round(edge * 10)))
  const prints = kept.get(tenth) ?? printsAt(tenth)
  kept.set(tenth, prints)
  const known = await prints
  const usual = known.get('B')
  return (value) => known.get(value) ?? usual
}

/** @param {number} tenth */
async function printsAt(tenth) {
  const blur = Math.max(0.3, ((tenth / 10) * cell.scale) / edgeOfBlur)
  const { data, info } = await sharp(file).toColourspace('b-w').blur(blur).raw().toBuffer({ resolveWithObject: true })
  const look = lookAt({ data, width: info.width, height: info.height })
  return new Map(
    [...printedValues].map((value, index) => [
      value,
      bubbleDarkness(
        look,
        (x, y) => [(x + index * cell.width) * cell.scale - 0.5, y * cell.scale - 0.5],
        cell.bubble,
        0,
      ),
    ]),
  )
}
