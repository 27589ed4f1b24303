/**
 * The subset of XML that papers are written in: elements, attributes and text. An element contains other elements or
 * text, never both.
 */
export interface XmlElement {
  readonly name: string
  readonly attributes: ReadonlyMap<string, string>
  readonly children: readonly XmlElement[]
  /** Empty if there are children. */
  readonly text: string
}

/** Attributes to write; null ones are left out. */
export type XmlAttributes = Readonly<Record<string, string | number | null>>

/** An element to write. */
export function xmlElement(
  name: string,
  attributes: XmlAttributes,
  content: readonly XmlElement[] | string = [],
): XmlElement {
  const present = Object.entries(attributes).flatMap(([key, value]) =>
    value === null ? [] : [[key, String(value)] as const],
  )
  const isText = typeof content === 'string'
  return { name, attributes: new Map(present), children: isText ? [] : content, text: isText ? content : '' }
}

/** The document of a root element. Characters that XML cannot carry become U+FFFD. */
export const writeXml = (root: XmlElement): string => `<?xml version="1.0" encoding="UTF-8"?>\n${written(root)}\n`

function written({ name, attributes, children, text }: XmlElement): string {
  let start = `<${name}`
  for (const [key, value] of attributes) start += ` ${key}="${escaped(value, inAttribute)}"`
  if (children.length > 0) return `${start}>\n${children.map(written).join('\n')}\n</${name}>`
  return text === '' ? `${start}/>` : `${start}>${escaped(text, inText)}</${name}>`
}

/** A text escaped for XML, as content or as an attribute in double quotes. */
export const xmlText = (text: string): string => escaped(text, /[<>&"\r]/g)

const inAttribute = /[<>&"\t\n\r]/g

const inText = /[<>&\r]/g

/** Most texts have nothing to escape, and a paper is written on every change. */
const escaped = (text: string, special: RegExp): string =>
  writable(text).replaceAll(special, (character) => `&#${character.codePointAt(0)};`)

/** A text with each character that XML cannot carry replaced by U+FFFD. */
export const writable = (text: string): string =>
  text.isWellFormed() && !unwritable.test(text)
    ? text
    : text.toWellFormed().replaceAll(new RegExp(unwritable, 'gu'), '\uFFFD')

/** A character outside XML 1.0's `Char`. */
export const unwritable = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/u
