import type { Node } from 'prosemirror-model'
import { type Paragraph, parseBlocks, type RichBlock } from '#domain/rich-text/rich-text-parser.ts'
import { tableSource } from '#domain/rich-text/table-lines.ts'
import { cellSource, lineSource } from './line-source.ts'
import { marksOf, type Piece, type Run, runsOf } from './runs.ts'
import { nodes, schema } from './schema.ts'

/** The project's rich text as a document of the editor. */
export const toDocument = (source: string): Node => nodes.doc.createChecked(null, parseBlocks(source).map(blockOf))

function blockOf(block: RichBlock): Node {
  if (block.kind === 'paragraph') return paragraphOf(block.content)
  const rows = block.rows.map((cells) =>
    nodes.table_row.create(
      null,
      cells.map((cell) => nodes.table_cell.create(null, paragraphOf(cell))),
    ),
  )
  return nodes.table.create(null, rows)
}

const paragraphOf = (line: Paragraph): Node => nodes.paragraph.create(null, runsOf(line).map(inlineOf))

function inlineOf({ piece, marks: names }: Run): Node {
  const marks = names.map((name) => schema.mark(name))
  if (piece.kind === 'text') return schema.text(piece.text, marks)
  const { kind, ...attributes } = piece
  return nodes[kind].create(attributes, null, marks)
}

/** Cached sources of blocks: a new document shares unedited blocks with the previous one. */
const known = new WeakMap<Node, string>()

/** A document as the project's rich text. Only blocks that changed since the last call are serialized again. */
export function toSource(document: Node): string {
  const lines: string[] = []
  document.forEach((block, _offset, index) => {
    // Tables on consecutive lines would be parsed as one.
    const followsTable = index > 0 && document.child(index - 1).type === nodes.table
    if (block.type === nodes.table && followsTable) lines.push('')
    lines.push(blockSource(block))
  })
  return lines.join('\n')
}

function blockSource(block: Node): string {
  const source = known.get(block) ?? (block.type === nodes.table ? tableOf(block) : lineSource(runsIn(block)))
  known.set(block, source)
  return source
}

const tableOf = (table: Node): string =>
  tableSource(table.children.map((row) => row.children.map((cell) => cellSource(cell.children.flatMap(runsIn)))))

/** The line for a paragraph of the document. */
export const runsIn = (paragraph: Node): readonly Run[] =>
  paragraph.children.map((node) => {
    const piece = pieceOf(node)
    const names = node.marks.map(({ type }) => type.name)
    return { piece, marks: marksOf(piece, names) }
  })

const pieceOf = (node: Node): Piece =>
  node.isText ? { kind: 'text', text: node.text ?? '' } : ({ kind: node.type.name, ...node.attrs } as Piece)
