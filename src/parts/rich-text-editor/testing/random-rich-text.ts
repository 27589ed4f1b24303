import type { Node } from 'prosemirror-model'
import type { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { nodes, schema } from '../schema.ts'

type Random = ReturnType<typeof seededRandom>

const key = '0123456789abcdef0123456789abcdef'

const signs = String.raw`a 因为 5 \ $ $$ * ** _ __ ____ [ [[1]] [[x]] ] | ! $x$ $$y$$ $\frac{1}{2}$ **b** __c__ \$ \*`

const typings = [...signs.split(' '), ' ', '\n', '\n| a | $|x|$ |\n', ` ![图](picture:${key}|60)`]

const pick = <Value>(random: Random, values: readonly Value[]): Value => values[random(values.length)] as Value

/** Rich text as nobody would type it: any characters in any order. */
export const randomTyping = (random: Random): string =>
  Array.from({ length: 1 + random(12) }, () => pick(random, typings)).join('')

const words = ['a', '因为', ' ', '  ', '5', '$', '$5', '*', '**', '_', '__', '\\', '[[1]]', '|', '|a|', '!', '($x$)']
const formulas = ['x', String.raw`5\$`, String.raw`\$5`, 'a\\', '|x|', 'a__b', 'a**b', '$', ' y ', String.raw`\|v\|`]

/** A document that the editor can produce. */
export function randomDocument(random: Random): Node {
  const blocks = Array.from({ length: 1 + random(4) }, () =>
    random(5) === 0 ? [randomTable(random), randomParagraph(random)] : [randomParagraph(random)],
  ).flat()
  return nodes.doc.createChecked(null, blocks)
}

const randomParagraph = (random: Random): Node =>
  nodes.paragraph.create(
    null,
    Array.from({ length: random(7) }, () => randomInline(random)),
  )

function randomTable(random: Random): Node {
  const width = 1 + random(3)
  const row = () =>
    nodes.table_row.create(
      null,
      Array.from({ length: width }, () => nodes.table_cell.create(null, randomParagraph(random))),
    )
  return nodes.table.create(null, Array.from({ length: 1 + random(3) }, row))
}

function randomInline(random: Random): Node {
  const marks = ['strong', 'underline'].filter(() => random(3) === 0).map((name) => schema.mark(name))
  switch (random(8)) {
    case 0:
    case 1:
      return nodes.formula.create({ tex: pick(random, formulas), display: random(3) === 0 }, null, marks)
    case 2:
      return nodes.blank.create({ number: 1 + random(99) }, null, marks)
    case 3:
      return nodes.picture.create({ key, alt: pick(random, words), width: pick(random, [null, 60]) })
    default:
      return schema.text(pick(random, words), marks)
  }
}
