import { expect, test } from 'vitest'
import { atWork, nobody, started, wang } from './testing/started-session.ts'

test('in the desktop host a missing session is left to the host', async () => {
  const session = started(true)
  await session.answer(nobody)
  expect({ identity: session.state().identity, done: session.done }).toEqual({
    identity: 'signedOut',
    done: ['handedBack'],
  })
})

test('in the desktop host a lost session is not asked for over the page', async () => {
  const { state, send, answer, done } = await atWork(wang, true)
  send({ type: 'session.lose' })
  await answer(nobody)
  expect({ session: state().session, done }).toEqual({ session: 'left', done: ['entered', 'handedBack'] })
})

test.each([
  ['forced at the sign-in', { ...wang, mustChangePassword: true, consentNeeded: true }],
  ['of her own will', wang],
])('a new password, %s, ends the session and starts anew at the login', async (_name, person) => {
  const { state, send, finish, done } = await atWork(person)
  expect(state().duties).toBe(person.mustChangePassword ? 'askingPassword' : 'free')
  send({ type: 'password.renew' })
  await finish('logout')
  expect({ session: state().session, done }).toEqual({ session: 'left', done: ['entered', 'expelled'] })
})

test('a sign-out that fails does not keep anybody after a new password; the desktop host takes over', async () => {
  const { send, fail, done } = await atWork(wang, true)
  send({ type: 'password.renew' })
  await fail('logout')
  expect(done).toEqual(['entered', 'handedBack'])
})

test('a call that is refused because the password must be changed asks for a new one', async () => {
  const { state, send } = await atWork()
  send({ type: 'password.need' })
  expect(state().duties).toBe('askingPassword')
})

test('changed documents are asked about again; a failure is shown, and accepting settles it', async () => {
  const { state, send, fail, finish, view } = await atWork({ ...wang, consentNeeded: true })
  expect(state().duties).toBe('askingConsent')
  send({ type: 'consent.accept' })
  await fail('acceptConsent')
  expect({ duties: state().duties, dutyMessage: view().dutyMessage }).toEqual({
    duties: 'askingConsent',
    dutyMessage: '网络连接失败',
  })
  send({ type: 'consent.accept' })
  await finish('acceptConsent')
  expect({ duties: state().duties, person: view().person, dutyMessage: view().dutyMessage }).toEqual({
    duties: 'free',
    person: wang,
    dutyMessage: '',
  })
})

test('somebody who refuses the changed documents is signed out', async () => {
  const { state, send, fail, finish, done } = await atWork({ ...wang, consentNeeded: true })
  send({ type: 'consent.refuse' })
  await fail('logout')
  expect(state().duties).toBe('askingConsent')
  send({ type: 'consent.refuse' })
  await finish('logout')
  expect({ identity: state().identity, duties: state().duties, done: [...done].sort() }).toStrictEqual({
    identity: 'signedOut',
    duties: undefined,
    done: ['entered', 'forgotten', 'signedOut'],
  })
})

test('a person who does not choose a new password is signed out', async () => {
  const { state, send, fail, finish, done, view } = await atWork({ ...wang, mustChangePassword: true })
  send({ type: 'password.refuse' })
  await fail('logout')
  expect({ duties: state().duties, dutyMessage: view().dutyMessage }).toEqual({
    duties: 'askingPassword',
    dutyMessage: '网络连接失败',
  })
  send({ type: 'password.refuse' })
  await finish('logout')
  expect({ identity: state().identity, duties: state().duties, done: [...done].sort() }).toStrictEqual({
    identity: 'signedOut',
    duties: undefined,
    done: ['entered', 'forgotten', 'signedOut'],
  })
})

test.each([
  ['binding.postpone', []],
  ['binding.start', ['bindingStarted']],
] as const)(
  'a teacher without a mobile is offered to bind one, after everything else: %s',
  async (type, effectNames) => {
    const { state, send, finish, done } = await atWork({ ...wang, consentNeeded: true, offersBinding: true })
    send({ type: 'consent.accept' })
    await finish('acceptConsent')
    expect({ duties: state().duties, done }).toEqual({ duties: 'binding', done: ['entered', 'bindingOffered'] })
    send({ type })
    expect({ duties: state().duties, done: done.slice(2) }).toEqual({ duties: 'free', done: effectNames })
  },
)

test('what is offered to somebody is offered once they are in', async () => {
  const { state, done } = await atWork({ ...wang, offersBinding: true })
  expect({ duties: state().duties, done }).toEqual({ duties: 'binding', done: ['entered', 'bindingOffered'] })
})

test('signing out ends what was still to do', async () => {
  const { state, send } = await atWork({ ...wang, mustChangePassword: true })
  send({ type: 'identity.forget' })
  expect(state().duties).toBe(undefined)
})
