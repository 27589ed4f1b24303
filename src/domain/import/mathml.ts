/** Converts simple MathML, as found in test items, to LaTeX. */
import { latexCharacters, namedFunction } from './omml-characters.ts'
import { descendantsOf, elementsOf, textOf, type XmlElement } from './xml-tree.ts'

/** The encoding of an annotation that holds the formula as its author wrote it. */
const texEncoding = 'application/x-tex'

/** The LaTeX of a formula, from its annotation or its parts; null if some part is not known here. */
export function mathmlText(math: XmlElement): string | null {
  const beside = descendantsOf(math, 'annotation').find(({ attributes }) => attributes['encoding'] === texEncoding)
  if (beside !== undefined) return textOf(beside).trim()
  const parts = elementsOf(math).map(partOf)
  return parts.includes(null) ? null : parts.join('').trim()
}

function partOf(element: XmlElement): string | null {
  const name = element.name.replace(/^.*:/, '')
  if (/^(?:mi|mn|mo|mtext|ms)$/.test(name)) return tokenOf(name, textOf(element).trim())
  if (name === 'mspace') return '\\ '
  if (name === 'annotation' || name === 'annotation-xml') return ''
  const parts = elementsOf(element).map(partOf)
  if (parts.includes(null)) return null
  const [first = '', second = '', third = ''] = parts
  switch (name) {
    case 'mrow':
    case 'mstyle':
    case 'mpadded':
    case 'semantics':
      return parts.join('')
    case 'mfrac':
      return `\\frac{${first}}{${second}}`
    case 'msqrt':
      return `\\sqrt{${parts.join('')}}`
    case 'mroot':
      return `\\sqrt[${second}]{${first}}`
    case 'msup':
      return `{${first}}^{${second}}`
    case 'msub':
      return `{${first}}_{${second}}`
    case 'msubsup':
      return `{${first}}_{${second}}^{${third}}`
    case 'mfenced':
      return `\\left(${parts.join(',')}\\right)`
    default:
      return null
  }
}

function tokenOf(name: string, text: string): string {
  if (name === 'mtext' || name === 'ms') return `\\text{${text.replaceAll(/[{}\\$%#&_]/g, String.raw`\$&`)}}`
  const named = namedFunction(text)
  return named === null ? latexCharacters(text) : `${named} `
}
