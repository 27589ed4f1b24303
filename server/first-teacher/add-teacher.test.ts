import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stages, subjects } from '#domain/classes/subjects.ts'
import { school } from '#server/database/schema/people.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { addTeacher } from './add-teacher.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

const add = (mobile: string) => {
  const names = { schoolName: '无主中学', schoolCode: 'wuzhu', realname: '林知夏' }
  const teacher = { ...names, mobile, stageId: stages.junior, subjectId: subjects.juniorEnglish }
  return addTeacher(service.db, teacher, { now: service.clock.now, passwordHash: 'x' })
}

test('a school without an owner becomes the next teacher’s; one with an owner keeps them', async () => {
  await service.db.insert(school).values({ name: '无主中学', code: 'wuzhu', createdAt: service.clock.now })
  expect({ first: await add('13800000091'), next: await add('13800000092') }).toEqual({
    first: { isOwner: true },
    next: { isOwner: false },
  })
  const [row] = await service.db.select().from(school).where(eq(school.code, 'wuzhu'))
  expect(row?.ownerId).not.toBeNull()
})
