/** Runs of Word's equations: letters, signs, words and spaces. */
import type { XmlElement } from '../import/xml-tree.ts'
import { xmlText } from '../paper/xml/xml.ts'

const run = (text: string, properties = ''): string =>
  text === ''
    ? ''
    : `<m:r>${properties === '' ? '' : `<m:rPr>${properties}</m:rPr>`}<m:t xml:space="preserve">${xmlText(text)}</m:t></m:r>`

export const mathRun = (text: string): string => run(text)

/** Placed where there is nothing to see. */
export const emptyRun = run('\u200B')

/** Words; KaTeX's non-breaking spaces become Word's own. */
export const textRun = (text: string): string =>
  // Spaces alone belong to the formula; negative ones are dropped.
  /^[\u00A0\u2000-\u200A\u2063]+$/.test(text)
    ? run(text.replaceAll('\u2063', ''))
    : run(text.replaceAll('\u00A0', ' '), '<m:nor/>')

const scripts: Readonly<Record<string, string>> = {
  'double-struck': 'double-struck',
  script: 'script',
  'bold-script': 'script',
  fraktur: 'fraktur',
  'bold-fraktur': 'fraktur',
  'sans-serif': 'sans-serif',
  monospace: 'monospace',
}

/** Letters in their style. As in MathML, a single letter is italic, several are an upright name. */
export function letterRun(text: string, variant: string | undefined): string {
  if (!/^[a-z]+$/i.test(text)) return run(text, /bold/.test(variant ?? '') ? style('b') : '')
  const script = scripts[variant ?? '']
  if (script !== undefined) return run(text, `<m:scr m:val="${script}"/>`)
  if (variant === 'bold') return run(text, style('b'))
  if (variant === 'bold-italic') return run(text, style('bi'))
  return run(text, variant === 'normal' || (variant === undefined && text.length > 1) ? style('p') : '')
}

const style = (value: string): string => `<m:sty m:val="${value}"/>`

const emQuad = 1

/** A space by its width: a wide one is an em, a smaller one thin; a negative one is dropped. */
export function spaceOf({ attributes }: XmlElement): string {
  const width = Number.parseFloat(attributes['width'] ?? '0')
  if (!(width > 0)) return ''
  if (width >= emQuad) return run('\u2003'.repeat(Math.round(width)))
  return run(width >= 0.4 ? '\u2002' : width >= 0.25 ? '\u2005' : '\u2009')
}
