/**
 * Parses what a teacher uploaded in a process of its own: text by its encoding, GIFT question by question, XML as trees.
 * Plain JavaScript, because Node runs no TypeScript.
 */
import { XMLParser } from 'fast-xml-parser'
import { parse } from 'gift-pegjs'
import { decodeText } from '../files/decode-text.mjs'

process.once('message', (/** @type {import('./parse-apart.ts').AskedParsing} */ asked) => {
  process.send?.({ kind: 'read', result: resultOf(asked) }, () => process.disconnect())
})

/** @param {import('./parse-apart.ts').AskedParsing} asked */
function resultOf(asked) {
  if (asked.kind === 'text') return { text: decodeText(asked.bytes)?.replace(/^\uFEFF/, '') ?? null }
  if (asked.kind === 'gift') return asked.blocks.map(readBlock)
  return readTrees(asked.parts, asked.limits)
}

/**
 * @param {string} block
 * @returns {import('#domain/import/read-gift.ts').GiftReading}
 */
function readBlock(block) {
  try {
    return { elements: parse(block) }
  } catch (error) {
    return { fault: error instanceof Error ? error.message : String(error) }
  }
}

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
 * @param {readonly Uint8Array[]} parts
 * @param {import('./parse-apart.ts').TreeLimits} limits
 * @returns {import('./parse-apart.ts').Trees}
 */
function readTrees(parts, limits) {
  const room = { left: limits.nodes }
  const trees = []
  for (const bytes of parts) {
    const text = decodeText(bytes)
    if (text === null) return 'broken'
    // Before the parser, which would read what a document type declares.
    if (/<!\s*(?:doctype|entity)/i.test(text.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')))
      return 'documentType'
    const tree = treeOf(text, limits.depth, room)
    if (typeof tree === 'string') return tree
    trees.push(tree)
  }
  return trees
}

/**
 * @param {string} text
 * @param {number} depth
 * @param {{ left: number }} room
 */
function treeOf(text, depth, room) {
  try {
    const [root] = convert(parser.parse(text), depth, room).filter((node) => typeof node !== 'string')
    return root ?? 'broken'
  } catch (error) {
    return error === tooMuch ? 'tooLong' : 'broken'
  }
}

const tooMuch = new Error('More than an import takes')

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
