/** Labels of figures as outlines, from KaTeX's fonts: a machine that draws them may have no fonts of its own. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'

const requireFile = createRequire(import.meta.url)

/** @param {string} name */
const fontOf = (name) => create(readFileSync(requireFile.resolve(`katex/dist/fonts/KaTeX_${name}.ttf`)))

const italic = fontOf('Math-Italic')
const upright = fontOf('Main-Regular')

/**
 * The characters of a label, letters in italics: outlines as SVG, y upwards, and widths, both in a thousandth of the
 * size.
 *
 * @param {string} text
 * @returns {readonly { readonly outline: string, readonly width: number }[]}
 */
export const outlinesOf = (text) =>
  [...text].map((character) => {
    const [glyph] = (/[A-Za-z]/.test(character) ? italic : upright).layout(character).glyphs
    return { outline: glyph.path.toSVG(), width: glyph.advanceWidth }
  })
