import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { school as schoolArea } from '#api/contract/groups/school.ts'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user as userArea } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { school, session, user } from '#server/database/schema/people.ts'
import { oneTimeToken, qrLogin } from '#server/database/schema/sign-on.ts'
import { idempotency } from '#server/database/schema/system.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { newSession } from '#tests/support/service/sessions.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { auditRow, lastAuditRow } from '#tests/support/service/audit-row.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World
let browser: TestBrowser

const former = 'Podium@2026'

const mobile = '13800000002'

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  await service.db.update(school).set({ ownerId: world.teacher.uid }).where(eq(school.code, 'qm'))
})

beforeEach(async () => {
  const { db } = service
  await givePassword(service, world.colleague, former)
  const fresh = { mobile, mustChangePassword: false, disabledAt: null }
  await db.update(user).set(fresh).where(eq(user.uid, world.colleague.uid))
  await db.delete(session).where(eq(session.uid, world.colleague.uid))
  browser = openBrowser(service.client)
})

afterAll(() => service.close())

const pager = { currentPage: 1, pageSize: 999 }

const colleague = async () => (await service.db.select().from(user).where(eq(user.uid, world.colleague.uid)))[0]

test('the owner sees the teachers of the school and their state, and nobody else does', async () => {
  const disabled = { mustChangePassword: true, disabledAt: service.clock.now }
  await service.db.update(user).set(disabled).where(eq(user.uid, world.colleague.uid))
  expect(await world.teacher.get(schoolArea.teachers, { pager })).toEqual({
    total: 2,
    list: [
      {
        teacherId: world.teacher.uid,
        realname: '姓名 teacher',
        mobile: null,
        isDisabled: false,
        mustChangePassword: false,
      },
      {
        teacherId: world.colleague.uid,
        realname: '姓名 colleague',
        mobile: '138****0002',
        isDisabled: true,
        mustChangePassword: true,
      },
    ],
  })
  const second = { pager: { currentPage: 2, pageSize: 1 } }
  const { list } = await world.teacher.get(schoolArea.teachers, second)
  expect(list.map(({ teacherId }) => teacherId)).toEqual([world.colleague.uid])
  const stranger = await world.stranger.call(schoolArea.teachers, { pager })
  expect({ result: resultId(stranger), data: stranger.data }).toEqual({ result: 'forbidden', data: null })
})

test('a reset ends everything, admits only with the new password, and requires a password of one’s own', async () => {
  const teacherId = world.colleague.uid
  await browser.signIn('colleague', passwordDigest(former))
  const { token, ticketType } = await browser.get(signOn.desktopTicket, {})
  await addScan(teacherId)
  const { password } = await world.teacher.get(schoolArea.resetTeacherPassword, { teacherId })
  expect({
    sessions: await service.db.$count(session, eq(session.uid, teacherId)),
    tickets: await service.db.$count(oneTimeToken, eq(oneTimeToken.uid, teacherId)),
    codes: await service.db.$count(qrLogin, eq(qrLogin.scannedBy, teacherId)),
  }).toEqual({ sessions: 0, tickets: 0, codes: 0 })
  expect(resultId(await browser.call(userArea.teacherInfo, {}))).toBe('notLoggedIn')
  expect(resultId(await browser.call(signOn.autoLogin, { token, ticketType, signInAs: 101, consent: [] }))).toBe(
    'ticketInvalid',
  )
  expect(resultId(await browser.signIn('colleague', passwordDigest(former)))).toBe('wrongPassword')
  expect(resultId(await browser.signIn('colleague', passwordDigest(password)))).toBe('ok')
  expect((await browser.get(userArea.teacherInfo, {})).mustChangePassword).toBe(true)
  expect(resultId(await browser.call(account.stages, {}))).toBe('passwordChangeNeeded')
  const own = passwordDigest('tR7#kuv2Lq')
  const change = { oldPassword: passwordDigest(password), newPassword: own, confirmation: own }
  expect(resultId(await browser.call(account.updatePassword, change))).toBe('ok')
  await browser.signIn('colleague', own)
  expect(resultId(await browser.call(account.stages, {}))).toBe('ok')
})

