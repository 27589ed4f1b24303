import { expect, test, vi } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { areaMachine } from './area.machine.ts'
import type { WantedArea } from './area.types.ts'

const papers: WantedArea = { id: 'my-paper', container: 1 }
const report: WantedArea = { id: 'report-html', container: 1 }

/** A machine whose work is controlled by hand: `finish('mount')` resolves the pending call, `fail` rejects it. */
function started() {
  const log: string[] = []
  const pending = new Map<string, Held>()
  const actor = (name: string) =>
    fromPromise<void, WantedArea>(({ input }) => {
      log.push(`${name} ${input.id}`)
      const call = held()
      pending.set(name, call)
      return call.promise
    })
  const machine = areaMachine.provide({
    actors: { load: actor('load'), mount: actor('mount'), unmount: actor('unmount') },
  })
  const service = createActor(machine).start()
  const until = (state: string) => waitFor(service, (snapshot) => snapshot.value === state)
  return {
    log,
    service,
    until,
    finish: (name: string) => pending.get(name)?.resolve(),
    fail: (name: string) => pending.get(name)?.reject(new Error('broken')),
  }
}

interface Held {
  readonly promise: Promise<void>
  readonly resolve: () => void
  readonly reject: (error: Error) => void
}

function held(): Held {
  let resolve: Held['resolve'] = () => {}
  let reject: Held['reject'] = () => {}
  const promise = new Promise<void>((onDone, onError) => {
    resolve = onDone
    reject = onError
  })
  return { promise, resolve, reject }
}

test('an area is loaded, mounted, and unmounted before the next one mounts', async () => {
  const { service, until, finish, log } = started()
  service.send({ type: 'area.want', area: papers })
  finish('load')
  await until('mounting')
  finish('mount')
  await until('mounted')
  service.send({ type: 'area.want', area: report })
  await until('unmounting')
  expect(log).toEqual(['load my-paper', 'mount my-paper', 'unmount my-paper'])
  finish('unmount')
  await until('loading')
  expect(log.at(-1)).toBe('load report-html')
})

test('a navigation during a change only replaces what is wanted', async () => {
  const { service, until, finish, log } = started()
  service.send({ type: 'area.want', area: papers })
  finish('load')
  await until('mounting')
  service.send({ type: 'area.want', area: report })
  service.send({ type: 'area.leave' })
  finish('mount')
  await until('unmounting')
  finish('unmount')
  await until('empty')
  expect(log).toEqual(['load my-paper', 'mount my-paper', 'unmount my-paper'])
})

test('an unwanted script does not hold anything up', async () => {
  const { service, until, finish, log } = started()
  service.send({ type: 'area.want', area: papers })
  service.send({ type: 'area.want', area: report })
  finish('load')
  await until('mounting')
  expect(log).toEqual(['load my-paper', 'load report-html', 'mount report-html'])
})

test('the same area mounts again in another container', async () => {
  const { service, until, finish, log } = started()
  service.send({ type: 'area.want', area: papers })
  finish('load')
  await until('mounting')
  finish('mount')
  await until('mounted')
  service.send({ type: 'area.want', area: { ...papers, container: 2 } })
  finish('unmount')
  await until('loading')
  expect(log).toEqual(['load my-paper', 'mount my-paper', 'unmount my-paper', 'load my-paper'])
})

test('a failed load can be retried; a failed mount is unmounted first', async () => {
  const { service, until, finish, fail, log } = started()
  service.send({ type: 'area.want', area: papers })
  fail('load')
  await until('loadFailed')
  service.send({ type: 'area.retry' })
  finish('load')
  await until('mounting')
  fail('mount')
  await until('mountFailed')
  service.send({ type: 'area.retry' })
  finish('unmount')
  await until('loading')
  expect(log).toEqual(['load my-paper', 'load my-paper', 'mount my-paper', 'unmount my-paper', 'load my-paper'])
})

test('a script that exceeds its time limit has failed', async () => {
  vi.useFakeTimers()
  try {
    const { service } = started()
    service.send({ type: 'area.want', area: papers })
    await vi.advanceTimersByTimeAsync(119_999)
    expect(service.getSnapshot().value).toBe('loading')
    await vi.advanceTimersByTimeAsync(1)
    expect(service.getSnapshot().value).toBe('loadFailed')
    service.send({ type: 'area.retry' })
    expect(service.getSnapshot().value).toBe('loading')
    service.send({ type: 'area.leave' })
    expect({ state: service.getSnapshot().value, timerCount: vi.getTimerCount() }).toEqual({
      state: 'empty',
      timerCount: 0,
    })
  } finally {
    vi.useRealTimers()
  }
})
