/** The kinds of rows in a book's contents: a chapter, or a knowledge point that its questions test. */
export const contentsNodeTypes = ['chapter', 'knowledge'] as const

/** A row of a book's contents (specification §3 "Textbook tree node"); `pid` is null at the top. */
export interface ContentsRow {
  readonly cid: string
  readonly pid: string | null
  readonly displayOrder: number
}

export interface ContentsNode<Row extends ContentsRow> {
  readonly id: string
  /** The original row. */
  readonly initData: Row
  readonly children: readonly ContentsNode<Row>[]
}

export interface ContentsTree<Row extends ContentsRow> {
  readonly roots: readonly ContentsNode<Row>[]
  /** Rows unreachable from the top: their parent is missing, or they are their own ancestors. In order. */
  readonly orphans: readonly Row[]
}

/** Builds the contents of a book from its rows; the result does not depend on their order. */
export function contentsTree<Row extends ContentsRow>(rows: readonly Row[]): ContentsTree<Row> {
  const sorted = rows.toSorted(inOrder)
  const below = new Map<string | null, Row[]>()
  for (const row of sorted) {
    const group = below.get(row.pid)
    if (group === undefined) below.set(row.pid, [row])
    else group.push(row)
  }
  const reached = new Set<Row>()
  const nodesBelow = (pid: string | null): readonly ContentsNode<Row>[] =>
    (below.get(pid) ?? []).map((row) => {
      reached.add(row)
      return { id: row.cid, initData: row, children: nodesBelow(row.cid) }
    })
  const roots = nodesBelow(null)
  return { roots, orphans: sorted.filter((row) => !reached.has(row)) }
}

const inOrder = (one: ContentsRow, other: ContentsRow): number =>
  one.displayOrder - other.displayOrder || (one.cid < other.cid ? -1 : 1)