/** A code that the teacher scanned but has not confirmed yet. */
async function addScan(scannedBy: number): Promise<void> {
  const { now } = service.clock
  const hashes = { tokenHash: 't', ticketHash: 't', visitorHash: 'v' }
  const times = { createdAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  await service.db
    .insert(qrLogin)
    .values({ qrId: 'scanned', ...hashes, ...times, status: 1, agent: '', address: '', scannedBy, scannedAt: now })
}

test('a reset is recorded, and its password is stored nowhere', async () => {
  const teacherId = world.colleague.uid
  const { password } = await world.teacher.get(schoolArea.resetTeacherPassword, { teacherId })
  expect(await lastAuditRow(service)).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'change',
      path: '/client/school/teacher/password/reset',
      objectKind: 'schoolTeacher',
      objectId: teacherId,
      rowCount: 1,
    }),
  )
  const row = await colleague()
  expect({ mustChangePassword: row?.mustChangePassword, isHashed: row?.passwordHash.startsWith('$argon2id$') }).toEqual(
    { mustChangePassword: true, isHashed: true },
  )
  const kept = await service.db.select().from(idempotency)
  expect(kept.filter(({ answer }) => answer?.includes(password))).toEqual([])
})

test('a disabled teacher is out at once and cannot enter until enabled again, with the old password', async () => {
  const teacherId = world.colleague.uid
  const digest = passwordDigest(former)
  const acts = async () => {
    const path = (await lastAuditRow(service))?.path
    return { signIn: resultId(await browser.signIn('colleague', digest)), path }
  }
  await browser.signIn('colleague', digest)
  await addScan(teacherId)
  expect(await world.teacher.get(schoolArea.disableTeacher, { teacherId })).toEqual({})
  expect(resultId(await browser.call(userArea.teacherInfo, {}))).toBe('notLoggedIn')
  expect(await service.db.$count(qrLogin, eq(qrLogin.scannedBy, teacherId))).toBe(0)
  expect(await acts()).toEqual({ signIn: 'wrongPassword', path: '/client/school/teacher/disable' })
  expect(await world.teacher.get(schoolArea.enableTeacher, { teacherId })).toEqual({})
  expect(await acts()).toEqual({ signIn: 'ok', path: '/client/school/teacher/enable' })
})

test('one’s own account, a student and a teacher of another school are left alone', async () => {
  const { resetTeacherPassword, disableTeacher, enableTeacher } = schoolArea
  for (const endpoint of [resetTeacherPassword, disableTeacher, enableTeacher]) {
    const act = async (teacherId: number, by = world.teacher) => resultId(await by.call(endpoint, { teacherId }))
    expect(await act(world.teacher.uid)).toBe('ownAccount')
    const others = [world.stranger.uid, uidAt(world, 0), 987_654_321]
    expect(await Promise.all(others.map((teacherId) => act(teacherId)))).toEqual(others.map(() => 'notFound'))
    expect(await act(world.teacher.uid, await newSession(service, world.colleague))).toBe('forbidden')
    expect(await act(world.stranger.uid, world.stranger)).toBe('forbidden')
  }
  const rows = await service.db.select({ closed: user.disabledAt, due: user.mustChangePassword }).from(user)
  expect(rows.filter(({ closed, due }) => closed !== null || due)).toEqual([])
})

test('the owner puts a teacher into a region, which adds a row to the audit', async () => {
  const teacherId = world.colleague.uid
  await world.teacher.get(schoolArea.saveTeacherRegion, { teacherId, regionId: 9 })
  expect((await colleague())?.regionId).toBe(9)
  const row = await lastAuditRow(service)
  expect({
    uid: row?.uid,
    action: row?.action,
    path: row?.path,
    objectKind: row?.objectKind,
    objectId: row?.objectId,
  }).toEqual({
    uid: world.teacher.uid,
    action: 'change',
    path: '/client/school/teacher/area/save',
    objectKind: 'schoolTeacher',
    objectId: teacherId,
  })
  await world.teacher.get(schoolArea.saveTeacherRegion, { teacherId, regionId: 0 })
  expect((await colleague())?.regionId).toBe(0)
})
