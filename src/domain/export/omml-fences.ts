/** Turns the brackets of a formula into groups: in KaTeX's MathML they are mere signs in a row. */
import { elementsOf, textOf, type XmlElement } from '../import/xml-tree.ts'

/** Wraps what is between two brackets; `begin` and `end` are the signs, empty for none. */
export const groupName = 'group'

export const groupOf = (begin: string, end: string, children: readonly XmlElement[]): XmlElement => ({
  name: groupName,
  attributes: { begin, end },
  children,
})

const scripts = new Set(['msub', 'msup', 'msubsup'])

const signOf = (element: XmlElement | undefined): string => (element?.name === 'mo' ? textOf(element).trim() : '')

const isOpening = (element: XmlElement): boolean => /^[([{⟨⌊⌈]$/.test(signOf(element))

const isClosing = (element: XmlElement): boolean => /^[)\]}⟩⌋⌉]$/.test(signOf(element))

/** A closing bracket, alone or with a superscript or subscript. */
function closingOf(element: XmlElement): XmlElement | undefined {
  if (isClosing(element)) return element
  const [base] = scripts.has(element.name) ? elementsOf(element) : []
  return base !== undefined && isClosing(base) ? base : undefined
}

/** The elements with each bracket pair and its contents as one group; an unpaired bracket remains a sign. */
export function grouped(elements: readonly XmlElement[]): readonly XmlElement[] {
  const open: { readonly bracket: XmlElement; readonly before: XmlElement[] }[] = []
  let current: XmlElement[] = []
  for (const element of elements) {
    const closing = closingOf(element)
    const innermost = closing === undefined ? undefined : open.pop()
    if (isOpening(element)) {
      open.push({ bracket: element, before: current })
      current = []
    } else if (closing === undefined || innermost === undefined) current.push(element)
    else {
      const group = groupOf(signOf(innermost.bracket), signOf(closing), current)
      current = [...innermost.before, closing === element ? group : atGroup(element, group)]
    }
  }
  return open.toReversed().reduce((inner, { bracket, before }) => [...before, bracket, ...inner], current)
}

/** A script on the closing bracket moves to the group. */
const atGroup = (script: XmlElement, group: XmlElement): XmlElement => ({
  ...script,
  children: [group, ...elementsOf(script).slice(1)],
})

/** `\left` and `\right` make a row of their own; `\big` only enlarges a sign. */
const isFence = (element: XmlElement | undefined): boolean =>
  element?.attributes['fence'] === 'true' && element.attributes['minsize'] === undefined

/** A row between `\left` and `\right` as a group, even if one of them is missing; null for any other row. */
export function fencedRow(elements: readonly XmlElement[]): XmlElement | null {
  const [first] = elements
  const last = elements.at(-1)
  const [begins, ends] = [isFence(first), isFence(last) && last !== first]
  if (!begins && !ends) return null
  const inside = elements.slice(begins ? 1 : 0, ends ? -1 : undefined)
  return groupOf(begins ? signOf(first) : '', ends ? signOf(last) : '', inside)
}

/** The parts of a group between `\middle` signs, and that sign. */
export function splitGroup(group: XmlElement): {
  readonly parts: readonly (readonly XmlElement[])[]
  readonly separator: string
} {
  const parts: XmlElement[][] = [[]]
  let separator = ''
  for (const element of elementsOf(group)) {
    if (isFence(element)) {
      separator = signOf(element)
      parts.push([])
    } else parts.at(-1)?.push(element)
  }
  return { parts, separator }
}
