import { expect, test } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { report } from '#api/contract/groups/report.ts'
import { student } from '#api/contract/groups/student.ts'
import { startTestService } from '#tests/support/service/test-service.ts'
import { givenAssignment } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'

test('a student reads the z-score of the teacher’s trend where the mean is shown and ten or more were marked', async () => {
  const service = await startTestService()
  const world = await makeWorld(service, 11)
  const at = '2026-11-19T05:00:00Z'
  const given = { name: '十人', finished: '2026-11-19T06:00:00Z', scoreTime: '2026-11-19T07:00:00Z' }
  const submissions = world.students.slice(1).map((_, seat) => ({ at, objective: 100 + 10 * seat ** 2 }))
  // Whoever waits for a mark does not count.
  const waiting = { at, objective: 0, unmarked: 1 }
  const full = await givenAssignment(service, world, { ...given, submissions: [...submissions, waiting] })
  const nine = await givenAssignment(service, world, {
    ...given,
    name: '九人',
    submissions: [...submissions.slice(0, 9), waiting],
  })
  const [first] = world.students
  const own = async () => {
    const { list } = (await first?.get(student.trend, {})) ?? { list: [] }
    return list.map(({ assignmentId, mean, zScore }) => ({ assignmentId, mean, zScore }))
  }
  expect(await own()).toEqual([
    { assignmentId: full, mean: null, zScore: null },
    { assignmentId: nine, mean: null, zScore: null },
  ])
  for (const assignmentId of [full, nine])
    await world.teacher.get(assigning.showMean, { assignmentId, showsMean: true })
  expect(await own()).toEqual([
    { assignmentId: full, mean: 385, zScore: -106 },
    { assignmentId: nine, mean: 327, zScore: null },
  ])
  const asked = { courseId: world.courseId, studentId: first?.uid ?? 0, anonymous: false }
  const { table } = await world.teacher.get(report.studentTrend, asked)
  const zScores = table.columns.findIndex(({ id }) => id === 'zScore')
  const cell = { kind: 'number', format: 'index', value: -1.06 }
  expect(table.rows.map((row) => row.cells[zScores])).toEqual([cell, cell])
  await service.close()
})
