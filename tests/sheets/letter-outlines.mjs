/** Outlines of letters that stand in for handwriting, from KaTeX's fonts. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

/** Fonts that stand in for different handwritings. */
export const hands = ['Main-Italic', 'Main-Regular', 'SansSerif-Italic', 'SansSerif-Regular', 'Typewriter-Regular']

const requireFile = createRequire(import.meta.url)
const fonts = new Map(
  hands.map((hand) => [hand, create(readFileSync(requireFile.resolve(`katex/dist/fonts/KaTeX_${hand}.ttf`)))]),
)

/**
 * The letters of a text one after the other: outlines as SVG, y upwards, and widths, both in a thousandth of the size.
 *
 * @param {string} hand
 * @param {string} text
 * @returns {readonly { readonly outline: string, readonly width: number }[]}
 */
export const outlinesOf = (hand, text) =>
  fonts
    .get(hand)
    .layout(text)
    .glyphs.map((glyph) => ({ outline: glyph.path.toSVG(), width: glyph.advanceWidth }))
