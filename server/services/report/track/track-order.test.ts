import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { addAssignment, addTotals } from '../testing/given-submissions.ts'
import { textsOfTable } from '../testing/texts-of-table.ts'

let service: TestService
let world: World

const given = [
  { assignmentName: '提前结束', endTime: '2026-10-20T06:00:00Z', finishedAt: new Date('2026-10-01T06:00:00Z') },
  { assignmentName: '按时', endTime: '2026-10-08T06:00:00Z', finishedAt: null },
]

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 1)
  for (const { endTime, ...one } of given) {
    const times = { beginTime: new Date('2026-09-30T06:00:00Z'), endTime: new Date(endTime) }
    const id = await addAssignment(service.db, world, { ...one, ...times, score: 100 })
    await addTotals(service.db, id, [{ uid: uidAt(world, 0), total: 60 }])
  }
})

afterAll(() => service.close())

const asked = () => ({ courseId: world.courseId, anonymous: false })

test('assignments over time are in the order of their real ends, which count for the days too', async () => {
  const namesIn = async (days: object) => {
    const { table } = await world.teacher.get(report.trend, { ...asked(), ...days })
    return textsOfTable(table).map(([name]) => name)
  }
  expect({ all: await namesIn({}), early: await namesIn({ endDate: '2026-10-05' }) }).toEqual({
    all: ['提前结束', '按时'],
    early: ['提前结束'],
  })
})

test('one student over time has them in the same order', async () => {
  const { table } = await world.teacher.get(report.studentTrend, { ...asked(), studentId: uidAt(world, 0) })
  expect(textsOfTable(table).map(([name]) => name)).toEqual(['提前结束', '按时'])
})
