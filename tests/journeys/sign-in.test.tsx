// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { startLogin } from '#app/login-start.tsx'
import { hashToken } from '#server/core/cookies.ts'
import { session } from '#server/database/schema/people.ts'
import { captcha, loginFailure } from '#server/database/schema/sign-on.ts'
import { type Journey, openPage, startJourney } from '#tests/support/documents/journey.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { origin, type TestClient } from '#tests/support/service/test-service.ts'

let journey: Journey
const password = 'Podium@2026'

beforeAll(async () => {
  journey = await startJourney()
  const { service, world } = journey
  for (const person of [world.teacher, world.colleague, studentOf(0)]) await givePassword(service, person, password)
})

afterAll(() => journey.close())

function studentOf(seat: number): TestClient {
  const student = journey.world.students[seat]
  if (student === undefined) throw new Error('The world has no such student')
  return student
}

function openLogin() {
  const onSignedIn = vi.fn<() => void>()
  openPage(journey, '/login', (container) => startLogin(container, onSignedIn))
  return onSignedIn
}

const type = (label: string, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

async function signIn(account: string, typed: string) {
  type('账号', account)
  type('密码', typed)
  const consent = screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' })
  if (!consent.checked) fireEvent.click(consent)
  fireEvent.click(screen.getByRole('button', { name: '登录' }))
}

/** Moves the piece into place by keyboard; only the service's database knows where that is. */
async function solvePuzzle() {
  const { db } = journey.service
  const slider = await screen.findByRole('slider')
  const [puzzle] = await db
    .select()
    .from(captcha)
    .where(isNull(captcha.solvedAt))
    .orderBy(desc(captcha.expiresAt))
    .limit(1)
  const answer = puzzle?.answerX ?? 0
  fireEvent.keyDown(slider, { key: 'Home' })
  for (let at = 0; at + 10 <= answer; at += 10) fireEvent.keyDown(slider, { key: 'ArrowRight', shiftKey: true })
  for (let at = answer - (answer % 10); at < answer; at += 1) fireEvent.keyDown(slider, { key: 'ArrowRight' })
  fireEvent.keyDown(slider, { key: 'Enter' })
  // One second later, since a code of the same browser must not expire at the same instant.
  journey.service.clock.now = new Date(journey.service.clock.now.getTime() + 1_000)
}

const alertText = async () => (await screen.findByRole('alert')).textContent

/** Signs in and returns the page's error message; from the fourth failure of a day on, the puzzle comes first. */
async function refusalOf(account: string, typed: string, needsPuzzle = false): Promise<string | null> {
  await signIn(account, typed)
  if (needsPuzzle) await solvePuzzle()
  return alertText()
}

async function failuresOf({ uid }: TestClient): Promise<number | undefined> {
  const [row] = await journey.service.db
    .select()
    .from(loginFailure)
    .where(eq(loginFailure.subject, `uid:${uid}`))
  return row?.failures
}

const cookieNames = async () => (await jsdom.cookieJar.getCookies(origin)).map(({ key }) => key)

test('wrong passwords are counted; from the fourth on with a puzzle and the attempts left; the right one signs in', async () => {
  const { service, world } = journey
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  const refusals: (string | null)[] = []
  for (let attempt = 1; attempt <= 5; attempt += 1)
    refusals.push(await refusalOf('teacher', `wrong ${attempt}`, attempt > 3))
  const plain = '登录名或密码错误'
  expect(refusals).toEqual([plain, plain, plain, `${plain}再超过6次账号会被锁定`, `${plain}再超过5次账号会被锁定`])
  const failures = await failuresOf(world.teacher)
  expect({ failures, cookies: await cookieNames(), signedIn: onSignedIn.mock.calls }).toEqual({
    failures: 5,
    cookies: ['pre'],
    signedIn: [],
  })
  await signIn(' teacher ', password)
  await solvePuzzle()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(await failuresOf(world.teacher)).toBeUndefined()
  const cookie = (await jsdom.cookieJar.getCookies(origin)).find(({ key }) => key === 'sid')
  const [row] = await service.db
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashToken(cookie?.value ?? '')))
  expect({ uid: row?.uid, surface: row?.surface, readable: document.cookie }).toEqual({
    uid: world.teacher.uid,
    surface: 'portal',
    readable: '',
  })
})

test('going to another address before the portal has loaded signs in only once', async () => {
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  await signIn('colleague', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  const heard = new Promise((done) => window.addEventListener('hashchange', done, { once: true }))
  window.location.hash = '/question-select'
  await heard
  expect(onSignedIn).toHaveBeenCalledOnce()
})

test('the plain password never leaves the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  await signIn('teacher', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  const bodies = asked.mock.calls.flatMap(([path, init]) => (path === signOn.passwordLogin.path ? [init?.body] : []))
  const consent = encodeURIComponent(currentConsent.join(','))
  expect(bodies).toEqual([
    expect.stringMatching(
      new RegExp(`^username=teacher&password=[0-9a-f]{64}&token=[\\w-]{43}&utype=101&consent=${consent}$`),
    ),
  ])
})

test('ten failures lock the account for the day, whatever is typed then', async () => {
  const { service, world } = journey
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  for (let attempt = 1; attempt <= 10; attempt += 1) await refusalOf('colleague', 'wrong', attempt > 3)
  await signIn('colleague', password)
  expect(await alertText()).toBe('账号已被锁定，可修改密码或明天再试！')
  expect(await failuresOf(world.colleague)).toBe(10)
  service.clock.now = new Date(service.clock.now.getTime() + 24 * 3_600_000)
  await signIn('colleague', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test("a student's account does not open the teachers' page", async () => {
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  expect(await refusalOf('qm0701001', password)).toBe('请登录教师账号')
  expect({ cookies: await cookieNames(), signedIn: onSignedIn.mock.calls }).toEqual({ cookies: ['pre'], signedIn: [] })
})
