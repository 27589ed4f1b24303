import { expect, test } from 'vitest'
import { expiresAt, key, life, loaded, lost, scanned, started, ticket } from './testing/started-qr-login.ts'

test('the service says expired, and polling ends', async () => {
  const qr = await loaded({ kind: 'expired' })
  await qr.pass(2000)
  await qr.pass(60_000)
  expect({ code: qr.code(), polled: qr.poll.asked.length }).toEqual({ code: 7, polled: 1 })
})

test.each([
  [life - 6000, true],
  [life - 2000, false],
])('expired after %i ms of its life it is lost: %j', async (age, isLost) => {
  const qr = await loaded(...Array.from({ length: age / 2000 - 1 }, () => ({ kind: 'waiting' }) as const), {
    kind: 'expired',
  })
  for (let passed = 0; passed < age; passed += 2000) await qr.pass(2000)
  expect({ code: qr.code(), isLost: qr.context().isLost }).toEqual({ code: 7, isLost })
})

test('a code expires on its own when there is no response', async () => {
  const qr = await loaded()
  await qr.pass(life - 1)
  expect(qr.code()).toBe(1)
  await qr.pass(1)
  expect(qr.code()).toBe(7)
})

test('a scan that gives more time counts', async () => {
  const qr = await loaded({ ...scanned, expiresAt: '2026-11-20T11:02:30.000Z' })
  await qr.pass(2000)
  await qr.pass(life - 2000)
  expect(qr.code()).toBe(3)
  await qr.pass(30_000)
  expect(qr.code()).toBe(7)
})

test('polls slow down without responses, and return to two seconds after one', async () => {
  const qr = await loaded(lost(), lost(), lost(), lost(), lost(), { kind: 'waiting' }, { kind: 'waiting' })
  const pauses: number[] = []
  let last = 0
  for (let second = 1; qr.poll.asked.length < 7; second += 1) {
    const before = qr.poll.asked.length
    await qr.pass(1000)
    if (qr.poll.asked.length === before) continue
    pauses.push(second - last)
    last = second
  }
  expect(pauses).toEqual([2, 2, 4, 8, 15, 15, 2])
})

test('a refusal with Retry-After counts', async () => {
  const qr = await loaded(lost(20), { kind: 'waiting' })
  await qr.pass(2000)
  await qr.pass(19_999)
  expect(qr.poll.asked.length).toBe(1)
  await qr.pass(1)
  expect(qr.poll.asked.length).toBe(2)
})

test.each([
  ['page.hide', 'page.show'],
  ['network.drop', 'network.return'],
] as const)('after %s nothing is polled; %s polls at once', async (away, back) => {
  const qr = await loaded({ kind: 'waiting' }, { kind: 'waiting' })
  await qr.send(away)
  await qr.pass(50_000)
  expect({ code: qr.code(), polled: qr.poll.asked.length }).toEqual({ code: 1, polled: 0 })
  await qr.send(back)
  await qr.pass(0)
  expect(qr.poll.asked.length).toBe(1)
})

test('looking away and back does not poll sooner than the service allows', async () => {
  const qr = await loaded({ kind: 'waiting' }, { kind: 'waiting' })
  await qr.pass(2000)
  await qr.send('page.hide')
  await qr.pass(500)
  await qr.send('page.show')
  await qr.pass(999)
  expect(qr.poll.asked.length).toBe(1)
  await qr.pass(1)
  expect(qr.poll.asked.length).toBe(2)
})

test('a page that is hidden and offline polls again only once both are over', async () => {
  const qr = await loaded()
  await qr.send('page.hide', 'network.drop', 'page.show')
  await qr.pass(1500)
  expect(qr.poll.asked.length).toBe(0)
  await qr.send('network.return')
  await qr.pass(0)
  expect(qr.poll.asked.length).toBe(1)
})

test('a page that is hidden from the start asks for a code and does not poll', async () => {
  const qr = await started()
  await qr.begin()
  await qr.send('page.hide')
  await qr.pass(10_000)
  expect({ code: qr.code(), polled: qr.poll.asked.length }).toEqual({ code: 1, polled: 0 })
})

test('a scanned code pauses too, and expires while nobody looks', async () => {
  const qr = await loaded(scanned)
  await qr.pass(2000)
  await qr.send('page.hide')
  await qr.pass(life)
  expect({ code: qr.code(), polled: qr.poll.asked.length }).toEqual({ code: 7, polled: 1 })
})

test('a reload continues with a code that was scanned', async () => {
  const qr = await started({ kept: key }, [])
  const found = { ...key, url: null, expiresAt }
  qr.resume.answers.push({ kind: 'scanned', code: found, remaining: 30_000, who: '林**', matchNumber: null })
  await qr.begin()
  await qr.pass(1499)
  expect({ code: qr.code(), resumed: qr.resume.asked }).toEqual({ code: 0, resumed: [] })
  await qr.pass(1)
  expect({ code: qr.code(), resumed: qr.resume.asked, requested: qr.request.asked, shown: qr.context().code }).toEqual({
    code: 3,
    resumed: [key],
    requested: [],
    shown: found,
  })
  await qr.pass(30_000)
  expect(qr.code()).toBe(7)
})

test('a reload continues with a code that was confirmed meanwhile', async () => {
  const qr = await started({ kept: key }, [])
  qr.resume.answers.push({ kind: 'confirmed', ticket, who: '林**' })
  qr.redeem.answers.push({ kind: 'signedIn' })
  await qr.begin()
  await qr.pass(1500)
  expect({ redeemed: qr.redeem.asked, state: qr.login.getSnapshot().value }).toEqual({
    redeemed: [ticket],
    state: 'signedIn',
  })
})

test('a reload replaces any other code', async () => {
  const qr = await started({ kept: key })
  qr.resume.answers.push({ kind: 'gone' })
  await qr.begin()
  await qr.pass(1500)
  expect({ code: qr.code(), requested: qr.request.asked }).toEqual({ code: 1, requested: [{ former: key }] })
})

test('a reload without an answer asks again before it gives the code up', async () => {
  const qr = await started({ kept: key })
  qr.resume.answers.push(lost(2), lost(2), lost(2))
  await qr.begin()
  await qr.pass(1500)
  expect({ code: qr.code(), resumed: qr.resume.asked.length }).toEqual({ code: 0, resumed: 1 })
  await qr.pass(2000)
  expect({ resumed: qr.resume.asked.length, requested: qr.request.asked.length }).toEqual({ resumed: 2, requested: 0 })
  await qr.pass(4000)
  expect({ resumed: qr.resume.asked.length, code: qr.code() }).toEqual({ resumed: 3, code: 1 })
})
