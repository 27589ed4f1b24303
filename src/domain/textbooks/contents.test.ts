import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentsNode, type ContentsRow, contentsTree } from './contents.ts'

const row = (cid: string, pid: string | null, displayOrder = 0): ContentsRow => ({ cid, pid, displayOrder })

/** The tree as nested ids. */
type Ids = readonly [string, readonly Ids[]]

const idsOf = ({ id, children }: ContentsNode<ContentsRow>): Ids => [id, children.map(idsOf)]

const treeOf = (rows: readonly ContentsRow[]) => {
  const { roots, orphans } = contentsTree(rows)
  return { roots: roots.map(idsOf), orphans: orphans.map(({ cid }) => cid) }
}

const rowsOf = (nodes: readonly ContentsNode<ContentsRow>[]): readonly ContentsRow[] =>
  nodes.flatMap(({ initData, children }) => [initData, ...rowsOf(children)])

test('chapters come in their order, each with what is below it', () => {
  const rows = [row('c2', null, 2), row('c1k9', 'c1', 2), row('c1', null, 1), row('c1k3', 'c1', 1)]
  expect(treeOf(rows)).toEqual({
    roots: [
      [
        'c1',
        [
          ['c1k3', []],
          ['c1k9', []],
        ],
      ],
      ['c2', []],
    ],
    orphans: [],
  })
})

test('rows without a parent, with everything below them, and rows that are their own ancestors are reported', () => {
  const rows = [row('a', null), row('lost', 'gone'), row('below', 'lost'), row('x', 'y'), row('y', 'x'), row('z', 'z')]
  expect(treeOf(rows)).toEqual({ roots: [['a', []]], orphans: ['below', 'lost', 'x', 'y', 'z'] })
})

test('no rows are no tree', () => expect(contentsTree([])).toEqual({ roots: [], orphans: [] }))

/** Rows with random parents: earlier and later ones, themselves, and some that do not exist. */
const someRows = fc.uniqueArray(fc.integer({ min: 0, max: 60 }), { maxLength: 40 }).chain((ids) =>
  fc.tuple(
    ...ids.map((id) =>
      fc.record({
        cid: fc.constant(`c${id}`),
        pid: fc.option(fc.integer({ min: 0, max: 70 }).map((parent) => `c${parent}`)),
        displayOrder: fc.integer({ min: 0, max: 5 }),
      }),
    ),
  ),
)

test('any shuffle of rows gives the same tree, with every row once, or among the orphans', () => {
  fc.assert(
    fc.property(
      someRows.chain((rows) => fc.tuple(fc.constant(rows), fc.shuffledSubarray([...rows], { minLength: rows.length }))),
      ([rows, shuffled]) => {
        const { roots, orphans } = contentsTree<ContentsRow>(rows)
        expect(contentsTree<ContentsRow>(shuffled)).toEqual({ roots, orphans })
        const ids = [...rowsOf(roots), ...orphans].map(({ cid }) => cid)
        expect(ids.toSorted()).toEqual(rows.map(({ cid }) => cid).toSorted())
        const isBelowRow = ({ initData, children }: ContentsNode<ContentsRow>): boolean =>
          children.every((child) => child.initData.pid === initData.cid && isBelowRow(child))
        expect(roots.every((root) => root.initData.pid === null && isBelowRow(root))).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
