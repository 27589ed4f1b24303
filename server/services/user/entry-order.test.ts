import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { user } from '#api/contract/groups/user.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { keptOrder } from './entry-order.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

test('an order is kept for the person who made it, and an empty one resets it', async () => {
  const { teacher, colleague } = world
  expect(await teacher.get(user.entryOrder, {})).toEqual({ main: [], drawer: [] })
  await teacher.get(user.saveEntryOrder, { main: ['assign', 'home'], drawer: ['classes'] })
  expect(await teacher.get(user.entryOrder, {})).toEqual({ main: ['assign', 'home'], drawer: ['classes'] })
  expect(await colleague.get(user.entryOrder, {})).toEqual({ main: [], drawer: [] })
  await teacher.get(user.saveEntryOrder, { main: [], drawer: [] })
  expect(await teacher.get(user.entryOrder, {})).toEqual({ main: [], drawer: [] })
})

test.each([
  ['an entry that there is not', { main: 'home,nothing', drawer: '' }, 'main'],
  ['one of the other list', { main: 'home', drawer: 'assign' }, 'drawer'],
  ['one that comes twice', { main: 'home,assign,home', drawer: '' }, 'main'],
])('%s is refused, and the kept order stays', async (_, raw, field) => {
  const { teacher } = world
  await teacher.get(user.saveEntryOrder, { main: ['wrongNote'], drawer: [] })
  const answer = await teacher.call(user.saveEntryOrder, { main: [], drawer: [] }, { raw })
  expect({ result: resultId(answer), namesField: answer.msg.includes(field) }).toEqual({
    result: 'invalidInput',
    namesField: true,
  })
  expect(await teacher.get(user.entryOrder, {})).toEqual({ main: ['wrongNote'], drawer: [] })
})

test('of an order kept by an earlier version, only entries that still exist count', async () => {
  const { colleague } = world
  await colleague.get(user.saveEntryOrder, { main: ['assign'], drawer: [] })
  await service.db
    .update(keyValue)
    .set({ value: { main: ['gone', 'assign'], drawer: ['audio', 'gone'] } })
    .where(and(eq(keyValue.uid, colleague.uid), eq(keyValue.key, 'entryOrder')))
  expect(await colleague.get(user.entryOrder, {})).toEqual({ main: ['assign'], drawer: ['audio'] })
})

test.each([[undefined], [7], [{ main: 'home' }]])('%j is no order', (value) =>
  expect(keptOrder(value)).toEqual({ main: [], drawer: [] }),
)
