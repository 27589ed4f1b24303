import { expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { startTestService } from '#tests/support/service/test-service.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'

test('a student’s scores are in the order in which the assignments really ended', async () => {
  const service = await startTestService()
  const world = await makeWorld(service, 1)
  const at = '2026-11-17T05:00:00Z'
  const given = { scoreTime: '2026-11-19T07:00:00Z', submissions: [{ at, objective: 100 }] }
  await givenAssignment(service, world, { ...given, name: '按时', end: '2026-11-19T06:00:00Z' })
  await givenAssignment(service, world, {
    ...given,
    name: '提前结束',
    end: '2026-11-25T06:00:00Z',
    finished: '2026-11-18T06:00:00Z',
  })
  const { list } = (await world.students[0]?.get(student.trend, {})) ?? { list: [] }
  expect(list.map(({ assignmentName, endTime }) => ({ assignmentName, endTime }))).toEqual([
    { assignmentName: '提前结束', endTime: '2026-11-18T06:00:00.000Z' },
    { assignmentName: '按时', endTime: '2026-11-19T06:00:00.000Z' },
  ])
  await service.close()
})
