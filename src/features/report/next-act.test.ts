import { expect, test } from 'vitest'
import type { ClassReport } from '#api/contract/groups/report.ts'
import { assignmentStatuses } from '#domain/assignments/status.ts'
import { nextActOf } from './next-act.ts'
import { unmarkedReport } from './testing/given-report.ts'

const running: ClassReport = {
  ...unmarkedReport,
  assignment: { ...unmarkedReport.assignment, status: assignmentStatuses.inProgress },
  counts: { ...unmarkedReport.counts, unmarkedCount: 0, markedCount: 2 },
}

test('a reminder is offered only where the report says who is missing, not while marking is blind', () => {
  const students = running.students.map((student, index) => ({ ...student, uid: -(index + 1) }))
  expect([nextActOf(running), nextActOf({ ...running, students })]).toEqual([{ kind: 'remind', count: 6 }, null])
})
