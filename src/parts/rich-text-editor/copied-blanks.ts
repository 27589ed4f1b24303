import type { Node } from 'prosemirror-model'
import { type EditorState, Plugin, type Transaction } from 'prosemirror-state'
import { highestBlank } from './commands.ts'
import { nodes } from './schema.ts'

/**
 * A blank that was copied gets a number of its own, above the highest: two of one number would share an answer. One that is
 * moved keeps its number, and with it its answer.
 */
export const copiedBlanks = new Plugin({
  appendTransaction: (transactions, _before, after) => {
    const brought = transactions.find((one) => one.docChanged && isFromOutside(one))
    return brought === undefined ? null : numberedAnew(brought, after)
  },
})

const isFromOutside = (transaction: Transaction): boolean =>
  ['paste', 'drop'].includes(String(transaction.getMeta('uiEvent')))

function numberedAnew(brought: Transaction, { doc, tr }: EditorState): Transaction | null {
  const isBrought = broughtBy(brought)
  const taken = new Set<number>()
  eachBlank(doc, (number, position) => void (isBrought(position) || taken.add(number)))
  let next = highestBlank(doc) + 1
  eachBlank(doc, (number, position) => {
    if (!isBrought(position)) return
    if (taken.has(number)) tr.setNodeAttribute(position, 'number', next++)
    else taken.add(number)
  })
  return tr.docChanged ? tr : null
}

function eachBlank(doc: Node, see: (number: number, position: number) => void): void {
  doc.descendants((node, position) => {
    if (node.type === nodes.blank) see(Number(node.attrs['number']), position)
  })
}

/** Whether a change put what stands at a position there. */
function broughtBy({ mapping }: Transaction): (position: number) => boolean {
  const ranges: (readonly [from: number, to: number])[] = []
  mapping.maps.forEach((map, index) => {
    const rest = mapping.slice(index + 1)
    map.forEach((_oldFrom, _oldTo, from, to) => void ranges.push([rest.map(from, -1), rest.map(to, 1)]))
  })
  return (position) => ranges.some(([from, to]) => position >= from && position < to)
}
