import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { course } from '#api/contract/groups/course.ts'
import { student } from '#api/contract/groups/student.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { member } from '#server/database/schema/courses.ts'
import { session } from '#server/database/schema/people.ts'
import { audit, idempotency } from '#server/database/schema/system.ts'
import { givePassword } from '#tests/support/service/passwords.ts'
import { openBrowser } from '#tests/support/product/test-browser.ts'
import { startTestService, type TestClient, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, studentAt, uidAt, type World } from '#tests/support/worlds/world.ts'
import { auditRow } from '#tests/support/service/audit-row.ts'
import { resultId } from '#tests/support/service/result-id.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const former = passwordDigest('Podium@2026')

const own = passwordDigest('tR7#kuv2Lq')

test('a reset ends every session, and the new password must be changed before it gives access', async () => {
  const { uid: studentId } = studentAt(world, 0)
  await givePassword(service, studentAt(world, 0), 'Podium@2026')
  const { password } = await world.teacher.get(course.resetStudentPassword, { studentId })
  expect(resultId(await studentAt(world, 0).call(student.assignments, {}))).toBe('notLoggedIn')
  expect(await service.db.$count(session, eq(session.uid, studentId))).toBe(0)
  const page = openBrowser(service.client)
  const signIn = async (digest: string) =>
    resultId(await page.signIn('qm0701001', digest, { signInAs: userTypes.student }))
  expect(await signIn(former)).toBe('wrongPassword')
  expect(await signIn(passwordDigest(password))).toBe('ok')
  expect((await page.get(student.info, {})).mustChangePassword).toBe(true)
  expect(resultId(await page.call(student.assignments, {}))).toBe('passwordChangeNeeded')
  const change = { oldPassword: passwordDigest(password), newPassword: own, confirmation: own }
  expect(resultId(await page.call(student.updatePassword, { ...change, oldPassword: former }))).toBe('oldPasswordWrong')
  expect(resultId(await page.call(student.updatePassword, { ...change, newPassword: former }))).toBe('passwordMismatch')
  const elsewhere = openBrowser(service.client)
  await elsewhere.signIn('qm0701001', passwordDigest(password), { signInAs: userTypes.student })
  expect(resultId(await page.call(student.updatePassword, change))).toBe('ok')
  expect(resultId(await elsewhere.call(student.info, {}))).toBe('notLoggedIn')
  expect((await page.get(student.info, {})).mustChangePassword).toBe(false)
  expect(resultId(await page.call(student.assignments, {}))).toBe('ok')
})

test('a reset is audited with its student, and its password is stored nowhere', async () => {
  const { uid: studentId } = studentAt(world, 1)
  const { password } = await world.teacher.get(course.resetStudentPassword, { studentId })
  const [row] = await service.db.select().from(audit).orderBy(desc(audit.auditId)).limit(1)
  expect(row).toEqual(
    auditRow({
      at: service.clock.now,
      uid: world.teacher.uid,
      action: 'change',
      path: '/client/course/member/reset/pwd',
      objectKind: 'classStudent',
      objectId: studentId,
      rowCount: 1,
    }),
  )
  const kept = await service.db.select().from(idempotency)
  expect(kept.filter(({ answer }) => answer?.includes(password))).toEqual([])
})

test('only a student’s teachers can reset the password; anybody else learns nothing', async () => {
  const reset = async (by: TestClient, studentId: number) => {
    const answer = await by.call(course.resetStudentPassword, { studentId })
    return { result: resultId(answer), msg: answer.msg, data: answer.data }
  }
  const unknown = await reset(world.teacher, 987_654_321)
  expect(unknown).toEqual({ result: 'notFound', msg: '没有找到，可能已被删除', data: null })
  expect(await reset(world.stranger, uidAt(world, 2))).toEqual(unknown)
  expect(await reset(world.teacher, world.strangerStudent.uid)).toEqual(unknown)
  expect(await reset(world.teacher, world.colleague.uid)).toEqual(unknown)
  await service.db
    .update(member)
    .set({ joinStatus: 0 })
    .where(eq(member.uid, uidAt(world, 2)))
  expect(await reset(world.teacher, uidAt(world, 2))).toEqual(unknown)
  expect(resultId(await studentAt(world, 2).call(student.assignments, {}))).toBe('ok')
})
