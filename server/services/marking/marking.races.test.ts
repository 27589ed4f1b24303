import { afterAll, beforeAll, expect, test } from 'vitest'
import { timesOf } from '#tests/support/runs/figures.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { markAtOnce } from './testing/mark-at-once.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

const marks = timesOf(1_000, 10_000)

test(`60 markers at once give ${marks} marks: each counts once, and those who came second get an error`, async () => {
  const { asked, taken, told } = await markAtOnce(service, marks)
  expect({ answered: taken + told, someWereTold: told > 0 }).toEqual({ answered: asked, someWereTold: true })
})
