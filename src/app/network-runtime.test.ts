import { afterEach, expect, test, vi } from 'vitest'
import { waitFor } from 'xstate'
import type { Call } from '#api/client/client.ts'
import { fakeDesktopBridge } from '#api/ports/desktop-bridge.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { fakeNetwork } from '#api/ports/network.ts'
import { takeAddress } from '#api/ports/saved-address.ts'
import { createNetworkRuntime, type NetworkPorts } from './network-runtime.ts'

afterEach(() => vi.unstubAllGlobals())

const answered = (() => Promise.resolve({})) as unknown as Call

/** A page whose network drops at an address and comes back. */
async function outageAt(hash: string, desktop: NetworkPorts['desktop'] = null) {
  vi.stubGlobal('location', { hash })
  const tabStorage = memoryStorage()
  const network = fakeNetwork()
  const { actor, start } = createNetworkRuntime({ network, tabStorage, desktop }, answered)
  const stop = start()
  network.set(false)
  const now = actor.getSnapshot()
  const during = {
    isDropped: now.hasTag('dropped'),
    isAnnounced: now.hasTag('announced'),
    saved: savedIn(tabStorage),
  }
  network.set(true)
  await waitFor(actor, ({ value }) => value === 'online')
  stop()
  return { ...during, left: takeAddress(tabStorage) }
}

/** Where a reloaded page would resume. */
function savedIn(tabStorage: NetworkPorts['tabStorage']): string | null {
  const copy = memoryStorage()
  for (const key of tabStorage.keys()) copy.write(key, tabStorage.read(key) ?? '')
  return takeAddress(copy)
}

test('the person’s page is saved during an outage, and forgotten after it', async () => {
  expect(await outageAt('#/course/3/tasks?page=2')).toEqual({
    isDropped: true,
    isAnnounced: true,
    saved: '/course/3/tasks?page=2',
    left: null,
  })
})

test.each(['#/login', '#/login/', '#/login?count=lin'])(
  'an outage at %s leads nobody back to the sign-in',
  async (hash) => {
    expect(await outageAt(hash)).toEqual({ isDropped: true, isAnnounced: true, saved: null, left: null })
  },
)

test('marking goes on without a network: no dialog takes the keys, and nobody is led back', async () => {
  expect(await outageAt('#/correct-html?assignmentId=6&itemId=3&by=student')).toEqual({
    isDropped: true,
    isAnnounced: false,
    saved: null,
    left: null,
  })
})

test.each(['/correct-html', '/correct-html?from=pending', '/correct-html/blind/list?assignmentId=6'])(
  'at %s, a list, an outage is announced',
  async (path) => {
    expect(await outageAt(`#${path}`)).toEqual({ isDropped: true, isAnnounced: true, saved: path, left: null })
  },
)

test('in the desktop host, which reports outages itself, nothing is shown and nothing saved', async () => {
  expect(await outageAt('#/course/3/tasks', fakeDesktopBridge([]))).toEqual({
    isDropped: false,
    isAnnounced: false,
    saved: null,
    left: null,
  })
})
