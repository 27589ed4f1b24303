import { expect, test } from 'vitest'
import { atWork, li, lost, nobody, started, teacher, wang } from './testing/started-session.ts'

test('at the start it is asked who is signed in; until then nobody is told to sign in', async () => {
  const { state, is, answer, view, done } = started()
  expect({ identity: state().identity, arriving: is('arriving'), present: is('present') }).toEqual({
    identity: 'checking',
    arriving: true,
    present: false,
  })
  await answer(teacher(wang))
  expect({ state: state(), person: view().person, done }).toEqual({
    state: { session: 'known', identity: 'signedIn', presence: 'sure', duties: 'free' },
    person: wang,
    done: ['entered'],
  })
})

test.each([
  [nobody, 'signedOut'],
  [{ kind: 'student' } as const, 'turnedAway'],
])('%j leads to %s', async (answer, expected) => {
  const session = started()
  await session.answer(answer)
  expect({ identity: session.state().identity, done: session.done }).toEqual({ identity: expected, done: [] })
  session.send({ type: 'identity.check' })
  await session.answer(teacher(wang))
  expect(session.state().identity).toBe('signedIn')
})

test('without an answer it is unknown who is there, and can be asked again', async () => {
  const { state, send, answer, fail, view } = started()
  const error = new Error('服务器错误')
  await fail('who', error)
  expect({ identity: state().identity, failure: view().failure }).toEqual({ identity: 'unknown', failure: error })
  send({ type: 'identity.check' })
  await answer(teacher(wang))
  expect(state().identity).toBe('signedIn')
})

test('a lost session asks nothing if nobody is on screen', async () => {
  const { state, send, answer } = started()
  send({ type: 'session.lose' })
  expect(state().presence).toBe(undefined)
  await answer(nobody)
  for (const event of [{ type: 'session.lose' }, { type: 'session.revalidate' }, { type: 'tab.leave' }] as const)
    send(event)
  expect(state()).toEqual({ session: 'anonymous', identity: 'signedOut', presence: undefined, duties: undefined })
})

test('another tab in which somebody signs in opens this one too', async () => {
  const { state, send, answer } = started()
  await answer(nobody)
  send({ type: 'tab.enter', uid: 7 })
  await answer(teacher(wang))
  expect(state().identity).toBe('signedIn')
})

test('a lost session asks over the page, and the same teacher goes on where she was', async () => {
  const { state, is, send, answer, done, view } = await lost()
  expect({ state: state(), doubtful: is('doubtful'), relogin: is('relogin'), person: view().person }).toEqual({
    state: { session: 'known', identity: 'signedIn', presence: 'asking.fresh', duties: 'free' },
    doubtful: true,
    relogin: true,
    person: { ...wang, realname: '' },
  })
  send({ type: 'login.succeed' })
  expect({ presence: state().presence, doubtful: is('doubtful'), done }).toEqual({
    presence: 'confirming',
    doubtful: true,
    done: ['entered', 'withdrawn'],
  })
  await answer(teacher(wang))
  expect({ presence: state().presence, doubtful: is('doubtful'), person: view().person, done }).toEqual({
    presence: 'sure',
    doubtful: false,
    person: wang,
    done: ['entered', 'withdrawn', 'returned'],
  })
})

test('a session that turns out to be valid asks nothing', async () => {
  const { state, send, answer } = await atWork()
  send({ type: 'session.lose' })
  expect(state().presence).toBe('probing')
  await answer(teacher(wang))
  expect(state().presence).toBe('sure')
})

test('if the service does not say who is signed in, the sign-in is asked for all the same', async () => {
  const { state, send, fail } = await atWork()
  send({ type: 'session.lose' })
  await fail('who')
  expect(state().presence).toBe('asking.fresh')
})

test('a sign-in that leaves nobody signed in says so and asks again, until the teacher is there', async () => {
  const { state, send, answer, is } = await lost()
  expect(is('unconfirmed')).toBe(false)
  send({ type: 'login.succeed' })
  await answer(nobody)
  expect({ presence: state().presence, unconfirmed: is('unconfirmed') }).toEqual({
    presence: 'asking.unconfirmed',
    unconfirmed: true,
  })
  send({ type: 'login.succeed' })
  expect(is('unconfirmed')).toBe(false)
  await answer(nobody)
  send({ type: 'login.succeed' })
  await answer(teacher(wang))
  expect({ presence: state().presence, unconfirmed: is('unconfirmed') }).toEqual({
    presence: 'sure',
    unconfirmed: false,
  })
})

test('a sign-in whose check fails says why and asks again', async () => {
  const { state, send, fail, view } = await lost()
  send({ type: 'login.succeed' })
  await fail('who')
  expect({ presence: state().presence, signInMessage: view().signInMessage }).toEqual({
    presence: 'asking.failed',
    signInMessage: '网络连接失败',
  })
})

test('if the check after a sign-in fails, the other account is no longer named', async () => {
  const { state, send, answer, fail, view } = await atWork()
  send({ type: 'session.lose' })
  await answer(teacher(li))
  send({ type: 'login.succeed' })
  await fail('who')
  expect({ presence: state().presence, present: view().present, signInMessage: view().signInMessage }).toEqual({
    presence: 'asking.failed',
    present: null,
    signInMessage: '网络连接失败',
  })
})

