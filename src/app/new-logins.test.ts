import { expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { setup } from '#api/contract/groups/setup.ts'
import { fakeAnswers, lost } from '#tests/support/documents/fake-answers.ts'
import { watchNewLogins } from './new-logins.ts'

const login = (at: string) => ({ at, browser: 'Chrome 147', system: 'Windows', address: '10.0.0.9' })

/** A service whose clock advances a minute with every check. */
function given() {
  let minute = 0
  const state = { logins: [] as readonly unknown[], isDown: false }
  const { call, sent } = fakeAnswers({
    [setup.currentTime.path]: () => ({ now: `2026-11-20T06:${String((minute += 1)).padStart(2, '0')}:00.000Z` }),
    [account.newLogins.path]: () => (state.isDown ? lost() : { logins: state.logins }),
  })
  const sinces = () => sent.filter(({ path }) => path === account.newLogins.path).map(({ fields }) => fields['since'])
  return { ...watchNewLogins(call), state, sinces }
}

test('each check starts from the previous one, by the service’s clock', async () => {
  const { begin, look, news, state, sinces } = given()
  await begin()
  state.logins = [login('2026-11-20T06:01:30.000Z')]
  await look()
  expect(news.get()).toEqual(state.logins)
  news.set([])
  await look()
  expect({ sinces: sinces(), news: news.get() }).toEqual({
    sinces: ['2026-11-20T06:01:00.000Z', '2026-11-20T06:02:00.000Z'],
    news: [],
  })
})

test('a check without a response is made up for by the next one', async () => {
  const { begin, look, state, sinces } = given()
  await begin()
  state.isDown = true
  await look()
  state.isDown = false
  await look()
  expect(sinces()).toEqual(['2026-11-20T06:01:00.000Z', '2026-11-20T06:01:00.000Z'])
})

test('a check before the start only starts', async () => {
  const { look, sinces, news } = given()
  await look()
  expect({ sinces: sinces(), news: news.get() }).toEqual({ sinces: [], news: [] })
})
