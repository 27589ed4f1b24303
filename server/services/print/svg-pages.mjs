/**
 * Splits one SVG of all pages into one per page, which together are half as long: a paper of 200 questions takes
 * megabytes. Plain JavaScript, because the process that sets pages runs no TypeScript.
 *
 * The typesetter draws each page as a white ground and a group, followed by the shapes of all characters; a page gets
 * those that it uses.
 *
 * @param {string} svg
 * @returns {string[]}
 */
export function svgPages(svg) {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const [drawn = '', shapes = ''] = svg.split(/^ {4}<defs id="glyph">$/m)
  const symbols = new Map(
    [...shapes.matchAll(/<symbol id="(\w+)"([\s\S]*?<\/symbol>)/g)].map(([, name = '', shape = '']) => [
      name,
      shape.replaceAll(needlessDigits, '').replaceAll(/>\s+</g, '><'),
    ]),
  )
  const groups = drawn.split(/^(?= {4}<path class="typst-shape")/m).slice(1)
  const head = headOf(width, Number(height) / Math.max(1, groups.length))
  return groups.map((group) => {
    const page = group.replace(/^ {4}<g transform="matrix\([^)]*\)">/m, '<g>').replace('</svg>', '')
    const { used, text } = withShortNames(page)
    const defined = used.map((name, index) => `<symbol id="g${index}"${symbols.get(name) ?? '/>'}`).join('')
    return `${head}${text.replaceAll(spaceAndClass, '><$1')}<defs>${defined}</defs></svg>`
  })
}

/** Digits below a thousandth of a point. */
const needlessDigits = /(?<=\.\d{3})\d+/g

const spaceAndClass = />\n *<(?:(g) class="typst-\w+")?/g

/** The name of a character's shape, and what is usual for a character: no vertical offset, black. */
const character = / xlink:href="#(\w+)"(?:( x="[^"]*") y="0" fill="#000000" fill-rule="nonzero")?/g

/**
 * A page whose shapes are named `g` and a number, and their long names by that number.
 *
 * @param {string} page
 */
function withShortNames(page) {
  /** @type {Map<string, number>} */
  const indices = new Map()
  const text = page.replaceAll(character, (_, /** @type {string} */ name, offset = '') => {
    const index = indices.get(name) ?? indices.size
    indices.set(name, index)
    return ` href="#g${index}"${offset}`
  })
  return { used: [...indices.keys()], text }
}

/**
 * @param {string} width
 * @param {number} height
 */
const headOf = (width, height) =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`
