import { expect, test } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { currentClassMachine } from './current-class.machine.ts'
import type { CurrentClassInput } from './current-class.types.ts'

function start(input: CurrentClassInput, ...lists: readonly (readonly number[] | Error)[]) {
  const kept: (number | null)[] = []
  const answers = [...lists]
  const fetchCourses = fromPromise<readonly number[]>(async () => {
    const list = answers.shift()
    if (list === undefined || list instanceof Error) throw list ?? new Error('no answer left')
    return list
  })
  const machine = currentClassMachine.provide({
    actors: { fetchCourses },
    actions: { keep: ({ context }) => void kept.push(context.courseId) },
  })
  const actor = createActor(machine, { input }).start()
  const stands = () => ({ state: actor.getSnapshot().value, courseId: actor.getSnapshot().context.courseId })
  const choose = async (courseId: number) => {
    actor.send({ type: 'course.choose', courseId })
    for (let turn = 0; turn < 8; turn += 1) await Promise.resolve()
    return stands()
  }
  return { actor, stands, choose, kept }
}

test.each([
  ['the one of last time', { courseIds: [1, 2], last: 2 }, { state: 'current', courseId: 2 }],
  ['the first where none was current', { courseIds: [1, 2], last: null }, { state: 'current', courseId: 1 }],
  ['the first where that of last time is gone', { courseIds: [1, 2], last: 7 }, { state: 'current', courseId: 1 }],
  ['none where there is none', { courseIds: [], last: 7 }, { state: { empty: 'inviting' }, courseId: null }],
] as const)('a teacher begins with %s', (_name, input, expected) => {
  expect(start(input).stands()).toEqual(expected)
})

test('a chosen class becomes current and is stored, even the one that was current by default', async () => {
  const { choose, kept } = start({ courseIds: [1, 2], last: null })
  expect({ firstChoice: await choose(1), secondChoice: await choose(2), kept }).toEqual({
    firstChoice: { state: 'current', courseId: 1 },
    secondChoice: { state: 'current', courseId: 2 },
    kept: [1, 2],
  })
})

test('a class opened a moment ago is looked for in a new list', async () => {
  const { choose, kept } = start({ courseIds: [1], last: 1 }, [1, 9])
  expect({ chosen: await choose(9), kept }).toEqual({ chosen: { state: 'current', courseId: 9 }, kept: [9] })
})

test('going back to the current class while another one is looked for stays there', async () => {
  const { actor, choose, kept } = start({ courseIds: [1], last: 1 }, [1, 9])
  actor.send({ type: 'course.choose', courseId: 9 })
  expect({ chosen: await choose(1), kept }).toEqual({ chosen: { state: 'current', courseId: 1 }, kept: [1] })
})

test.each([
  ['is not in the new list either', [1]],
  ['cannot be looked for', new Error('no network')],
])('a class that %s changes nothing', async (_name, answer) => {
  const { choose, kept } = start({ courseIds: [1], last: 1 }, answer)
  expect({ chosen: await choose(9), kept }).toEqual({ chosen: { state: 'current', courseId: 1 }, kept: [] })
})

test('if the current class is archived, the first one takes over; without any there is none', () => {
  const { actor, stands, kept } = start({ courseIds: [1, 2], last: 2 })
  actor.send({ type: 'courses.changed', courseIds: [1] })
  const first = stands()
  actor.send({ type: 'courses.changed', courseIds: [] })
  expect({ withOne: first, withNone: stands(), kept }).toEqual({
    withOne: { state: 'current', courseId: 1 },
    withNone: { state: { empty: 'inviting' }, courseId: null },
    kept: [],
  })
})

test('a teacher without a class opens the first one, and works with it', async () => {
  const { actor, stands, choose } = start({ courseIds: [], last: null }, [5])
  actor.send({ type: 'course.open' })
  const opening = stands()
  actor.send({ type: 'course.cancel' })
  const cancelled = stands()
  actor.send({ type: 'course.open' })
  expect({ opening, cancelled, opened: await choose(5) }).toEqual({
    opening: { state: { empty: 'opening' }, courseId: null },
    cancelled: { state: { empty: 'inviting' }, courseId: null },
    opened: { state: 'current', courseId: 5 },
  })
})
