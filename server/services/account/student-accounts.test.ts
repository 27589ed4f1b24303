import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { school, user } from '#server/database/schema/people.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { makeStudentAccounts, type NewStudent } from './student-accounts.ts'

let service: TestService
let world: World
let schoolId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
  const [row] = await service.db.select().from(user).where(eq(user.uid, world.teacher.uid))
  schoolId = row?.schoolId ?? 0
})

afterAll(() => service.close())

const student = (realname: string, fields: Partial<NewStudent> = {}): NewStudent => ({
  realname,
  number: null,
  mobile: null,
  ...fields,
})

const make = (students: readonly NewStudent[]) => makeStudentAccounts(service.db, schoolId, students, service.clock.now)

test('accounts are named by the school’s code and the student number, or the next of a series, and nobody can sign in with them yet', async () => {
  const made = await make([student('林雅婷', { number: '007', mobile: '13800000001' }), student('O\'Neil "\\{},𠮷')])
  expect(made.map(({ username }) => username)).toEqual(['qm007', 'qm000001'])
  const rows = await service.db.select().from(user).where(eq(user.username, 'qm007'))
  expect(rows).toEqual([
    {
      uid: expect.any(Number),
      username: 'qm007',
      realname: '林雅婷',
      studentNo: '007',
      contactMobile: '13800000001',
      mobile: null,
      userType: 102,
      schoolId,
      passwordHash: '',
      mustChangePassword: false,
      email: null,
      stageId: null,
      subjectId: null,
      bookVersion: null,
      regionId: 0,
      awaitsApproval: false,
      rev: 0,
      createdAt: service.clock.now,
      disabledAt: null,
    },
  ])
  const [other] = await service.db.select().from(user).where(eq(user.username, 'qm000001'))
  expect(other?.realname).toBe('O\'Neil "\\{},𠮷')
})

test('names that are taken are skipped', async () => {
  await service.db.update(school).set({ nextStudent: 50 }).where(eq(school.schoolId, schoolId))
  const taken = { userType: 102, schoolId, realname: '已有', passwordHash: '-', createdAt: service.clock.now }
  await service.db.insert(user).values(['qm000051', 'qm000052'].map((username) => ({ ...taken, username })))
  const made = await make([student('甲'), student('乙'), student('丙')])
  expect(made.map(({ username }) => username)).toEqual(['qm000050', 'qm000053', 'qm000054'])
})

test('a student number is the account name if it is free; otherwise the school’s code precedes it', async () => {
  const { db, clock } = service
  const [away] = await db.select().from(school).where(eq(school.code, 'other'))
  const foreign = await makeStudentAccounts(
    db,
    away?.schoolId ?? 0,
    [student('外校', { number: '20260731' })],
    clock.now,
  )
  const made = await make([
    student('甲', { number: '20260731' }),
    student('乙', { number: 'B20260732' }),
    student('丙', { number: '20260733' }),
    student('丁', { number: '13900001111' }),
    student('戊', { number: '2026-734' }),
  ])
  expect(foreign.map(({ username }) => username)).toEqual(['20260731'])
  expect(made.map(({ username }) => username.replace(/^qm0+\d+$/, 'qm…'))).toEqual([
    'qm20260731',
    'b20260732',
    '20260733',
    'qm13900001111',
    'qm…',
  ])
})

test('concurrent calls get different account names', async () => {
  const made = await Promise.all([1, 2, 3, 4].map(() => make([student('甲'), student('乙')])))
  expect(new Set(made.flat().map(({ username }) => username)).size).toBe(8)
})

test('a whole school of accounts in one call', async () => {
  const many = Array.from({ length: 9_999 }, (_, index) => student(`学生${index}`, { number: `N${index}` }))
  const made = await make(many)
  expect(new Set(made.map(({ uid }) => uid)).size).toBe(9_999)
  const [last] = await service.db
    .select()
    .from(user)
    .where(eq(user.uid, made.at(-1)?.uid ?? 0))
  expect({ realname: last?.realname, studentNo: last?.studentNo }).toEqual({ realname: '学生9998', studentNo: 'N9998' })
})
