import type { Inline } from '#domain/rich-text/rich-text-parser.ts'

/** Signs that end what stands before them; spaces between do not make them begin a line. */
const closing = /^\s*[，。；：、！？）】》」』”’…,.;:!?)\]%]+/

/**
 * The pieces of a line in the groups that a line break must not part: a formula, a blank or a picture is a box of its own
 * to a browser, which would let the next line begin with the comma behind it, whatever stands between.
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

/** Whether a group begins with a box, and has nothing but closing signs and boxes since. */
const isOpenBox = ([first]: readonly Inline[]): boolean =>
  first?.kind === 'blank' || first?.kind === 'picture' || (first?.kind === 'formula' && !first.display)

type Split = readonly [marks: Inline | null, rest: Inline | null]

/** What of a piece belongs to the box before it, and what is left. */
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