test('cancelling forgets the person and leads to the login', async () => {
  const { state, send, done, view } = await lost()
  send({ type: 'login.cancel' })
  expect({ state: state(), person: view().person, done }).toEqual({
    state: { session: 'anonymous', identity: 'signedOut', presence: undefined, duties: undefined },
    person: null,
    done: ['entered', 'withdrawn', 'cancelled', 'forgotten'],
  })
})

test('an account of somebody else is named, and the page can be theirs, or hers again', async () => {
  const { state, is, send, answer, view } = await atWork()
  send({ type: 'session.lose' })
  await answer(teacher(li))
  expect({
    presence: state().presence,
    doubtful: is('doubtful'),
    present: view().present,
    person: view().person,
  }).toEqual({ presence: 'taken', doubtful: true, present: li, person: { ...wang, realname: '' } })
  send({ type: 'login.succeed' })
  await answer(teacher(wang))
  expect({ presence: state().presence, present: view().present }).toEqual({ presence: 'sure', present: null })
})

test('the page of somebody else starts anew, and sends nothing more', async () => {
  const { state, is, send, answer, done } = await atWork()
  send({ type: 'tab.enter', uid: 8 })
  await answer(teacher(li))
  send({ type: 'person.switch' })
  expect({ session: state().session, doubtful: is('doubtful'), done }).toEqual({
    session: 'left',
    doubtful: true,
    done: ['entered', 'withdrawn', 'switched'],
  })
})

test('cancelling beside an account of somebody else leads to the login too', async () => {
  const { send, answer, done } = await atWork()
  send({ type: 'session.lose' })
  await answer(teacher(li))
  send({ type: 'login.cancel' })
  expect(done).toEqual(['entered', 'withdrawn', 'cancelled', 'forgotten'])
})

test('signing out in another tab freezes this one; signing in there as the same teacher frees it', async () => {
  const { state, is, send, answer } = await atWork()
  send({ type: 'tab.leave' })
  expect(is('doubtful')).toBe(true)
  await answer(nobody)
  expect({ presence: state().presence, byOtherTab: is('byOtherTab') }).toEqual({
    presence: 'asking.fresh',
    byOtherTab: true,
  })
  send({ type: 'tab.enter', uid: 7 })
  await answer(teacher(wang))
  expect({ presence: state().presence, byOtherTab: is('byOtherTab') }).toEqual({ presence: 'sure', byOtherTab: false })
})

test('another teacher in another tab freezes this one; once she leaves, the sign-in is asked for', async () => {
  const { state, is, send, answer, view } = await atWork()
  send({ type: 'tab.enter', uid: 8 })
  await answer(teacher(li))
  expect({ presence: state().presence, byOtherTab: is('byOtherTab') }).toEqual({ presence: 'taken', byOtherTab: true })
  send({ type: 'tab.leave' })
  expect({ presence: state().presence, present: view().present }).toEqual({ presence: 'asking.fresh', present: null })
})

test('the same teacher in another tab changes nothing', async () => {
  const { state, send } = await atWork()
  send({ type: 'tab.enter', uid: 7 })
  expect(state().presence).toBe('sure')
})

test.each([
  ['the same teacher', teacher(wang), 'sure', ['entered', 'revalidated']],
  ['nobody', nobody, 'asking.fresh', ['entered', 'withdrawn']],
  ['somebody else', teacher(li), 'taken', ['entered', 'withdrawn']],
])('a silent check finds %s', async (_name, answer, expected, effectNames) => {
  const { state, is, send, answer: reply, done } = await atWork()
  send({ type: 'session.revalidate' })
  expect({ presence: state().presence, doubtful: is('doubtful') }).toEqual({
    presence: 'revalidating',
    doubtful: false,
  })
  await reply(answer)
  expect({ presence: state().presence, done }).toEqual({ presence: expected, done: effectNames })
})

test('a silent check without a response changes nothing', async () => {
  const { state, send, fail, done } = await atWork()
  send({ type: 'session.revalidate' })
  await fail('who')
  expect({ presence: state().presence, done }).toEqual({ presence: 'sure', done: ['entered'] })
})

test.each([{ type: 'session.lose' }, { type: 'tab.leave' }, { type: 'tab.enter', uid: 8 }] as const)(
  '$type while it is asked quietly holds the calls back at once',
  async (event) => {
    const { state, send } = await atWork()
    send({ type: 'session.revalidate' })
    send(event)
    expect(state().presence).toBe('probing')
  },
)

test('signing out here forgets the person', async () => {
  const { state, send, done, view } = await atWork()
  send({ type: 'identity.forget' })
  expect({ identity: state().identity, person: view().person, done }).toEqual({
    identity: 'signedOut',
    person: null,
    done: ['entered', 'forgotten'],
  })
})

test('a ticket redeemed on a page that somebody has makes it the page of its owner', async () => {
  const { send, answer, view, is } = await atWork()
  send({ type: 'identity.check' })
  expect(is('arriving')).toBe(true)
  await answer(teacher(li))
  expect(view().person).toEqual(li)
  send({ type: 'identity.check' })
  await answer(nobody)
  expect(view().person).toBeNull()
})
