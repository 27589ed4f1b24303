import { expect, test } from 'vitest'
import { createActor, fromPromise, SimulatedClock } from 'xstate'
import { networkMachine } from './network.machine.ts'

/** The machine with a service that is reachable when the test says so, and the address it went back to. */
function started() {
  const asked: { readonly yes: () => void; readonly no: () => void }[] = []
  const returns: (string | null)[] = []
  const reach = fromPromise<void>(
    () => new Promise<void>((yes, no) => asked.push({ yes, no: () => no(new Error('no answer')) })),
  )
  const clock = new SimulatedClock()
  const actor = createActor(networkMachine.provide({ actors: { reach } }), { clock })
  actor.on('returned', ({ address }) => void returns.push(address))
  actor.start()
  const answer = async (how: 'yes' | 'no') => {
    asked.at(-1)?.[how]()
    await new Promise(setImmediate)
  }
  const drop = () => actor.send({ type: 'network.drop', address: '/course/3/tasks' })
  const state = () => actor.getSnapshot().value
  return { actor, clock, asked, returns, answer, drop, state }
}

/** A dropped network: where the service is, and the notice. */
const dropped = (service: 'away' | 'returning' | 'unanswered', notice: 'shown' | 'closed') => ({
  dropped: { service, notice },
})

test('a drop is reported, and the return leads back once the service has responded', async () => {
  const { actor, returns, answer, drop, state } = started()
  expect(state()).toBe('online')
  drop()
  expect(state()).toEqual(dropped('away', 'shown'))
  actor.send({ type: 'network.return' })
  expect({ state: state(), returns }).toEqual({ state: dropped('returning', 'shown'), returns: [] })
  await answer('yes')
  expect({ state: state(), returns }).toEqual({ state: 'online', returns: ['/course/3/tasks'] })
})

test.each(['network.return', 'network.retry'] as const)(
  '%s without an answer leaves it dropped and told, and the service is asked again',
  async (type) => {
    const { actor, clock, returns, answer, drop, state } = started()
    drop()
    actor.send({ type })
    await answer('no')
    expect({ state: state(), returns }).toEqual({ state: dropped('unanswered', 'shown'), returns: [] })
    clock.increment(5_000)
    expect(state()).toEqual(dropped('returning', 'shown'))
    await answer('yes')
    expect({ state: state(), returns }).toEqual({ state: 'online', returns: ['/course/3/tasks'] })
  },
)

test('dismissing the notice goes on, without leading anywhere', async () => {
  const { actor, returns, answer, drop, state } = started()
  drop()
  actor.send({ type: 'notice.close' })
  expect(state()).toEqual(dropped('away', 'closed'))
  drop()
  expect(state()).toEqual(dropped('away', 'closed'))
  actor.send({ type: 'network.return' })
  await answer('yes')
  expect({ state: state(), returns }).toEqual({ state: 'online', returns: [null] })
})

test('a notice dismissed while the service is asked stays away', async () => {
  const { actor, returns, answer, drop, state } = started()
  drop()
  actor.send({ type: 'network.retry' })
  actor.send({ type: 'notice.close' })
  expect(state()).toEqual(dropped('returning', 'closed'))
  await answer('yes')
  expect(returns).toEqual([null])
})

test('a drop while the service is asked overrides its response, and the first address stays', async () => {
  const { actor, asked, returns, answer, drop, state } = started()
  drop()
  actor.send({ type: 'network.return' })
  actor.send({ type: 'network.drop', address: '/elsewhere' })
  await answer('yes')
  expect({ state: state(), returns, asked: asked.length }).toEqual({
    state: dropped('away', 'shown'),
    returns: [],
    asked: 1,
  })
  actor.send({ type: 'network.return' })
  await answer('yes')
  expect(returns).toEqual(['/course/3/tasks'])
})

test('while online there is nothing to return from', () => {
  const { actor, state } = started()
  for (const type of ['network.return', 'network.retry', 'notice.close'] as const) actor.send({ type })
  expect(state()).toBe('online')
})
