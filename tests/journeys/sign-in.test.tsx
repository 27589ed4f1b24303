// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { signOn } from '#api/contract/areas/sign-on.ts'
import { startLogin } from '#app/login-start.tsx'
import { hashToken } from '#server/core/cookies.ts'
import { session, user } from '#server/database/schema/people.ts'
import { type Journey, openPage, startJourney } from '#tests/support/journey.ts'
import { givePassword } from '#tests/support/passwords.ts'
import { origin, type TestClient } from '#tests/support/test-service.ts'

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
  fireEvent.click(screen.getByRole('button', { name: /^登录/ }))
}

/** Signs in and answers what the page says against it. */
async function refusalOf(account: string, typed: string): Promise<string | null> {
  await signIn(account, typed)
  return (await screen.findByRole('alert')).textContent
}

async function failuresOf({ uid }: TestClient): Promise<number | undefined> {
  const [row] = await journey.service.db.select().from(user).where(eq(user.uid, uid))
  return row?.errorCount
}

const cookies = () => jsdom.cookieJar.getCookies(origin)

test('wrong passwords are counted, from the fourth on with what is left; the right one signs in', async () => {
  const { service, world } = journey
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  const said: (string | null)[] = []
  for (let attempt = 1; attempt <= 5; attempt += 1) said.push(await refusalOf('teacher', `wrong ${attempt}`))
  const plain = '登录名或密码错误'
  expect(said).toEqual([plain, plain, plain, `${plain}再超过6次账号会被锁定`, `${plain}再超过5次账号会被锁定`])
  expect([await failuresOf(world.teacher), await cookies(), onSignedIn.mock.calls]).toEqual([5, [], []])
  await signIn(' teacher ', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  expect(await failuresOf(world.teacher)).toBe(0)
  const [cookie] = await cookies()
  const [row] = await service.db
    .select()
    .from(session)
    .where(eq(session.tokenHash, hashToken(cookie?.value ?? '')))
  expect([row?.uid, row?.surface, document.cookie]).toEqual([world.teacher.uid, 'portal', ''])
})

test('the password itself never leaves the page', async () => {
  const asked = vi.spyOn(globalThis, 'fetch')
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  await signIn('teacher', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  const bodies = asked.mock.calls.flatMap(([path, init]) => (path === signOn.passwordLogin.path ? [init?.body] : []))
  expect(bodies).toEqual([expect.stringMatching(/^username=teacher&password=[0-9a-f]{64}&utype=101$/)])
})

test('ten failures lock the account for the day, whatever is typed then', async () => {
  const { service, world } = journey
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  for (let attempt = 1; attempt <= 10; attempt += 1) await refusalOf('colleague', 'wrong')
  expect(await refusalOf('colleague', password)).toBe('账号已被锁定，可修改密码或明天再试！')
  expect(await failuresOf(world.colleague)).toBe(10)
  service.clock.now = new Date(service.clock.now.getTime() + 24 * 3_600_000)
  await signIn('colleague', password)
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
})

test("a student's account does not open the teachers' page", async () => {
  const onSignedIn = openLogin()
  await screen.findByLabelText('账号')
  expect(await refusalOf('qm0701001', password)).toBe('请登录教师账号')
  expect([await cookies(), onSignedIn.mock.calls]).toEqual([[], []])
})
