import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { markAtOnce, oneByOne, together } from './testing/mark-at-once.ts'

let service: TestService

beforeEach(async () => {
  service = await startTestService()
})

afterEach(() => service.close())

test.each([
  { title: 'one by one', send: oneByOne, perTurn: 1 },
  { title: 'several together', send: together, perTurn: 5 },
])(
  '60 markers at once, $title: each mark counts once, and those who came second learn it',
  async ({ send, perTurn }) => {
    const { asked, taken, overtaken } = await markAtOnce(service, 300, send, perTurn)
    expect({ answered: taken + overtaken, someWereOvertaken: overtaken > 0 }).toEqual({
      answered: asked,
      someWereOvertaken: true,
    })
  },
)
