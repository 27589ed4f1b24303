import { expect, test } from 'vitest'
import { walkTogether } from '#tests/support/charts/crowd.ts'
import { graphOf } from '#tests/support/charts/graph.ts'
import { modelOf } from '#tests/support/charts/model.ts'
import { stepsToRest } from '#tests/support/charts/paths.ts'
import { machineTables } from '#tests/support/charts/tables.ts'
import { amounts, noteFigures } from '#tests/support/runs/model-figures.ts'

const graphs = machineTables.map((table) => graphOf(modelOf(table)))

/** The states of a machine that never come to rest on their own. */
const stuckOf = new Map(
  graphs.map((graph) => {
    const rests = stepsToRest(graph)
    return [graph.model.name, new Set([...graph.pathTo.keys()].filter((key) => !rests.has(key)))]
  }),
)

test.each(amounts.walks)(
  'all machines side by side, at random (seed %i): nothing fails, nothing gets stuck',
  (seed) => {
    const started = performance.now()
    const { sent, problems, visited } = walkTogether(graphs, amounts.eventsOfWalk, seed)
    const milliseconds = performance.now() - started
    expect(problems).toEqual([])
    const stuck = [...visited].flatMap(([name, keys]) => [...keys].filter((key) => stuckOf.get(name)?.has(key)))
    expect(stuck).toEqual([])
    const states = [...visited.values()].reduce((sum, keys) => sum + keys.size, 0)
    noteFigures({ machine: `seed ${seed}`, part: 'walk', states, transitions: sent, paths: 1, milliseconds })
    expect(states).toBeGreaterThan(500)
  },
)

test('the same seed walks the same way', () => {
  const [first, again] = [walkTogether(graphs, 5000, 3), walkTogether(graphs, 5000, 3)]
  expect(again).toEqual(first)
})
