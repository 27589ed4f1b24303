import { expect, test } from 'vitest'
import { type AnyStateNode } from 'xstate'
import { coverageOf, coveringPaths, graphOf } from '#tests/support/charts/graph.ts'
import { modelOf, nameOf, transitionsOf } from '#tests/support/charts/model.ts'
import { runSimplePaths, stepsToRest } from '#tests/support/charts/paths.ts'
import { machineTables, screenTables } from '#tests/support/charts/tables.ts'
import { around, isLeftFromBeside, statesOf } from '#tests/support/charts/walk.ts'
import { noteFigures, simplePathsOf } from '#tests/support/runs/model-figures.ts'

const graphs = machineTables.map((table) => graphOf(modelOf(table)))

const isOnScreen = (machine: string): boolean => screenTables.some(({ name }) => name === machine)

test('every state and every transition of every machine is reached, in these numbers', () => {
  const counts = graphs.map((graph) => {
    const { states, transitions, unentered, untaken } = coverageOf(graph)
    expect({ unentered: unentered.map(({ id }) => id), untaken: untaken.map(nameOf) }).toEqual({
      unentered: [],
      untaken: [],
    })
    return [graph.model.name, states, transitions]
  })
  expect(counts).toEqual([
    ['qr-login', 30, 54],
    ['password-login', 5, 18],
    ['sms-login', 3, 10],
    ['sms-countdown', 4, 16],
    ['captcha', 6, 13],
    ['guide', 4, 6],
    ['device-release', 4, 5],
    ['messaging-login', 9, 17],
    ['identity', 5, 13],
    ['presence', 18, 28],
    ['duties', 10, 20],
    ['network', 9, 11],
    ['phone-scan', 25, 56],
    ['register', 3, 6],
    ['reset-password', 5, 16],
    ['bind-mobile', 3, 6],
    ['host-user', 5, 5],
    ['area', 7, 16],
    ['current-class', 7, 13],
    ['book-version', 5, 12],
    ['roster-import', 16, 41],
    ['basket', 12, 17],
    ['paper-import', 13, 26],
    ['paper-editing', 21, 60],
    ['paper-sharing', 18, 26],
    ['assign-paper', 11, 18],
    ['scan-upload', 4, 10],
    ['key-picture', 13, 29],
    ['scan-review', 8, 25],
    ['session', 3, 33],
    ['login', 30, 41],
    ['student-session', 10, 26],
    ['key-correction', 10, 19],
    ['answer-sheet', 20, 46],
    ['marking', 5, 35],
    ['saving', 10, 25],
  ])
})

test.each(graphs)('$model.name: its paths take every transition, and none is the beginning of another', (graph) => {
  const paths = coveringPaths(graph)
  const walked = paths.map(({ events }) => JSON.stringify(events).slice(0, -1))
  expect(walked.filter((one) => walked.some((other) => other !== one && other.startsWith(`${one},`)))).toEqual([])
  const taken = new Set(paths.flatMap(({ events }) => takenAlong(graph, events)))
  expect(
    transitionsOf(graph.model.machine)
      .filter((transition) => !taken.has(transition))
      .map(nameOf),
  ).toEqual([])
})

/** Every transition that events take from the start. */
function takenAlong({ model, start, edgesFrom }: (typeof graphs)[number], events: readonly object[]) {
  let key = start
  return events.flatMap((event) => {
    const edge = edgesFrom.get(key)?.find((one) => JSON.stringify(one.event) === JSON.stringify(event))
    if (edge === undefined) throw new Error(`${model.name}: nothing accepts ${JSON.stringify(event)} in ${key}`)
    key = edge.to
    return edge.taken
  })
}

test.each(graphs)('$model.name: every guard evaluates to both true and false', ({ model: { guardAnswers } }) => {
  expect([...guardAnswers].filter(([, answers]) => answers.size < 2).map(([name]) => name)).toEqual([])
})

test.each(graphs)('$model.name: answers, errors and time alone bring it to rest', (graph) => {
  const steps = stepsToRest(graph)
  expect([...graph.edgesFrom.keys()].filter((key) => key !== graph.start && !steps.has(key))).toEqual([])
  expect(Math.max(...steps.values())).toBeLessThanOrEqual(20)
})

test.each(graphs)('$model.name: no path that visits no state twice fails or leaves the graph', (graph) => {
  const started = performance.now()
  const { paths, deviated, strayed, failed } = runSimplePaths(graph, simplePathsOf(graph.model.name), 20_261_120)
  const { states, transitions } = coverageOf(graph)
  const milliseconds = performance.now() - started
  const part = isOnScreen(graph.model.name) ? 'model' : 'chart'
  noteFigures({ machine: graph.model.name, part, states, transitions, paths, milliseconds })
  expect({ strayed, failed, deviated: graph.model.roundsTime === true ? [] : deviated }).toEqual({
    strayed: [],
    failed: [],
    deviated: [],
  })
  expect(paths).toBeGreaterThan(0)
})

test.each(graphs)('$model.name: a state waits for an answer, a time or a person, and for nothing else', ({ model }) => {
  const waiting = statesOf(model.machine).filter(({ type }) => type === 'atomic')
  expect(
    waiting
      .filter((state) => ![isLeftByItself, isLeftByPeople, isLeftFromBeside].some((isLeft) => isLeft(state)))
      .map(({ id }) => id),
  ).toEqual([])
  expect(
    transitionsOf(model.machine)
      .filter(({ eventType }) => eventType.includes('*'))
      .map(nameOf),
  ).toEqual([])
})

/** An answer of its own invocation, a delay, or an eventless transition. */
const isLeftByItself = (state: AnyStateNode): boolean =>
  around(state).some(({ invoke, after, always }) => invoke.length > 0 || after.length > 0 || (always ?? []).length > 0)

/** An external event that leads to another state. */
const isLeftByPeople = (state: AnyStateNode): boolean =>
  around(state).some(({ transitions }) =>
    [...transitions.values()]
      .flat()
      .some(({ eventType, target }) => !eventType.startsWith('xstate.') && target?.some((goal) => goal !== state)),
  )
