/** QTI of all versions by one set of names: `qti-choice-interaction` and `choiceInteraction` are `choiceinteraction`. */
import type { PictureOf } from './file-pictures.ts'
import { htmlText, type Lost, type PlainedHtml } from './html-text.ts'
import { mathmlText } from './mathml.ts'
import { elementsOf, textOf, type XmlElement } from './xml-tree.ts'

const plainName = (name: string): string =>
  name.replace(/^.*:/, '').replace(/^qti-/, '').replaceAll('-', '').toLowerCase()

export interface QtiNode {
  readonly name: string
  readonly children: readonly QtiNode[]
  readonly source: XmlElement
  /** Empty where there is none. */
  readonly attribute: (name: string) => string
  /** All nodes below it, in order. */
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

/** Interactions that stand within a line. */
const isGap = ({ name }: Pick<QtiNode, 'name'>): boolean =>
  name === 'textentryinteraction' || name === 'inlinechoiceinteraction'

/**
 * What students read of a node as rich text. Gaps stand in it as lines; where several interactions are items of their own, as
 * blanks with their numbers, and the others not at all.
 */
export function qtiText(node: QtiNode, own: readonly QtiNode[], pictureOf: PictureOf): PlainedHtml {
  const lost: Lost[] = []
  const html = (element: XmlElement): string =>
    element.children.map((child) => (typeof child === 'string' ? escaped(child) : tagged(child))).join('')
  const tagged = (element: XmlElement): string => {
    const name = plainName(element.name)
    const at = own.findIndex(({ source }) => source === element)
    if (isGap({ name })) return at === -1 ? '____' : `[[${at + 1}]]`
    if (at !== -1) return ''
    if (name === 'simplechoice' && node.name !== 'simplechoice') return ''
    if (/^(?:feedbackinline|feedbackblock|modalfeedback|rubricblock|printedvariable|stylesheet)$/.test(name)) {
      lost.push({ reason: 'setting', text: textOf(element).trim() })
      return ''
    }
    if (name === 'math') {
      const tex = mathmlText(element)
      if (tex === null) lost.push({ reason: 'formula', text: textOf(element) })
      return tex === null ? escaped(textOf(element)) : escaped(`$${tex}$`)
    }
    const attributes = Object.entries(element.attributes)
      .filter(([key]) => /^(?:src|alt|data|width)$/.test(key))
      .map(([key, value]) => ` ${key}="${escaped(value.replaceAll('"', ''))}"`)
      .join('')
    return `<${name}${attributes}>${html(element)}</${name}>`
  }
  const { text, lost: more } = htmlText(html(node.source), pictureOf)
  return { text, lost: [...lost, ...more] }
}
