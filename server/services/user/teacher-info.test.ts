import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user as userArea } from '#api/contract/groups/user.ts'
import { user } from '#server/database/schema/people.ts'
import { trial } from '#server/database/schema/sign-on.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('stage and subject have their names in the language of the call', async () => {
  const info = async (language: string) => {
    const { data } = await world.teacher.call(userArea.teacherInfo, {}, { headers: { 'accept-language': language } })
    return [data.stageId, data.stageName, data.subjectId, data.subjectName]
  }
  expect(await info('zh-CN')).toEqual([2, '初中', 203, '英语'])
  await service.db.update(user).set({ stageId: 3, subjectId: 302 }).where(eq(user.uid, world.teacher.uid))
  expect(await info('en')).toEqual([3, 'Senior', 302, 'Maths'])
  await service.db.update(user).set({ stageId: null, subjectId: null }).where(eq(user.uid, world.teacher.uid))
  expect(await info('zh-CN')).toEqual([null, null, null, null])
})

test('a trial and its dates are shown only to the teacher who has it', async () => {
  const [beginTime, endTime] = [new Date('2026-11-01T00:00:00Z'), new Date('2026-12-01T00:00:00Z')]
  await service.db.insert(trial).values({ uid: world.colleague.uid, beginTime, endTime })
  expect((await world.teacher.get(userArea.teacherInfo, {})).trialInfo).toBeNull()
  expect((await world.colleague.get(userArea.teacherInfo, {})).trialInfo).toEqual({
    beginTime: '2026-11-01T00:00:00.000Z',
    endTime: '2026-12-01T00:00:00.000Z',
  })
})
