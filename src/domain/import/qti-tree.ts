/**
 * Gives QTI of all versions one set of names: `qti-choice-interaction` and `choiceInteraction` are `choiceinteraction`.
 */
import type { PictureOf } from './file-pictures.ts'
import { htmlText, type PlainedHtml } from './html-text.ts'
import type { Lost } from './lost.ts'
import { letterOf } from './paper-builder.ts'
import { mathmlText } from './mathml.ts'
import { elementsOf, textOf, type XmlElement } from './xml-tree.ts'

const plainName = (name: string): string =>
  name.replace(/^.*:/, '').replace(/^qti-/, '').replaceAll('-', '').toLowerCase()

export interface QtiNode {
  readonly name: string
  readonly children: readonly QtiNode[]
  readonly source: XmlElement
  /** Empty if missing. */
  readonly attribute: (name: string) => string
  /** All descendants, in document order. */
  readonly all: () => readonly QtiNode[]
  readonly find: (name: string) => QtiNode | undefined
  readonly text: () => string
}

export function qtiNode(source: XmlElement): QtiNode {
  const children = elementsOf(source).map(qtiNode)
  const attributes = new Map(Object.entries(source.attributes).map(([name, value]) => [plainName(name), value]))
  const all = (): readonly QtiNode[] => children.flatMap((child) => [child, ...child.all()])
  return {
    name: plainName(source.name),
    children,
    source,
    attribute: (name) => attributes.get(name) ?? '',
    all,
    find: (name) => all().find((node) => node.name === name),
    text: () => textOf(source),
  }
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Interactions within a line. */
const isGap = ({ name }: Pick<QtiNode, 'name'>): boolean =>
  name === 'textentryinteraction' || name === 'inlinechoiceinteraction'

interface Reading {
  /** Nodes handled elsewhere: gaps among them become numbered blanks, the others are left out. */
  readonly own?: readonly QtiNode[]
  readonly pictureOf: PictureOf
  /** Whether choices are included, each with its letter. */
  readonly withChoices?: boolean
}

/** The choices offered for a gap. */
const offered = (gap: XmlElement): string => {
  const choices = elementsOf(gap).map((choice) => textOf(choice).trim())
  return choices.length === 0 ? '' : escaped(` (${choices.join(' / ')})`)
}

const isMarked = (element: XmlElement, mark: RegExp): boolean =>
  (element.attributes['class'] ?? '').split(/\s+/).some((one) => mark.test(one))

/** Formatting that HTML has as an element and QTI as a class, written as HTML. */
function ofElement(element: XmlElement, name: string, html: string): string {
  if (name === 'span' && isMarked(element, /^(?:qti-)?underline$/)) return `<u>${html}</u>`
  const number = textOf(element).trim()
  if (name === 'span' && isMarked(element, /^blank$/) && /^\d{1,3}$/.test(number)) return `[[${number}]]`
  const attributes = Object.entries(element.attributes)
    .filter(([key]) => /^(?:src|alt|data|width)$/.test(key))
    .map(([key, value]) => ` ${key}="${escaped(value.replaceAll('"', ''))}"`)
    .join('')
  return `<${name}${attributes}>${html}</${name}>`
}

/** What students read of a node, as rich text; a gap becomes a line. */
export function qtiText(node: QtiNode, { own = [], pictureOf, withChoices = false }: Reading): PlainedHtml {
  const lost: Lost[] = []
  let choices = 0
  const html = (element: XmlElement): string =>
    element.children.map((child) => (typeof child === 'string' ? escaped(child) : tagged(child))).join('')
  const tagged = (element: XmlElement): string => {
    const name = plainName(element.name)
    const at = own.findIndex(({ source }) => source === element)
    if (isGap({ name })) return at === -1 ? `____${withChoices ? offered(element) : ''}` : `[[${at + 1}]]`
    if (at !== -1) return ''
    if (name.endsWith('interaction')) choices = 0
    if (name === 'simplechoice' && node.name !== name) {
      choices += 1
      return withChoices ? `<p>${letterOf(choices - 1)}. ${html(element)}</p>` : ''
    }
    if (/^(?:feedbackinline|feedbackblock|modalfeedback|rubricblock|printedvariable|stylesheet)$/.test(name)) {
      lost.push({ reason: name === 'rubricblock' ? 'scoring' : 'setting', text: textOf(element).trim() })
      return ''
    }
    if (name === 'math') {
      const tex = mathmlText(element)
      if (tex === null) lost.push({ reason: 'formula', text: textOf(element) })
      const mark = element.attributes['display'] === 'block' ? '$$' : '$'
      return escaped(tex === null ? textOf(element) : `${mark}${tex}${mark}`)
    }
    return ofElement(element, name, html(element))
  }
  const { text, lost: more } = htmlText(html(node.source), pictureOf)
  return { text: withChoices ? text.replaceAll(letterAlone, '$1$2 ') : text, lost: [...lost, ...more] }
}

/** A choice's letter whose text is a paragraph of its own. */
const letterAlone = /(^|\n)([A-Z]\.)\n/g
