import { randomInt } from 'node:crypto'
import type { Node } from 'prosemirror-model'
import { expect, test } from 'vitest'
import { parseBlocks } from '#domain/rich-text/rich-text-parser.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { lineSource } from './line-source.ts'
import { type Run, runsOf } from './runs.ts'
import { nodes } from './schema.ts'
import { runsIn, toDocument, toSource } from './source.ts'
import { randomDocument, randomTyping } from './testing/random-rich-text.ts'
import { tidied, tidyCell } from './tidy-runs.ts'

const seed = Number(process.env['RICH_TEXT_SEED'] ?? randomInt(1_000_000))

/** Lines and cells with their marks as sets. */
const read = (source: string) =>
  parseBlocks(source).flatMap((block) => (block.kind === 'table' ? block.rows.flat() : [block.content]).map(runsOf))

/** The same for a document, as the closest that rich text can express. */
function linesOf(document: Node) {
  const lines: (readonly Run[])[] = []
  document.descendants((node, _position, parent) => {
    if (!node.isTextblock) return true
    const isCell = parent?.type === nodes.table_cell
    lines.push(isCell ? tidyCell(runsIn(node)) : tidied(runsIn(node)))
    return false
  })
  return lines
}

test(`random typing is read the same after it was in the editor, and written the same from then on (RICH_TEXT_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  for (let round = 0; round < 3_000; round++) {
    const typed = randomTyping(random)
    const written = toSource(toDocument(typed))
    const where = `round ${round} of RICH_TEXT_SEED=${seed}: ${JSON.stringify(typed)} became ${JSON.stringify(written)}`
    expect(read(written), where).toEqual(read(typed).map(tidied))
    expect(toSource(toDocument(written)), where).toBe(written)
  }
})

test(`random documents come back as they were written (RICH_TEXT_SEED=${seed})`, () => {
  const random = seededRandom(seed)
  for (let round = 0; round < 1_500; round++) {
    const document = randomDocument(random)
    const written = toSource(document)
    const where = `round ${round} of RICH_TEXT_SEED=${seed}: ${document.toString()} became ${JSON.stringify(written)}`
    expect(read(written), where).toEqual(linesOf(document))
    expect(toSource(toDocument(written)), where).toBe(written)
  }
})

const text = (words: string, ...marks: ('strong' | 'underline')[]) => ({
  piece: { kind: 'text', text: words } as const,
  marks,
})

const formula = (tex: string, display = false) => ({ piece: { kind: 'formula', tex, display } as const, marks: [] })

test.each([
  ['money needs no backslash', [text('from $5 to $10')], 'from $5 to $10'],
  ['what would be a formula does', [text('$x$')], String.raw`\$x\$`],
  ['a gap stays a row of underscores', [text('21____ $x$')], String.raw`21____ \$x\$`],
  ['words that look underlined', [text('__a__')], String.raw`\_\_a\_\_`],
  ['a mark without its spaces', [text('a'), text(' b ', 'strong'), text('c')], 'a **b** c'],
  ['underlined space is a gap', [text('a'), text('  ', 'underline')], 'a____'],
  ['a digit behind a formula', [formula('x'), text('5')], '$x$\u20095'],
  ['two formulas', [formula('x'), formula('y')], '$x$\u2009$y$'],
  ['a dollar sign at the end of a formula', [formula(String.raw`5\$`)], String.raw`$5\${}$`],
  ['the same on a line of its own', [formula(String.raw`5\$`, true)], String.raw`$$5\$ $$`],
  [
    'marks that overlap',
    [text('a', 'strong'), text('b', 'strong', 'underline'), text('c', 'underline')],
    '**a__b__**__c__',
  ],
  ['a line that looks like a table', [text('| a |')], String.raw`\| a \|`],
  ['an absolute value', [text('|a|')], '|a|'],
])('what is written as source: %s', (_name, line, source) => expect(lineSource(line)).toBe(source))

test('two adjacent tables stay two, and cells may contain bars', () => {
  const one = '| $\\|x\\|$ | a\\|b |\n| [[1]] | ____ |'
  const table = toDocument(one)
  const two = table.copy(table.content.append(table.content))
  expect(toSource(two)).toBe(`${one}\n\n${one}`)
})
