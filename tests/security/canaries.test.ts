import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { account } from '#api/contract/groups/account.ts'
import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLogin } from '#api/contract/groups/qr-login.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { verification } from '#api/contract/groups/verification.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { createApp } from '#server/app.ts'
import { createLog } from '#server/core/log.ts'
import type { Service } from '#server/core/service.ts'
import { school, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import { outboxSender } from '#server/services/verification/sms-sender.ts'
import { type Canaries, noteExchange } from '#tests/support/service/canaries.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { sentCode } from '#tests/support/service/sent-code.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { clientOf, origin } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'

const password = 'Podium@2026'
const mobiles = { teacher: '13812340001', next: '13812340002', applicant: '13812340003' } as const
const consent = [...currentConsent]
const signInAs = userTypes.teacher

let own: TestService
let world: World
let service: Service
const lines: string[] = []
/** Every secret that was sent, by its field. */
const canaries: Canaries = new Map()
/** Texts that were shown to a person. */
const messages: string[] = []

beforeAll(async () => {
  own = await startTestService()
  world = await makeWorld(own)
  await givePassword(own, world.teacher, password)
  await own.db.update(user).set({ mobile: mobiles.teacher }).where(eq(user.uid, world.teacher.uid))
  await own.db.update(school).set({ ownerId: world.teacher.uid })
  const app = createApp({
    db: own.db,
    allowedOrigins: new Set([origin]),
    secure: false,
    now: () => own.clock.now,
    log: createLog({ write: (line) => void lines.push(line) }),
    sendJob: async () => '',
    baseUrl: origin,
    outbox: own.outbox,
    // Sending one message fails, with the mobile number in the reason.
    sendSms: async (message) => {
      if (isBroken) throw new Error(`The provider refuses ${message.mobile}`)
      await outboxSender(own.outbox)(message)
    },
    messagingProvider: {
      authorizeUrl: (state) => `https://messaging.example/login?state=${state}`,
      openIdOf: async (code) => {
        if (code.startsWith('refused')) throw new Error('The messaging app confirmed nobody')
        return 'a person'
      },
    },
    serviceOrigins: new Set([origin]),
  })
  service = async (request, address) => {
    const answer = await app(request.clone(), address)
    messages.push(await noteExchange(canaries, request, answer.clone()))
    return answer
  }
})

let isBroken = false

afterAll(() => own.close())

const openOne = (address = '10.24.1.5'): TestBrowser =>
  openBrowser((uid, cookie) => clientOf((request) => service(request, address), uid, cookie))

const pass = (milliseconds: number) => {
  own.clock.now = new Date(own.clock.now.getTime() + milliseconds)
}

async function codeFor(browser: TestBrowser, mobile: string, purpose: Parameters<typeof sentCode>[3]) {
  pass(60_000)
  return sentCode(own, browser, mobile, purpose)
}

async function signInByPassword(): Promise<void> {
  const browser = openOne()
  expect(resultId(await browser.signIn(mobiles.teacher, passwordDigest('wrong')))).toBe('wrongPassword')
  expect(resultId(await browser.signIn(mobiles.teacher, passwordDigest(password)))).toBe('ok')
}

async function signInBySms(): Promise<void> {
  const browser = openOne()
  const verificationCode = await codeFor(browser, mobiles.teacher, 'login')
  await browser.call(signOn.codeLogin, { mobile: mobiles.teacher, verificationCode: '000000', signInAs, consent })
  await browser.get(signOn.codeLogin, { mobile: mobiles.teacher, verificationCode, signInAs, consent })
}

async function signInByScanning(): Promise<void> {
  const [computer, hand] = [openOne(), openOne()]
  const { qrId, qrToken } = await computer.get(qrLogin.loginUrl, {})
  const { token } = await hand.get(verification.clientToken, {})
  const { uid } = await hand.get(phone.signIn, {
    username: mobiles.teacher,
    password: passwordDigest(password),
    token,
  })
  hand.setUid(uid)
  const { nonce } = await hand.get(phone.scan, { qrId })
  await hand.get(phone.confirm, { qrId, nonce })
  pass(2_000)
  const { token: ticket, ticketType } = await computer.get(qrLogin.result, { qrId, qrToken })
  await computer.get(signOn.autoLogin, { token: ticket ?? '', ticketType: ticketType ?? '', signInAs, consent })
}

async function signInByMessaging(): Promise<void> {
  const browser = openOne()
  const refused = await browser.get(messagingLogin.state, {})
  await browser.call(messagingLogin.info, { code: `refused-${'c'.repeat(40)}`, state: refused.state })
  const { state } = await browser.get(messagingLogin.state, {})
  const { openId } = await browser.get(messagingLogin.info, { code: 'somebody', state })
  await browser.call(messagingLogin.tickets, { openId, state, signInAs, consent })
  const verificationCode = await codeFor(browser, mobiles.teacher, 'bind')
  await browser.get(messagingLogin.bind, { state, mobile: mobiles.teacher, verificationCode, signInAs, consent })
}

/** A sixth device: the answer carries a token that signs one out. Returns the browser that got in. */
async function replaceDevice(): Promise<TestBrowser> {
  for (let count = 0; count < 6; count += 1) {
    const browser = openOne()
    const answer = await browser.signIn(mobiles.teacher, passwordDigest(password))
    if (resultId(answer) !== 'tooManyDevices') continue
    const { token, devices } = crowd.parse(answer.data)
    const { uid } = await browser.get(signOn.releaseDevice, { token, deviceId: devices[0]?.deviceId ?? 0 })
    browser.setUid(uid)
    return browser
  }
  throw new Error('There was room for every device')
}

const crowd = z.object({ token: z.string(), devices: z.array(z.object({ deviceId: z.int() })) })

async function changeAccount(browser: TestBrowser): Promise<void> {
  await browser.get(signOn.serviceTicket, { service: origin })
  await browser.get(signOn.logoutOthers, {})
  const desktop = await browser.get(signOn.desktopTicket, {})
  await openOne().get(signOn.autoLogin, { ...desktop, signInAs, consent })
  isBroken = true
  await expect(codeFor(browser, mobiles.next, 'mobile')).rejects.toThrow('3008')
  isBroken = false
  const verificationCode = await codeFor(browser, mobiles.next, 'mobile')
  await browser.get(account.updateMobile, { mobile: mobiles.next, verificationCode })
  await browser.call(userArea.saveSetting, { key: 'language', value: 'en' })
  const next = passwordDigest('Zhang#2027')
  const oldPassword = passwordDigest(password)
  await browser.get(account.updatePassword, { oldPassword, newPassword: next, confirmation: next })
}

async function applyAndReset(): Promise<void> {
  const browser = openOne()
  const verificationCode = await codeFor(browser, mobiles.applicant, 'register')
  const application = { realname: '申请人', schoolCode: 'qm', stageId: 2, subjectId: 203, consent }
  const digest = passwordDigest('Xu&wangshu27')
  await browser.get(account.register, { ...application, mobile: mobiles.applicant, verificationCode, password: digest })
  const again = await codeFor(browser, mobiles.next, 'password')
  const reset = passwordDigest('Lin+zhixia27')
  await browser.get(account.resetPassword, {
    mobile: mobiles.next,
    verificationCode: again,
    password: reset,
    confirmation: reset,
  })
  await approve(reset)
}

/** The school's owner approves the applicant. */
async function approve(digest: string): Promise<void> {
  const owner = openOne()
  expect(resultId(await owner.signIn(mobiles.next, digest))).toBe('ok')
  const { applications } = await owner.get(account.applications, {
    isOpen: true,
    pager: { currentPage: 1, pageSize: 15 },
  })
  const applicationIds = applications.map(({ applicationId }) => applicationId)
  await owner.get(account.decideApplications, { applicationIds, isApproved: true, reason: '' })
}

/** Everything in the database, by table and column. */
async function wholeDatabase(): Promise<ReadonlyMap<string, string>> {
  const { rows: columns } = await own.db.execute<{ name: string; query: string }>(sql`
    select c.table_name || '.' || c.column_name as name,
      format('select string_agg(%I::text, chr(10)) as content from %I.%I', c.column_name, c.table_schema, c.table_name)
        as query
    from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema not in ('pg_catalog', 'information_schema') and t.table_type = 'BASE TABLE'`)
  const contents = new Map<string, string>()
  for (const { name, query } of columns) {
    const { rows } = await own.db.execute<{ content: string | null }>(sql.raw(query))
    contents.set(name, (contents.get(name) ?? '') + (rows[0]?.content ?? ''))
  }
  return contents
}

/**
 * All that may hold secrets: where a mobile is looked up. Applicants sign in with their mobile as the name.
 */
const declared: Readonly<Record<string, readonly string[]>> = {
  mobile: ['app_user.mobile', 'app_user.username', 'application.mobile', 'sms_code.recipient'],
}

test('no way of signing in and no change of an account leaves its secrets anywhere', async () => {
  await signInByPassword()
  await signInBySms()
  await signInByScanning()
  await signInByMessaging()
  await changeAccount(await replaceDevice())
  await applyAndReset()
  const expected = [
    'cookie',
    'verifyCode',
    'qrToken',
    'state',
    'password',
    'oldPassword',
    'newPassword',
    'confirmation',
    'token',
    'serverTicket',
    'nonce',
  ]
  expect([...canaries.keys()].toSorted()).toEqual([...expected, 'code', ...Object.keys(declared)].toSorted())

  const texts = [...canaries.values()].flatMap((values) => [...values])
  const log = lines.join('\n')
  expect(log).toContain('"path":"/front/user/verify/send_v2","error":"Error: The provider refuses [removed]')
  expect(texts.filter((text) => log.includes(text))).toEqual([])
  expect(texts.filter((text) => messages.some((message) => message.includes(text)))).toEqual([])

  const seen: Record<string, readonly string[]> = {}
  const database = [...(await wholeDatabase())]
  for (const [field, values] of canaries) {
    const found = database.filter(([, content]) => [...values].some((value) => isTold(content, value)))
    if (found.length > 0) seen[field] = found.map(([name]) => name).toSorted()
  }
  expect(seen).toEqual(declared)
})

test('passwords are stored only as argon2id hashes', async () => {
  const rows = [
    ...(await own.db.select({ kept: user.passwordHash }).from(user).where(eq(user.uid, world.teacher.uid))),
    ...(await own.db.select({ kept: application.passwordHash }).from(application)),
  ]
  expect(rows.map(({ kept }) => kept.split('$')[1])).toEqual(['argon2id', 'argon2id'])
})

/** Whether a text has a secret. Hashes have any six digits by chance: a code counts where it stands on its own. */
const isTold = (content: string, value: string): boolean =>
  /^\d{6}$/.test(value) ? new RegExp(`(?<![0-9a-f])${value}(?![0-9a-f])`).test(content) : content.includes(value)
