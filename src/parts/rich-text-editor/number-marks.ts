import type { Node } from 'prosemirror-model'
import { Decoration, DecorationSet } from 'prosemirror-view'
import { isSlotNumber, numberBeforeGap } from '#domain/paper/slots/slots.ts'
import css from './rich-text-editor.module.css'
import { nodes, schema } from './schema.ts'

/** What is wrong with the blank or the numbered slot of this number. */
export type NumberFaults = ReadonlyMap<number, string>

/** Marks the numbers at fault where they are: blanks, underlined numbers, and numbers in front of a gap. */
export function numberMarks(doc: Node, faults: NumberFaults): DecorationSet {
  const marks: Decoration[] = []
  const mark = (how: 'node' | 'inline', number: number, from: number, to: number) => {
    const fault = faults.get(number)
    if (fault !== undefined) marks.push(Decoration[how](from, to, { class: css['wrongNumber'] ?? '', title: fault }))
  }
  if (faults.size > 0)
    doc.descendants((node, position) => {
      if (node.type === nodes.blank) mark('node', Number(node.attrs['number']), position, position + node.nodeSize)
      for (const { digits, start } of slotsOf(node))
        mark('inline', Number(digits), position + start, position + start + digits.length)
    })
  return DecorationSet.create(doc, marks)
}

/** The numbered slots of a piece of text, as `domain/paper/slots` finds them in its source. */
function slotsOf(node: Node): readonly { readonly digits: string; readonly start: number }[] {
  const text = node.text ?? ''
  const isUnderlined = node.marks.some(({ type }) => type === schema.marks.underline)
  if (isUnderlined) return isSlotNumber(text) ? [{ digits: text.trim(), start: text.search(/\d/) }] : []
  return [...text.matchAll(numberBeforeGap)].map(({ 0: digits, index }) => ({ digits, start: index }))
}
