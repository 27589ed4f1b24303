import { expect, test } from 'vitest'
import { type AnyStateMachine, createActor, StateMachine, toPromise } from 'xstate'
import { eventsOf, isSink, reachableStates, statesOf } from '#tests/support/charts/walk.ts'
import { type SourceFile, sourceFiles } from '#tests/support/runs/source-files.ts'

interface Chart {
  readonly name: string
  readonly machine: AnyStateMachine
  /** The machine's files, without its tests. */
  readonly files: readonly SourceFile[]
}

const product = sourceFiles(['src']).filter(({ path }) => !/\.test\.tsx?$|\/testing\//.test(path))

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('/src/machines/*/*.machine.ts', { eager: true })

const charts: readonly Chart[] = Object.entries(modules).map(([path, module]) => {
  const machines = Object.values(module).filter((value): value is AnyStateMachine => value instanceof StateMachine)
  const [machine] = machines
  if (machine === undefined || machines.length > 1) throw new Error(`${path} exports ${machines.length} machines`)
  const folder = path.slice(1, path.lastIndexOf('/') + 1)
  return { name: path.split('/').at(-2) ?? '', machine, files: product.filter((file) => file.path.startsWith(folder)) }
})

test('the scan covers every machine', () => {
  const folders = new Set(product.flatMap(({ path }) => /^src\/machines\/([^/]+)\//.exec(path)?.[1] ?? []))
  expect(charts.map(({ name }) => name).toSorted()).toEqual([...folders].toSorted())
  expect(charts.length).toBeGreaterThanOrEqual(7)
  expect(charts.flatMap(({ machine }) => statesOf(machine)).length).toBeGreaterThan(60)
})

test.each(charts)('$name: its drawing has at most 30 states', ({ machine }) => {
  expect(statesOf(machine).length).toBeLessThanOrEqual(30)
})

test.each(charts)('$name: every state can be reached, and none but the final ones is for ever', ({ machine }) => {
  const reached = reachableStates(machine)
  const states = statesOf(machine)
  expect(states.filter((state) => !reached.has(state)).map(({ id }) => id)).toEqual([])
  expect(states.filter(isSink).map(({ id }) => id)).toEqual([])
})

interface InvokeConfig {
  readonly id?: string
  readonly src: string
  readonly onDone?: unknown
  readonly onError?: unknown
}

/** Invocations as written in the source; the machine itself fills in defaults. */
const invokesOf = (machine: AnyStateMachine): readonly InvokeConfig[] =>
  [machine.root, ...statesOf(machine)].flatMap(({ config }) => [(config.invoke ?? []) as InvokeConfig[]].flat())

test.each(charts)('$name: every invocation has its own id, and all its ends lead somewhere', ({ machine }) => {
  const invokes = invokesOf(machine)
  const ids = invokes.map(({ id }) => id)
  expect(ids).toEqual([...new Set(ids)])
  const isWhole = ({ id, src, onDone, onError }: InvokeConfig) => {
    const chart = machine.implementations.actors[src]
    const later = charts.find((one) => chart !== undefined && 'id' in chart && one.machine.id === chart.id)?.machine
    const mayFail = !(chart instanceof StateMachine)
    const mayEnd = later === undefined || hasEnd(later)
    return Boolean(id) && (onDone !== undefined || !mayEnd) && (onError !== undefined || !mayFail)
  }
  expect(invokes.filter((invoke) => !isWhole(invoke))).toEqual([])
  expect([...new Set(invokes.map(({ src }) => src))].toSorted()).toEqual(
    Object.keys(machine.implementations.actors).toSorted(),
  )
})

/** A chart ends at its outermost final states. */
const hasEnd = ({ root }: AnyStateMachine): boolean => Object.values(root.states).some(({ type }) => type === 'final')

test.each(charts)('$name: its actors are charts or placeholders that nobody can forget to provide', async (chart) => {
  const actors = Object.values(chart.machine.implementations.actors)
  // A chart defined further down is referenced by its id.
  const ids = actors.flatMap((logic) => (logic !== undefined && 'id' in logic ? [logic.id] : []))
  expect(ids.filter((id) => !charts.some(({ machine }) => machine.id === id))).toEqual([])
  for (const logic of actors.filter((actor) => !(actor instanceof StateMachine))) {
    if (logic === undefined || !('getInitialSnapshot' in logic)) throw new Error('An actor is no logic')
    const actor = createActor(logic, { input: {} })
    const outcome = toPromise(actor)
    actor.start()
    await expect(outcome).rejects.toThrow('provide this actor')
  }
})

test.each(charts)('$name: every delay is named', ({ machine }) => {
  const delays = [machine.root, ...statesOf(machine)].flatMap(({ config }) => Object.keys(config.after ?? {}))
  expect([...new Set(delays)].toSorted()).toEqual(Object.keys(machine.implementations.delays).toSorted())
  expect(delays.filter((name) => !Number.isNaN(Number(name)))).toEqual([])
})

test.each(charts)(
  '$name: events are subject.verb, declared, listened to, and sent by somebody',
  ({ machine, files }) => {
    const events = eventsOf(machine).filter((event) => !isReport(machine, event))
    expect(events.filter((event) => !/^[a-z]\w*\.[a-z]\w*$/i.test(event))).toEqual([])
    expect(declaredIn(files).filter((name) => !events.includes(name))).toEqual([])
    // Charts exchange events that one of them declares.
    expect(events.filter((event) => !declaredIn(product).includes(event))).toEqual([])
    const senders = product.filter((file) => !files.some(({ path, text }) => path === file.path && isDeclaring(text)))
    const sent = senders.flatMap(({ text }) => [...text.matchAll(/'(\w+\.\w+)'/g)].map((match) => match[1] ?? ''))
    expect(events.filter((event) => !sent.includes(event))).toEqual([])
  },
)

/** Snapshot events of an invoked chart, under the id of the invocation and typed where that chart is defined. */
const isReport = (machine: AnyStateMachine, event: string): boolean => {
  const { actors } = machine.implementations
  return invokesOf(machine).some(({ id, src }) => actors[src] instanceof StateMachine && event.startsWith(`${id}.`))
}

const declaredIn = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => path.startsWith('src/machines/'))
    .flatMap(({ text }) => [...text.matchAll(/readonly type: ([^}\n;]+)/g)])
    .flatMap(([line]) => [...line.matchAll(/'([\w.]+)'/g)].map((match) => match[1] ?? ''))

const isDeclaring = (text: string): boolean => /readonly type: |createMachine\(/.test(text)

test.each(charts)('$name: a kind of answer is asked through `kindIs`, and each action has a name', ({ files }) => {
  const text = files
    .filter(({ path }) => path.endsWith('.machine.ts'))
    .map((file) => file.text)
    .join('\n')
  expect(text.match(/.*output\.kind [!=]==.*|.*(?:actions|entry|exit): \[?assign\(.*/g) ?? []).toEqual([])
})

test.each(charts)('$name: context and events have types of their own', ({ files }) => {
  const text = files.map((file) => file.text).join('\n')
  expect(text).toMatch(/context: \{\} as [A-Z]\w+Context(<[\w, ]+>)?,/)
  expect(text).toMatch(/events: \{\} as [A-Z]\w+Event\b/)
  expect(text).not.toMatch(/[:<|&,]\s*any\b|\bas any\b|\bAnyEventObject\b|\bEventObject\b/)
})

test('every root actor is started in a way that it can be watched', () => {
  const starting = product
    .filter(({ path }) => !path.startsWith('src/inspector/'))
    .map(({ path, text }) => ({
      path,
      starts: text.match(/\b(?:useMachine|useActorRef|createActor)\(/g)?.length ?? 0,
      text,
    }))
    .filter(({ starts }) => starts > 0)
  expect(starting.length).toBeGreaterThan(20)
  const unwatched = starting.filter(
    ({ starts, text }) => (text.match(/\.\.\.inspected\b|, inspected\)/g)?.length ?? 0) !== starts,
  )
  expect(unwatched.map(({ path }) => path)).toEqual([])
})
