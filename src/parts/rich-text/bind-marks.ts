import type { Inline } from '#domain/rich-text/rich-text-parser.ts'

/** Characters that close what precedes them; spaces in between do not let them start a line. */
const closing = /^\s*[，。；：、！？）】》」』”’…,.;:!?)\]%]+/

/**
 * Groups the pieces of a line that a line break must not separate: a formula, a blank or a picture is a box of its own
 * to a browser, which would let the next line start with the comma after it.
 */
export function boundGroups(nodes: readonly Inline[]): readonly (readonly Inline[])[] {
  const groups: Inline[][] = []
  for (const node of nodes) {
    const group = groups.at(-1)
    const [marks, rest] = group !== undefined && isOpenBox(group) ? splitMarks(node) : [null, node]
    if (marks !== null) group?.push(marks)
    if (rest !== null) groups.push([rest])
  }
  return groups
}

/** Whether a group starts with a box, followed by nothing but closing characters and boxes. */
const isOpenBox = ([first]: readonly Inline[]): boolean =>
  first?.kind === 'blank' || first?.kind === 'picture' || (first?.kind === 'formula' && !first.display)

type Split = readonly [marks: Inline | null, rest: Inline | null]

/** The part of a piece that belongs to the box before it, and the rest. */
function splitMarks(node: Inline): Split {
  switch (node.kind) {
    case 'text': {
      const marks = closing.exec(node.text)?.[0] ?? ''
      return [textOf(marks), textOf(node.text.slice(marks.length))]
    }
    case 'formula':
      return !node.display && closing.test(node.tex) ? [node, null] : [null, node]
    case 'strong':
    case 'underline': {
      const [first, ...others] = node.content
      const [marks, rest] = first === undefined ? [null, null] : splitMarks(first)
      const left = rest === null ? others : [rest, ...others]
      return [marks && { ...node, content: [marks] }, left.length === 0 ? null : { ...node, content: left }]
    }
    case 'blank':
    case 'picture':
      return [null, node]
  }
}

const textOf = (text: string): Inline | null => (text === '' ? null : { kind: 'text', text })
