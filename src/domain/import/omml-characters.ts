/** Signs and letters of equations as LaTeX. */
import { commandOfSign, functionNames } from '../rich-text/formula-signs.ts'

const others: Readonly<Record<string, string>> = {
  '−': '-',
  // Congruent as China writes it; LaTeX has no name for the sign.
  '≌': '\\mathrel{≌}',
  '′': "'",
  '″': "''",
  '°': '^{\\circ}',
  '％': '\\%',
  '%': '\\%',
  '{': '\\{',
  '}': '\\}',
  '#': '\\#',
  '&': '\\&',
  $: '\\$',
  _: '\\_',
  '\\': '\\backslash ',
  '‖': '\\|',
  ℝ: '\\mathbb{R}',
  ℕ: '\\mathbb{N}',
  ℤ: '\\mathbb{Z}',
  ℚ: '\\mathbb{Q}',
  ℂ: '\\mathbb{C}',
  '\u00A0': '\\ ',
  '\u2003': '\\quad ',
  '\u2009': '\\,',
  '\u2002': '\\enspace ',
  '\u2005': '\\:',
  '\u200A': '',
  '\u200B': '',
}

/** A text of an equation, sign by sign; a root sign takes the number or letter behind it. Chinese is kept as text. */
export function latexCharacters(text: string): string {
  const tex = [...plainLetters(text)].map((character) => {
    const command = commandOfSign.get(character)
    return command === undefined ? (others[character] ?? character) : `\\${command} `
  })
  return tex
    .join('')
    .replaceAll(/\\surd (\d+|[A-Za-z](?![A-Za-z]))/g, String.raw`\sqrt{$1}`)
    .replaceAll(/[\p{Script=Han}，。；：、？！（）]+/gu, (words) => `\\text{${words}}`)
}

/** Plain text within a formula: signs that LaTeX gives a meaning are left out. */
export const plainTex = (text: string): string => text.trim().replaceAll(/[{}\\$%#&_^~]/g, '')

/** The command of a function; null if it is not one. */
export const namedFunction = (text: string): string | null => (functionNames.has(text) ? `\\${text}` : null)

const scripts: Readonly<Record<string, string>> = {
  'double-struck': 'mathbb',
  script: 'mathcal',
  fraktur: 'mathfrak',
  'sans-serif': 'mathsf',
  monospace: 'mathtt',
}

/** Letters in a style of their own; null if there is none. */
export function styledLetters(text: string, script: string | undefined, style: string | undefined): string | null {
  if (!/^[A-Za-z]+$/.test(text)) return null
  const command = scripts[script ?? '']
  if (command !== undefined) return `\\${command}{${text}}`
  if (style === 'p') return `\\mathrm{${text}}`
  if (style === 'b') return `\\mathbf{${text}}`
  return style === 'bi' ? `\\boldsymbol{${text}}` : null
}

/** Slanted letters of the mathematical alphabet become plain ones: formula letters are italic anyway. */
const plainLetters = (text: string): string =>
  text.replaceAll(/[\u{1D400}-\u{1D7FF}]/gu, (letter) => letter.normalize('NFKC'))
