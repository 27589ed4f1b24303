/** XML as trees. Plain JavaScript, because the processes that read files run no TypeScript. */
import { XMLParser } from 'fast-xml-parser'

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  processEntities: false,
  trimValues: false,
  parseTagValue: false,
  parseAttributeValue: false,
  cdataPropName: '#cdata',
})

/**
 * The root of a document, or why there is none; `room` holds how many nodes are left for it and the following ones.
 *
 * @param {string} text
 * @param {number} depth
 * @param {{ left: number }} room
 * @returns {import('#domain/import/xml-tree.ts').XmlElement | 'broken' | 'tooLong'}
 */
export function xmlTree(text, depth, room) {
  try {
    const [root] = convert(parser.parse(text), depth, room).filter((node) => typeof node !== 'string')
    return root ?? 'broken'
  } catch (error) {
    return error === tooMuch ? 'tooLong' : 'broken'
  }
}

const tooMuch = new Error('More than was let in')

/**
 * @param {readonly Record<string, any>[]} nodes
 * @param {number} depth
 * @param {{ left: number }} room
 * @returns {(import('#domain/import/xml-tree.ts').XmlElement | string)[]}
 */
function convert(nodes, depth, room) {
  return nodes.flatMap((node) => {
    room.left -= 1
    if (room.left < 0 || depth < 0) throw tooMuch
    if ('#text' in node) return [resolved(String(node['#text']))]
    if ('#cdata' in node) return [String(node['#cdata'][0]?.['#text'] ?? '')]
    const name = Object.keys(node).find((key) => key !== ':@')
    if (name === undefined || name.startsWith('?')) return []
    const attributes = Object.entries(node[':@'] ?? {}).map(([key, value]) => [key, resolved(String(value))])
    return [{ name, attributes: Object.fromEntries(attributes), children: convert(node[name], depth - 1, room) }]
  })
}

/** @type {Readonly<Record<string, string>>} */
const entities = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** @param {string} text */
const resolved = (text) =>
  text.replaceAll(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(amp|lt|gt|quot|apos));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[name] ?? whole
    const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal)
    return code > 0 && code <= 0x10_ff_ff && (code < 0xd8_00 || code > 0xdf_ff) ? String.fromCodePoint(code) : '\uFFFD'
  })
