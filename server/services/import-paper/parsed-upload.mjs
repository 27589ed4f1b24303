/**
 * Parses uploads: text by its encoding, GIFT question by question, XML as trees. Plain JavaScript, because Node runs no
 * TypeScript.
 */
import { XMLValidator } from 'fast-xml-parser'
import { parse } from 'gift-pegjs'
import { decodeText, decodeXml } from '../files/decode-text.mjs'
import { xmlTree } from '../files/xml-tree.mjs'

/** @param {import('./parse-apart.ts').AskedParsing} asked */
export const parsedUpload = (asked) => ({ kind: /** @type {const} */ ('read'), result: resultOf(asked) })

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

/**
 * @param {readonly Uint8Array[]} parts
 * @param {import('./parse-apart.ts').TreeLimits} limits
 * @returns {import('./parse-apart.ts').Trees}
 */
function readTrees(parts, limits) {
  const room = { left: limits.nodes }
  const trees = []
  for (const bytes of parts) {
    const text = decodeXml(bytes)
    if (text === null) {
      trees.push(null)
      continue
    }
    // Must come before the parser, which would process the declarations of a document type.
    if (/<!\s*(?:doctype|entity)/i.test(text.replaceAll(/<!--[\s\S]*?-->|<!\[CDATA\[[\s\S]*?\]\]>/g, '')))
      return 'documentType'
    const tree = XMLValidator.validate(text) === true ? xmlTree(text, limits.depth, room) : 'broken'
    if (tree === 'tooLong') return tree
    trees.push(tree === 'broken' ? null : tree)
  }
  return trees
}
