// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { and, eq, ne } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { paths } from '#domain/paths/paths.ts'
import { hashToken } from '#server/core/cookies.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import { idempotency } from '#server/database/schema/system.ts'
import { matchesDigest } from '#server/services/sign-on/passwords.ts'
import type { CodeOwner } from '#server/services/verification/sms-codes.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { giveCode } from '#tests/support/documents/login-browsers.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { newSession, settle } from '#tests/support/service/sessions.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import { openWatchedPortal } from '#tests/support/documents/watched-portal.ts'

/** What teachers change in their own account or decide as the school's owner. */
interface AccountWrite {
  readonly endpoint: EndpointData
  readonly path: string
  /** What must exist before the page opens. */
  readonly prepare?: () => Promise<void>
  /** All steps up to the click that writes. */
  readonly write: () => Promise<void>
  /** What the service stores of it. */
  readonly held: () => Promise<unknown>
  readonly changed: unknown
}

let journey: Journey
const password = 'Podium@2026'
const next = 'Zhang#2027'
const email = 'lin.zhixia@example.cn'
const mobiles = { teacher: '13800000001', colleague: '13800000002', next: '13800000077' } as const

beforeAll(async () => {
  journey = await startJourney()
})

beforeEach(async () => {
  const { service, world } = journey
  await service.db.delete(session)
  await service.db.delete(idempotency)
  await service.db
    .update(user)
    .set({ realname: '林知夏', email: null, stageId: 2, bookVersion: '人教版' })
    .where(eq(user.uid, world.teacher.uid))
  for (const name of ['teacher', 'colleague'] as const) {
    await givePassword(service, world[name], password)
    await settle(service, world[name], mobiles[name])
  }
})

afterAll(() => journey.close())

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

async function rowOf({ uid }: TestClient) {
  const [row] = await journey.service.db.select().from(user).where(eq(user.uid, uid))
  if (row === undefined) throw new Error('The world has lost somebody')
  return row
}

const own = () => rowOf(journey.world.teacher)

/** Answers the question that a click brings up. */
async function confirm(name: string): Promise<void> {
  const dialog = within(await screen.findByRole('dialog', { name }))
  fireEvent.click(dialog.getByRole('button', { name }))
}

/** Requests a code for the new mobile or e-mail address, from the page's browser. */
const sendCode = (owner: CodeOwner) => async (): Promise<void> => {
  const { service, network } = journey
  const browser = openBrowser(service.client)
  await browser.get(verification.clientToken, {})
  await giveCode(service, browser, owner)
  await network.signIn({ ...journey.world.teacher, cookie: browser.cookie() })
}

async function apply(): Promise<void> {
  const { service, world } = journey
  const { schoolId } = await own()
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.schoolId, schoolId))
  await service.db.delete(application)
  await service.db.insert(application).values({
    schoolId,
    mobile: '13800000088',
    realname: '章予安',
    stageId: 2,
    subjectId: 203,
    passwordHash: '-',
    consent: currentConsent.join(','),
    appliedAt: service.clock.now,
  })
}

const otherDevice = 'Another browser'

async function addDevice(): Promise<void> {
  const { service, world } = journey
  await newSession(service, world.teacher)
  await service.db.update(session).set({ agent: otherDevice }).where(eq(session.uid, world.teacher.uid))
}

const otherDevices = () => journey.service.db.$count(session, eq(session.agent, otherDevice))

