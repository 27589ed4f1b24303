// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { memoryStorage } from './storage.ts'
import { storageKeys } from './storage-keys.ts'
import { browserTabChannel, storageTabChannel, type TabMessage } from './tab-channel.ts'

/** The next message that a channel hears. */
const next = (channel: ReturnType<typeof browserTabChannel>) =>
  new Promise<TabMessage>((resolve) => channel.onMessage(resolve))

test('one tab hears what another says, and nothing of a shape that it does not know', async () => {
  const [here, there] = [browserTabChannel(), browserTabChannel()]
  const foreign = new BroadcastChannel('podium')
  const heard = next(here)
  for (const odd of [null, 'signOut', { kind: 'signIn' }, { kind: 'signIn', uid: '7' }, { kind: 'later' }])
    foreign.postMessage(odd)
  there.post({ kind: 'signIn', uid: 7 })
  expect(await heard).toEqual({ kind: 'signIn', uid: 7 })
  foreign.close()
  here.close()
  there.close()
})

test('without BroadcastChannel the tabs hear each other by storage, in which nothing stays', () => {
  const storage = memoryStorage()
  const written: [string, string][] = []
  const watched = {
    ...storage,
    write: (key: string, text: string) => {
      written.push([key, text])
      return storage.write(key, text)
    },
  }
  const target = new EventTarget()
  const channel = storageTabChannel(watched, target)
  const heard: TabMessage[] = []
  channel.onMessage((message) => heard.push(message))
  channel.post({ kind: 'signOut' })
  expect([written, storage.keys()]).toEqual([[[storageKeys.tabMessage, '{"kind":"signOut"}']], []])
  for (const [key, newValue] of [
    ...written,
    [storageKeys.language, '{"kind":"signOut"}'],
    [storageKeys.tabMessage, null],
  ])
    target.dispatchEvent(new StorageEvent('storage', { key: key ?? null, newValue: newValue ?? null }))
  expect(heard).toEqual([{ kind: 'signOut' }])
  channel.close()
  target.dispatchEvent(new StorageEvent('storage', { key: storageKeys.tabMessage, newValue: '{"kind":"signOut"}' }))
  expect(heard.length).toBe(1)
})
