import { afterEach, beforeEach, expect, test } from 'vitest'
import { timesOf } from '#tests/support/runs/figures.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { markAtOnce, oneByOne, together } from './testing/mark-at-once.ts'

let service: TestService

beforeEach(async () => {
  service = await startTestService()
})

afterEach(() => service.close())

const marks = timesOf(1_000, 10_000)

test.each([
  { title: 'one by one', send: oneByOne, perTurn: 1 },
  { title: 'several together', send: together, perTurn: 10 },
])(
  `60 markers at once give ${marks} marks, $title: each counts once, and those who came second learn it`,
  async ({ send, perTurn }) => {
    const { asked, taken, overtaken } = await markAtOnce(service, marks, send, perTurn)
    expect({ answered: taken + overtaken, someWereOvertaken: overtaken > 0 }).toEqual({
      answered: asked,
      someWereOvertaken: true,
    })
  },
)
