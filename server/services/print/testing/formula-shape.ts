import { elementsOf, textOf, type XmlElement } from '#domain/import/xml-tree.ts'
import { mathTree } from '../formula-mathml.ts'

/**
 * The visible content of a formula as one line: two formulas of the same shape look alike. Rows are ignored, and so are
 * different LaTeX names for the same sign.
 */
export function shapeOf(tex: string): string {
  const math = mathTree(tex)
  if (math === null) throw new Error(`Not a formula: ${tex}`)
  return rowOf(math)
}

const rowOf = (element: XmlElement): string =>
  elementsOf(element).map(partOf).join(' ').replaceAll(/ {2,}/g, ' ').trim()

function partOf(element: XmlElement): string {
  const children = elementsOf(element)
  if (children.length === 0) return leafOf(element)
  const parts = children.map(partOf)
  const [first = '', second = '', third = ''] = parts
  switch (element.name) {
    case 'mfrac':
      return `frac${element.attributes['linethickness'] === '0px' ? ' without line' : ''}{${first}}{${second}}`
    case 'msup':
      return `${baseOf(first)}^{${second}}`
    case 'msub':
      return `${baseOf(first)}_{${second}}`
    case 'msubsup':
      return `${baseOf(first)}_{${second}}^{${third}}`
    // In a displayed formula limits are below and above, in a line next to it.
    case 'munder':
      return `under{${first}}{${second}}`
    case 'mover':
      return `over{${first}}{${second}}`
    case 'munderover':
      return `over{under{${first}}{${second}}}{${third}}`
    case 'mroot':
      return `root{${first}}{${second}}`
    case 'msqrt':
    case 'mphantom':
    case 'mtable':
    case 'mtr':
    case 'mtd':
      return `${element.name}{${rowOf(element)}}`
    case 'menclose':
      return `${element.attributes['notation']}{${rowOf(element)}}`
    default:
      return rowOf(element)
  }
}

/** A superscript on a closing bracket applies to everything in the brackets. */
const baseOf = (base: string): string => (/^(?:\S|.*[)\]}⟩⌋⌉])$/u.test(base) ? base : `{${base}}`)

const sames: Readonly<Record<string, string>> = { '⃗': '→', '|': '∣', '−': '-', '⋅': '·', ˉ: '‾' }

function leafOf({ name, attributes, ...element }: XmlElement): string {
  if (name === 'mspace') return Number.parseFloat(attributes['width'] ?? '0') >= 1 ? 'space' : ''
  const text = textOf({ name, attributes, ...element }).replaceAll(/[\u2061-\u2064]/g, '')
  if (name === 'mtext') return text.replaceAll('\u00A0', ' ').trim() === '' ? '' : `"${text.replaceAll('\u00A0', ' ')}"`
  const isStyled = name === 'mi' && /^[A-Za-z]+$/.test(text) && (attributes['mathvariant'] ?? 'normal') !== 'normal'
  const isUpright =
    name === 'mi' && /^[A-Za-z]+$/.test(text) && (text.length > 1 || attributes['mathvariant'] === 'normal')
  const letter = [...text].map((sign) => sames[sign] ?? sign).join('')
  return isStyled ? `${attributes['mathvariant']}:${letter}` : isUpright ? `upright:${letter}` : letter
}