const writes: Readonly<Record<string, AccountWrite>> = {
  name: {
    endpoint: account.updateInfo,
    path: paths.profile,
    write: async () => {
      fireEvent.click(await screen.findByRole('button', { name: '修改姓名' }))
      type('姓名', '林知秋')
      press('保存')
    },
    held: async () => (await own()).realname,
    changed: '林知秋',
  },
  teaching: {
    endpoint: account.updateTeaching,
    path: paths.profile,
    write: async () => {
      fireEvent.click(await screen.findByRole('button', { name: '修改任教信息' }))
      fireEvent.click(screen.getByRole('radio', { name: '高中' }))
      press('保存')
    },
    held: async () => (await own()).stageId,
    changed: 3,
  },
  password: {
    endpoint: account.updatePassword,
    path: paths.editPassword,
    write: async () => {
      fireEvent.change(await screen.findByLabelText('当前密码'), { target: { value: password } })
      type('新密码', next)
      type('确认新密码', next)
      press('修改密码')
    },
    held: async () => matchesDigest((await own()).passwordHash, passwordDigest(next)),
    changed: true,
  },
  mobile: {
    endpoint: account.updateMobile,
    path: paths.editPhone,
    prepare: sendCode({ recipient: mobiles.next, purpose: 'mobile' }),
    write: async () => {
      fireEvent.change(await screen.findByLabelText('新手机号'), { target: { value: mobiles.next } })
      type('验证码', '246810')
      press('绑定')
    },
    held: async () => (await own()).mobile,
    changed: mobiles.next,
  },
  'e-mail address': {
    endpoint: account.updateEmail,
    path: paths.editEmail,
    prepare: sendCode({ recipient: email, purpose: 'email' }),
    write: async () => {
      fireEvent.change(await screen.findByLabelText('邮箱'), { target: { value: email } })
      type('验证码', '246810')
      press('绑定')
    },
    held: async () => (await own()).email,
    changed: email,
  },
  device: {
    endpoint: signOn.signOutDevice,
    path: paths.devices,
    prepare: addDevice,
    write: async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^退出 / }))
      await confirm('退出')
    },
    held: otherDevices,
    changed: 0,
  },
  'all other devices': {
    endpoint: signOn.logoutOthers,
    path: paths.devices,
    prepare: addDevice,
    write: async () => {
      fireEvent.click(await screen.findByRole('button', { name: '退出其他设备' }))
      await confirm('退出其他设备')
    },
    held: otherDevices,
    changed: 0,
  },
  application: {
    endpoint: account.decideApplications,
    path: paths.applications,
    prepare: apply,
    write: async () => {
      fireEvent.click(await screen.findByRole('button', { name: '通过章予安的申请' }))
      await confirm('通过')
    },
    held: async () => (await journey.service.db.select().from(application))[0]?.isApproved ?? null,
    changed: true,
  },
}

/** The teacher on the page of a write; `sent` returns the keys of its requests since then. */
async function openWrite({ endpoint, path, prepare }: AccountWrite) {
  const { service, world, network } = journey
  await prepare?.()
  const person = await newSession(service, world.teacher)
  const begin = network.exchanges.length
  const portal = await openWatchedPortal(journey, path, person)
  const sent = () =>
    network.exchanges
      .slice(begin)
      .filter((exchange) => exchange.path === endpoint.path)
      .map(({ headers }) => headers.get('idempotency-key'))
  return { ...portal, person, sent }
}

/** Ends this page's session; the person's other devices stay signed in. */
async function endSession({ cookie }: TestClient): Promise<void> {
  const token = cookie.split('=')[1] ?? ''
  await journey.service.db.delete(session).where(eq(session.tokenHash, hashToken(token)))
}

const keptFor = ({ uid }: TestClient, { path }: EndpointData) =>
  journey.service.db.$count(idempotency, and(eq(idempotency.uid, uid), eq(idempotency.path, path)))

test.each(Object.entries(writes))(
  '%s: the session dies, the same teacher goes on under one key',
  async (_name, write) => {
    const { sent, person } = await openWrite(write)
    const before = await write.held()
    expect(before).not.toEqual(write.changed)
    await screen.findByRole('button', { name: /账号菜单/ })
    journey.network.before(write.endpoint.path, () => endSession(person))
    await write.write()
    const dialog = within(await screen.findByRole('dialog', { name: '登录已过期，请重新登录' }))
    expect({ held: await write.held(), sent: sent().length }).toEqual({ held: before, sent: 1 })
    fireEvent.change(dialog.getByLabelText('密码'), { target: { value: password } })
    fireEvent.submit(dialog.getByRole('form', { name: '登录' }))
    await waitFor(async () => expect(await write.held()).toEqual(write.changed))
    expect({ sent: sent().length, keys: new Set(sent()).size }).toEqual({ sent: 2, keys: 1 })
    expect(await keptFor(person, write.endpoint)).toBe(1)
  },
)

test.each(Object.entries(writes))(
  '%s: somebody else is signed in meanwhile, and nothing is written',
  async (_name, write) => {
    const { service, world, network } = journey
    const { sent, person } = await openWrite(write)
    const other = await newSession(service, world.colleague)
    const before = { held: await write.held(), other: await rowOf(other) }
    await screen.findByRole('button', { name: /账号菜单/ })
    network.before(write.endpoint.path, () => network.signIn(other))
    await write.write()
    await screen.findByRole('dialog', { name: '现在登录的是另一个账号' })
    const now = { held: await write.held(), other: await rowOf(other) }
    expect({ ...now, sent: sent().length }).toEqual({ ...before, sent: 1 })
    const kept = { person: await keptFor(person, write.endpoint), other: await keptFor(other, write.endpoint) }
    expect(kept).toEqual({ person: 0, other: 0 })
    const others = and(eq(session.uid, other.uid), ne(session.surface, 'phone'))
    expect(await service.db.$count(session, others)).toBe(1)
  },
)
