import { afterAll, beforeAll, expect, test } from 'vitest'
import { report } from '#api/contract/areas/report.ts'
import { textOfPdf } from '#tests/support/files/pdf-text.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'
import { addAssignment, addSubmissions } from '../testing/given-submissions.ts'

let service: TestService
let world: World
let assignmentId: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 2)
  assignmentId = await addAssignment(service.db, world)
  await addSubmissions(service.db, assignmentId, { items: worldItems, itemIds: world.itemIds }, [
    {
      uid: world.students[0]?.uid ?? 0,
      submittedAt: new Date('2026-11-19T08:30:00Z'),
      values: ['B', 'AC', 'library', String.raw`\dfrac{3}{7}`, 'My day: ![a](x) #set text'],
      written: 120,
    },
  ])
})

afterAll(() => service.close())

test('formulas of answers are set as formulas in what a student takes home, and nothing of them is read as code', async () => {
  const response = await world.teacher.file(report.handouts, { assignmentId })
  const text = textOfPdf(new Uint8Array(await response.arrayBuffer()))
    .join('')
    .replaceAll(/\s/g, '')
  expect(text).not.toContain('dfrac')
  expect(text).toContain('姓名qm0701001')
  expect(text).toContain('#settext')
})
