/**
 * Splits one SVG of all pages into one per page. The typesetter draws each page as a white ground and a group, followed
 * by the shapes of all characters; a page gets those that it uses.
 */
export function svgPages(svg: string): readonly string[] {
  const [, width = '0', height = '0'] = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []
  const [drawn = '', shapes = ''] = svg.split(/^ {4}<defs id="glyph">$/m)
  const symbols = new Map(
    [...shapes.matchAll(/<symbol id="(\w+)"[\s\S]*?<\/symbol>/g)].map(([symbol, name = '']) => [name, symbol]),
  )
  const groups = drawn.split(/^(?= {4}<path class="typst-shape")/m).slice(1)
  const pageHeight = Number(height) / Math.max(1, groups.length)
  return groups.map((group) => {
    const names = new Set([...group.matchAll(/href="#(\w+)"/g)].map(([, name = '']) => name))
    const used = [...names].map((name) => symbols.get(name) ?? '').join('')
    const moved = group.replace(/^ {4}<g transform="matrix\([^)]*\)">/m, '<g>').replace('</svg>', '')
    return `${head(width, pageHeight)}${moved}<defs>${used}</defs></svg>`.replaceAll(/>\s+</g, '><')
  })
}

const head = (width: string, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}pt" height="${height}pt">`
