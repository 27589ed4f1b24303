import { chainCommands, toggleMark } from 'prosemirror-commands'
import { type Command, NodeSelection, TextSelection } from 'prosemirror-state'
import { goToNextCell, isInTable, selectedRect } from 'prosemirror-tables'
import type { Node } from 'prosemirror-model'
import { nodes, schema } from './schema.ts'

export const toggleStrong: Command = toggleMark(schema.mark('strong').type)

export const toggleUnderline: Command = toggleMark(schema.mark('underline').type)

/** As wide as six letters, on paper and on screen. */
const gap = '______'

export const insertGap: Command = (state, dispatch) => {
  dispatch?.(state.tr.insertText(gap).scrollIntoView())
  return true
}

/** Inserts an atom at the selection. */
export const insertAtom =
  (atom: Node): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.replaceSelectionWith(atom).scrollIntoView())
    return true
  }

/** The highest number of a blank; 0 if there is none. */
export function highestBlank(doc: Node): number {
  let highest = 0
  doc.descendants((node) => {
    if (node.type === nodes.blank) highest = Math.max(highest, Number(node.attrs['number']))
  })
  return highest
}

/** Inserts a blank numbered one above the highest. */
export const insertBlank: Command = (state, dispatch) =>
  insertAtom(nodes.blank.create({ number: highestBlank(state.doc) + 1 }))(state, dispatch)

/** Changes the attributes of the selected atom. */
export const changeAtom =
  (attributes: Readonly<Record<string, unknown>>): Command =>
  (state, dispatch) => {
    const { selection } = state
    if (!(selection instanceof NodeSelection)) return false
    const changed = state.tr.setNodeMarkup(selection.from, null, { ...selection.node.attrs, ...attributes })
    dispatch?.(changed.setSelection(NodeSelection.create(changed.doc, selection.from)))
    return true
  }

const newTable = { rows: 2, columns: 3 } as const

/** Inserts a table after the selection's paragraph, followed by a paragraph to continue in. */
export const insertTable: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const { $to } = state.selection
  const cells = Array.from({ length: newTable.columns }, () => nodes.table_cell.create(null, nodes.paragraph.create()))
  const rows = Array.from({ length: newTable.rows }, () => nodes.table_row.create(null, cells))
  const isLast = $to.after(1) === state.doc.content.size
  const added = [nodes.table.create(null, rows), ...(isLast ? [nodes.paragraph.create()] : [])]
  const position = $to.after(1)
  const changed = state.tr.insert(position, added)
  dispatch?.(changed.setSelection(TextSelection.near(changed.doc.resolve(position + 1))).scrollIntoView())
  return true
}

/** Enter in a cell moves to the next one: a cell is a single line. */
export const nextCell: Command = (state, dispatch) =>
  isInTable(state) && chainCommands(goToNextCell(1), leaveTable(1), () => true)(state, dispatch)

/** Moves past the edge of a table with no text next to it, into a new paragraph. */
export const leaveTable =
  (direction: -1 | 1): Command =>
  (state, dispatch) => {
    if (!isInTable(state)) return false
    const { map, top, bottom, table, tableStart } = selectedRect(state)
    const isAtEdge = direction === 1 ? bottom === map.height : top === 0
    const position = direction === 1 ? tableStart - 1 + table.nodeSize : tableStart - 1
    const isAlone = position === 0 || position === state.doc.content.size
    if (!isAtEdge || !isAlone) return false
    const changed = state.tr.insert(position, nodes.paragraph.create())
    dispatch?.(changed.setSelection(TextSelection.create(changed.doc, position + 1)).scrollIntoView())
    return true
  }
