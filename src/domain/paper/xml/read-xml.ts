/**
 * Reads the subset of XML that `xml.ts` writes. Anything that could reach outside or expand (document types, custom
 * entities), and what papers never contain (processing instructions, comments, CDATA, namespaces, text beside
 * elements), is refused. Every step consumes a character or ends, nothing recurses, and sizes are bounded.
 */
import { xmlLimits } from '../paper-limits.ts'
import { unwritable, type XmlElement } from './xml.ts'
import { XmlFault, type XmlFaultReason } from './xml-fault.ts'
import { type Cursor, startOfRoot, type Token, tokensOf } from './xml-tokens.ts'

export type XmlReading =
  | { readonly ok: true; readonly root: XmlElement }
  /** `line` counts from 1. */
  | { readonly ok: false; readonly reason: XmlFaultReason; readonly line: number }

/** The root element of a document, or the first fault and its line. */
export function readXml(source: string): XmlReading {
  if (source.length > xmlLimits.length) return { ok: false, reason: 'tooLong', line: 1 }
  const cursor = { source, position: startOfRoot(source) }
  try {
    refuseUnwritable(cursor)
    return { ok: true, root: treeOf(tokensOf(cursor)) }
  } catch (fault) {
    if (!(fault instanceof XmlFault)) throw fault
    return { ok: false, reason: fault.reason, line: source.slice(0, cursor.position).split('\n').length }
  }
}

function refuseUnwritable(cursor: Cursor): void {
  const at = cursor.source.search(unwritable)
  if (at === -1) return
  cursor.position = at
  throw new XmlFault('notWellFormed')
}

interface OpenElement extends XmlElement {
  readonly children: XmlElement[]
  text: string
}

function treeOf(tokens: Iterable<Token>): XmlElement {
  const document: OpenElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [document]
  let count = 0
  for (const token of tokens) {
    const parent = open.at(-1) ?? document
    if (token.kind === 'text') parent.text += token.text
    if (token.kind === 'start') {
      const element: OpenElement = { name: token.name, attributes: token.attributes, children: [], text: '' }
      if (++count > xmlLimits.elements) throw new XmlFault('tooManyElements')
      if (open.push(element) > xmlLimits.depth + 1) throw new XmlFault('tooDeep')
      parent.children.push(element)
    }
    if (token.kind === 'end' && token.name !== parent.name) throw new XmlFault('notWellFormed')
    if (token.kind === 'end' || (token.kind === 'start' && token.isEmpty)) close(open)
  }
  const [root, ...others] = document.children
  if (open.length !== 1 || root === undefined || others.length > 0) throw new XmlFault('notWellFormed')
  close(open)
  return root
}

/** Closes the innermost element. White space between its children is ignored; other text there is refused. */
function close(open: OpenElement[]): void {
  const element = open.pop()
  if (element === undefined || element.children.length === 0) return
  if (/[^ \t\n\r]/.test(element.text)) throw new XmlFault('forbidden')
  element.text = ''
}
