import ELK from 'elkjs/lib/elk.bundled.js'
import { expect, test } from 'vitest'
import { productCharts } from '../documents/statecharts.ts'
import { type Box, layOut, type PlacedChart } from './layout.ts'

const charts = productCharts()
const engine = new ELK()

const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height

const contains = (outer: Box, inner: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height

/** Pairs of things that must not overlap. */
function collisions({ states, edges }: PlacedChart): string[] {
  const leaves = states.filter(({ state }) => state.kind !== 'compound' && state.kind !== 'parallel')
  const things = [
    ...leaves.map((box) => ({ name: box.state.id, box })),
    ...edges.map(({ edge, label }) => ({ name: edge.id, box: label })),
  ]
  return things.flatMap((one, index) =>
    things.slice(index + 1).flatMap((other) => (overlap(one.box, other.box) ? [`${one.name} on ${other.name}`] : [])),
  )
}

test.each(charts)(
  '$name: no label and no state lies upon another, and children lie in their parents',
  async ({ chart }) => {
    const placed = await layOut(chart, engine)
    expect(collisions(placed)).toEqual([])
    const boxes = new Map(placed.states.map((box) => [box.state.id, box]))
    const strays = placed.states.filter((box) => {
      const parent = boxes.get(box.state.parent ?? '')
      return parent !== undefined && !contains(parent, box)
    })
    expect(strays.map(({ state }) => state.id)).toEqual([])
  },
)
