import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { markAtOnce } from './testing/mark-at-once.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

test('60 markers at once: each mark counts once, and those who came second get an error', async () => {
  const { asked, taken, told } = await markAtOnce(service, 240)
  expect({ answered: taken + told, someWereTold: told > 0 }).toEqual({ answered: asked, someWereTold: true })
})
