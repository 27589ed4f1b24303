import { xmlLimits } from '../paper-limits.ts'
import { unwritable } from './xml.ts'
import { XmlFault } from './xml-fault.ts'

export type Token =
  | {
      readonly kind: 'start'
      readonly name: string
      readonly attributes: ReadonlyMap<string, string>
      /** A self-closing tag: `<a/>`. */
      readonly isEmpty: boolean
    }
  | { readonly kind: 'end'; readonly name: string }
  | { readonly kind: 'text'; readonly text: string }

export interface Cursor {
  readonly source: string
  /** Where the next token begins; after a fault, where reading stopped. */
  position: number
}

const declaration = /^\uFEFF?(?:<\?xml\s+version\s*=\s*["']1\.0["'](?:\s+encoding\s*=\s*["']utf-8["'])?\s*\?>)?/i

/** The position after the byte order mark and the XML declaration, if any. */
export const startOfRoot = (source: string): number => declaration.exec(source)?.[0].length ?? 0

/** Tags and texts in order. Throws `XmlFault` at the first that cannot be read. */
export function* tokensOf(cursor: Cursor): Generator<Token> {
  while (cursor.position < cursor.source.length) {
    const token = cursor.source[cursor.position] === '<' ? readTag(cursor) : readText(cursor)
    yield token
  }
}

function readText(cursor: Cursor): Token {
  const next = cursor.source.indexOf('<', cursor.position)
  const end = next === -1 ? cursor.source.length : next
  const text = cursor.source.slice(cursor.position, end).replaceAll(/\r\n?/g, '\n')
  const token = { kind: 'text', text: resolved(text) } as const
  cursor.position = end
  return token
}

const tagStart = /<(\/?)([A-Za-z_][\w.-]*)/y
const attribute = /\s+([A-Za-z_][\w.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const tagEnd = /\s*(\/?)>/y

function readTag(cursor: Cursor): Token {
  const next = cursor.source[cursor.position + 1]
  if (next === '!' || next === '?') throw new XmlFault('forbidden')
  const start = cursor.position
  const [, slash, name = ''] = take(cursor, tagStart)
  const attributes = readAttributes(cursor)
  const [, empty] = take(cursor, tagEnd)
  if (name.length > xmlLimits.name || (slash === '/' && (attributes.size > 0 || empty === '/'))) {
    cursor.position = start
    throw new XmlFault('notWellFormed')
  }
  return slash === '/' ? { kind: 'end', name } : { kind: 'start', name, attributes, isEmpty: empty === '/' }
}

function readAttributes(cursor: Cursor): ReadonlyMap<string, string> {
  const attributes = new Map<string, string>()
  for (let found = match(cursor, attribute); found !== null; found = match(cursor, attribute)) {
    const [whole, name = '', double, single] = found
    if (attributes.has(name)) throw new XmlFault('notWellFormed')
    if (attributes.size === xmlLimits.attributes) throw new XmlFault('tooManyAttributes')
    attributes.set(name, resolved((double ?? single ?? '').replaceAll(/\r\n|[\t\n\r]/g, ' ')))
    cursor.position += whole.length
  }
  return attributes
}

/** What a sticky pattern matches at the cursor, without moving it. */
function match(cursor: Cursor, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = cursor.position
  return pattern.exec(cursor.source)
}

function take(cursor: Cursor, pattern: RegExp): RegExpExecArray {
  const found = match(cursor, pattern)
  if (found === null) throw new XmlFault('notWellFormed')
  cursor.position += found[0].length
  return found
}

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries({ lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" }),
)

/** Text with its references resolved: five names, and characters by number. */
const resolved = (text: string): string =>
  text.replaceAll(/&(?:#(\d{1,7});|#x([\dA-Fa-f]{1,6});|(\w{1,32});)?/g, (_, decimal, hexadecimal, name) => {
    if (typeof name === 'string') return entityOf(name)
    const code = typeof hexadecimal === 'string' ? Number.parseInt(hexadecimal, 16) : Number(decimal ?? Number.NaN)
    const character = code <= 0x10_ff_ff ? String.fromCodePoint(code) : ''
    if (character === '' || unwritable.test(character)) throw new XmlFault('notWellFormed')
    return character
  })

function entityOf(name: string): string {
  const character = entities.get(name)
  if (character === undefined) throw new XmlFault('forbidden')
  return character
}
