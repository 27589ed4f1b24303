// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { browserTabChannel, type TabMessage } from './tab-channel.ts'

/** The next message received by a channel. */
const next = (channel: ReturnType<typeof browserTabChannel>) =>
  new Promise<TabMessage>((resolve) => channel.onMessage(resolve))

test('a tab receives what another sends, and ignores unknown messages', async () => {
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
