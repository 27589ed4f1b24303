/** Fonts for the slips, used by the process that draws them. Plain JavaScript, because Node runs no TypeScript. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'

/** @param {string} weight */
const notoFile = (weight) =>
  fileURLToPath(new URL(`../fonts/NotoSansHans-${weight}.otf`, import.meta.resolve('@embedpdf/fonts-sc')))

export const fontFiles = { regular: notoFile('Regular'), bold: notoFile('Medium') }

/**
 * Fonts for characters missing from those above, in the order they are tried: the rare characters of names that come
 * with the product, then all of Unicode if Debian's fonts-hanazono or fonts-jigmo is installed.
 */
const rareFiles = [
  fileURLToPath(new URL('fonts/HanaMinA-rare.ttf', import.meta.url)),
  '/usr/share/fonts/truetype/hanazono/HanaMinB.ttf',
  '/usr/share/fonts/truetype/jigmo/Jigmo.ttf',
  '/usr/share/fonts/truetype/jigmo/Jigmo2.ttf',
  '/usr/share/fonts/truetype/jigmo/Jigmo3.ttf',
].filter((file) => existsSync(file))

/** Printers' mark for a character that no font has; somebody writes the character in by hand. */
const unknown = '〓'

/** @type {Map<string, { readonly characters: Set<number>, readonly ascent: number }>} */
const known = new Map()

/** @param {string} file */
function fontOf(file) {
  const font = known.get(file)
  if (font !== undefined) return font
  const { characterSet, ascent, unitsPerEm } = openSync(file)
  const read = { characters: new Set(characterSet), ascent: ascent / unitsPerEm }
  known.set(file, read)
  return read
}

/**
 * How far the baseline is below the top of a line, for font size 1.
 *
 * @param {string} file
 */
export const ascentOf = (file) => fontOf(file).ascent

/**
 * @param {string} file
 * @param {string} character
 */
const has = (file, character) => fontOf(file).characters.has(character.codePointAt(0) ?? 0)

/** @param {string} character */
const rareFileFor = (character) => rareFiles.find((file) => has(file, character))

/** Marks and selectors modify the character before them and have no shape of their own. */
const shapeless = /^[\p{M}\p{Cf}]$/u

/**
 * The characters of a text that no font has.
 *
 * @param {string} text
 */
export const unprintable = (text) => [
  ...new Set(
    [...text].filter(
      (character) =>
        !shapeless.test(character) && !has(fontFiles.bold, character) && rareFileFor(character) === undefined,
    ),
  ),
]

/**
 * Splits a text into parts with one font each: the usual one (`file` undefined), or that of rare characters.
 *
 * @param {string} text
 * @returns {readonly { readonly file: string | undefined, readonly text: string }[]}
 */
export function partsByFont(text) {
  /** @type {{ file: string | undefined, text: string }[]} */
  const parts = []
  for (const character of text) {
    const isUsual = shapeless.test(character) || has(fontFiles.bold, character)
    const rareFile = isUsual ? undefined : rareFileFor(character)
    const shown = isUsual || rareFile !== undefined ? character : unknown
    const last = parts.at(-1)
    if (last !== undefined && last.file === rareFile) last.text += shown
    else parts.push({ file: rareFile, text: shown })
  }
  return parts
}
