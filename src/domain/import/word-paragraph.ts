import type { PictureOf } from './file-pictures.ts'
import type { Lost } from './lost.ts'
import { latexOf } from './omml.ts'
import { plainTex } from './omml-characters.ts'
import type { FormatOf } from './word-looks.ts'
import { contentOf } from './word-content.ts'
import { bold, withStrong } from './word-strong.ts'
import { drawnPictures } from './word-pictures.ts'
import { childOf, childrenOf, descendantsOf, textOf, type XmlElement } from './xml-tree.ts'

/** A paragraph as rich text, with what was lost. */
export interface WordParagraph {
  readonly text: string
  readonly lost: readonly Lost[]
}

/** The text of a paragraph: runs, equations, links and insertions, but no deletions. */
export function paragraphOf(paragraph: XmlElement, document: WordSurroundings): WordParagraph {
  const lost: Lost[] = []
  return { text: resolved(withStrong(partsOf(paragraph, { ...document, lost }))), lost }
}

/** What a document defines for its runs elsewhere. */
export interface WordSurroundings {
  /** By relationship name. */
  readonly pictureOf: PictureOf
  readonly lookOf: FormatOf
}

interface Reading extends WordSurroundings {
  readonly lost: Lost[]
}

/**
 * Placeholders for our marks until all runs are joined: Word splits one formula or underlined word into several runs.
 */
const mark = { line: '\uE000', lineEnd: '\uE001', formula: '\uE002', formulaEnd: '\uE003' } as const

/** Replaces the placeholders; a digit right after a formula would turn its `$` into money. */
const resolved = (text: string): string =>
  text
    .replaceAll(`${mark.lineEnd}${mark.line}`, '')
    .replaceAll(`${mark.formulaEnd}${mark.formula}`, '')
    .replaceAll(/[\uE000\uE001]/g, '__')
    .replaceAll(/\uE003(?=\d)/g, '$\u2009')
    .replaceAll(/[\uE002\uE003]/g, '$')

const formula = (tex: string): string => `${mark.formula}${tex}${mark.formulaEnd}`

const partsOf = (parent: XmlElement | undefined, reading: Reading): string =>
  contentOf(parent)
    .map((element) => partOf(element, reading))
    .join('')

function partOf(element: XmlElement, reading: Reading): string {
  switch (element.name) {
    case 'w:r':
      return runOf(element, reading)
    case 'w:ruby':
      return rubyOf(element, reading)
    case 'm:oMath':
      return formulaOf(element, reading)
    case 'm:oMathPara':
      return childrenOf(element, 'm:oMath')
        .map((math) => formulaOf(math, reading))
        .join(' ')
    default:
      return runPart(element, reading)
  }
}

/** Characters with their pronunciation above, for which rich text has no place. */
function rubyOf(ruby: XmlElement, reading: Reading): string {
  const base = partsOf(childOf(ruby, 'w:rubyBase'), reading)
  const above = partsOf(childOf(ruby, 'w:rt'), { ...reading, lost: [] })
  if (above.trim() !== '') reading.lost.push({ reason: 'emphasis', text: `${base} ${above}` })
  return base
}

function formulaOf(math: XmlElement, reading: Reading): string {
  const { tex, lost: parts } = latexOf(math)
  if (tex === '') {
    reading.lost.push({ reason: 'formula', text: textOf(math) })
    return ''
  }
  for (const part of parts) reading.lost.push({ reason: 'formula', text: `${part}: ${textOf(math)}` })
  return formula(tex)
}

/** One run, all of it in one style. */
function runOf(run: XmlElement, reading: Reading): string {
  const text = partsOf(run, reading)
  const { isHidden, isUnderlined, isBold, isDottedOrStruck, shift } = reading.lookOf(run)
  if (isHidden && text.trim() !== '') reading.lost.push({ reason: 'hidden', text })
  if (text === '' || isHidden) return ''
  if (isDottedOrStruck && text.trim() !== '') reading.lost.push({ reason: 'emphasis', text })
  // Its characters are runs of their own.
  if (childOf(run, 'w:ruby') !== undefined) return text
  if (childOf(run, 'w:t') === undefined && text.includes('](picture:')) return text
  if (shift !== null) return formula(`${shift === 'raised' ? '^' : '_'}{${plainTex(text)}}`)
  const lined = isUnderlined ? underlined(text) : text
  return isBold ? bold(lined) : lined
}

/** Underlined space is a gap to write on; our own marks must not begin or end with a space. */
function underlined(text: string): string {
  if (text.trim() === '') return '_'.repeat(Math.max(4, text.length))
  const [, before = '', words = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? []
  return `${before}${mark.line}${words}${mark.lineEnd}${after}`
}

function runPart(element: XmlElement, reading: Reading): string {
  switch (element.name) {
    case 'w:t':
    case 'm:t':
      return textOf(element).replaceAll(/[\uE000-\uE005]/g, '')
    case 'w:tab':
    case 'w:ptab':
      return '\t'
    case 'w:br':
    case 'w:cr':
      return '\n'
    case 'w:noBreakHyphen':
      return '-'
    case 'w:sym':
      reading.lost.push({
        reason: 'emphasis',
        text: `${element.attributes['w:font'] ?? ''} ${element.attributes['w:char'] ?? ''}`,
      })
      return ''
    case 'w:drawing':
    case 'w:pict':
      return drawnIn(element, reading)
    case 'w:object':
      reading.lost.push({ reason: 'object', text: objectName(element) })
      return ''
    case 'w:instrText':
      if (/^\s*EQ\b/i.test(textOf(element))) reading.lost.push({ reason: 'field', text: textOf(element) })
      return ''
    default:
      return partsOf(element, reading)
  }
}

/** Pictures, or a text box beside the paragraphs. */
function drawnIn(element: XmlElement, reading: Reading): string {
  const boxes = descendantsOf(element, 'w:txbxContent')
  for (const box of boxes)
    reading.lost.push({ reason: 'textOutside', text: descendantsOf(box, 'w:t').map(textOf).join('') })
  const { marks, lost } = drawnPictures(element, reading.pictureOf)
  reading.lost.push(...(boxes.length > 0 && marks.length === 0 ? [] : lost))
  return marks.join('')
}

const objectName = (element: XmlElement): string => descendantsOf(element, 'o:OLEObject')[0]?.attributes['ProgID'] ?? ''
