import { expect, test } from 'vitest'
import { waitFor } from 'xstate'
import type { AreaHost, AreaModule } from '#api/ports/area.ts'
import type { AreaId } from '#domain/paths/areas.ts'
import { createAreaRuntime } from './area-runtime.ts'

/** Areas whose modules load when the test says so, and a record of everything done with them. */
function started() {
  const log: string[] = []
  const coming = new Map<AreaId, (module: AreaModule) => void>()
  const moduleOf = (id: AreaId): AreaModule => ({
    mount: async ({ container }) => void log.push(`mount ${id} in ${container.id}`),
    unmount: async () => void log.push(`unmount ${id}`),
  })
  const runtime = createAreaRuntime(
    (id) => new Promise((resolve) => coming.set(id, resolve)),
    (id, container) => ({
      host: { container } as AreaHost,
      release: () => log.push(`release ${id}`),
    }),
  )
  return {
    ...runtime,
    log,
    show: (id: AreaId, container: string) => runtime.show(id, { id: container } as HTMLElement),
    come: (id: AreaId) => coming.get(id)?.(moduleOf(id)),
    until: (state: string) => waitFor(runtime.actor, ({ value }) => value === state),
  }
}

test('an area is mounted in its container, and its host released before it is unmounted', async () => {
  const { show, hide, come, until, log } = started()
  show('my-paper', 'first')
  come('my-paper')
  await until('mounted')
  hide()
  await until('empty')
  expect(log).toEqual(['mount my-paper in first', 'release my-paper', 'unmount my-paper'])
})

test('a module that loads when nobody wants it any more takes nobody’s place', async () => {
  const { show, hide, come, until, log } = started()
  show('my-paper', 'first')
  hide()
  show('report-html', 'second')
  come('report-html')
  come('my-paper')
  await until('mounted')
  hide()
  await until('empty')
  expect(log).toEqual(['mount report-html in second', 'release report-html', 'unmount report-html'])
})

test('the same area is mounted again if its container changed', async () => {
  const { show, hide, come, until, log } = started()
  show('my-paper', 'first')
  come('my-paper')
  await until('mounted')
  hide()
  show('my-paper', 'second')
  await until('loading')
  come('my-paper')
  await until('mounted')
  expect(log).toEqual(['mount my-paper in first', 'release my-paper', 'unmount my-paper', 'mount my-paper in second'])
})

test('the page is told whether an area is loading, there, or unavailable', async () => {
  const { show, hide, come, until, state } = started()
  const states: string[] = []
  const stop = state.subscribe(() => states.at(-1) === state.get() || states.push(state.get()))
  show('my-paper', 'first')
  come('my-paper')
  await until('mounted')
  hide()
  await until('empty')
  stop()
  show('report-html', 'second')
  expect({ states, state: state.get() }).toEqual({ states: ['fetching', 'there'], state: 'fetching' })
})
