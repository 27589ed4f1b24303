import { expect, test } from 'vitest'
import { areaTable } from '#tests/support/charts/area-table.ts'
import { breachesOf, type Rule, so, when, type Work, workBreachesOf } from '#tests/support/charts/rules.ts'
import { type Step, stepsOf } from '#tests/support/charts/steps.ts'
import type { AreaContext } from './area.types.ts'

type AreaStep = Step<AreaContext>

const { isPossible: _onlyFromShell, ...table } = areaTable
const steps: readonly AreaStep[] = stepsOf(table)

/** One area in one container. */
const nameOf = (area: AreaContext['wanted']) => (area === null ? 'none' : `${area.id} in ${area.container}`)

const isAskedFor = when('it is the area on its way in, in the same container', ({ given, before }: AreaStep) =>
  given.type === 'area.want' ? nameOf(given['area']) === nameOf(before.current) : false,
)
const isWantedStill = when(
  'it is still wanted',
  ({ before }: AreaStep) => nameOf(before.wanted) === nameOf(before.current),
)
const isAnyWanted = when('another area is wanted', ({ before }: AreaStep) => before.wanted !== null)
const replaced = so(
  'it replaces what was wanted',
  ({ given, after }: AreaStep) => nameOf(after.wanted) === nameOf(given['area'] ?? null),
)

const rules: readonly Rule[] = [
  ['start', 'portal', 'empty'],
  ['empty', 'area.want', 'loading', replaced],

  ['loading', 'load answered', 'mounting'],
  ['loading', 'load failed', 'loadFailed'],
  ['loading', 'after loadLimit', 'loadFailed'],
  ['loading', 'area.want', 'ignored', isAskedFor],
  ['loading', 'area.want', 'stays', 'start load', replaced],
  ['loading', 'area.leave', 'empty', replaced],

  // A navigation during a change replaces the wanted area.
  ['mounting', 'mount answered', 'mounted', isWantedStill],
  ['mounting', 'mount answered', 'unmounting'],
  ['mounting', 'mount failed', 'mountFailed', isWantedStill],
  ['mounting', 'mount failed', 'unmounting'],
  ['mounting', 'area.want', 'stays', replaced],
  ['mounting', 'area.leave', 'stays', replaced],

  ['mounted', 'area.want', 'ignored', isAskedFor],
  ['mounted', 'area.want', 'unmounting', replaced],
  ['mounted', 'area.leave', 'unmounting', replaced],

  // Mounting waits for unmounting, however that ends.
  ['unmounting', 'unmount answered', 'loading', isAnyWanted],
  ['unmounting', 'unmount answered', 'empty'],
  ['unmounting', 'unmount failed', 'loading', isAnyWanted],
  ['unmounting', 'unmount failed', 'empty'],
  ['unmounting', 'area.want', 'stays', replaced],
  ['unmounting', 'area.leave', 'stays', replaced],

  ['loadFailed', 'area.retry', 'loading'],
  ['loadFailed', 'area.want', 'ignored', isAskedFor],
  ['loadFailed', 'area.want', 'loading', replaced],
  ['loadFailed', 'area.leave', 'empty', replaced],

  // A failed mount is unmounted first.
  ['mountFailed', 'area.retry', 'unmounting'],
  ['mountFailed', 'area.want', 'ignored', isAskedFor],
  ['mountFailed', 'area.want', 'unmounting', replaced],
  ['mountFailed', 'area.leave', 'unmounting', replaced],
]

const current = ({ after }: AreaStep) => after.current

const work: readonly Work[] = [
  ['loading', 'load', ({ after }: AreaStep) => after.wanted],
  ['mounting', 'mount', current],
  ['unmounting', 'unmount', current],
]

test('the chart goes where the specification says', () => expect(breachesOf(steps, rules)).toEqual([]))

test('each state starts its own work, for the area in the container', () =>
  expect(workBreachesOf(steps, work)).toEqual([]))

test('with nothing wanted and no change in progress, nothing of an area is left', () => {
  const empty = steps.filter(({ to }) => to.includes('empty'))
  expect(new Set(empty.map(({ after }) => nameOf(after.current)))).toEqual(new Set(['none']))
})

/** The area that may have left something in the container: told to mount, and not unmounted since. */
const mayBeIn = new Set(['mounting', 'mounted', 'mountFailed', 'unmounting'])

test('whatever was told to mount is itself unmounted before anything else comes in', () => {
  const leaving = steps.filter(
    ({ from, to }) => from.some((at) => mayBeIn.has(at)) && !to.some((at) => mayBeIn.has(at)),
  )
  expect(new Set(leaving.flatMap(({ from }) => from))).toEqual(new Set(['unmounting']))
  const staying = steps.filter(({ from, to }) => from.some((at) => mayBeIn.has(at)) && to.some((at) => mayBeIn.has(at)))
  expect(staying.filter(({ before, after }) => nameOf(before.current) !== nameOf(after.current))).toEqual([])
  const unmounted = staying.flatMap(({ before, starts }) => starts.map(({ id, input }) => [id, input, before.current]))
  expect(unmounted.length).toBeGreaterThan(0)
  expect(unmounted.filter(([id, input, was]) => id !== 'unmount' || input !== was)).toEqual([])
})
