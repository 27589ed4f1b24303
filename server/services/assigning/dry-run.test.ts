import { afterAll, beforeAll, expect, test } from 'vitest'
import { audiences } from '#domain/assignments/audiences.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { saveInput } from '#tests/support/worlds/given-assignment.ts'
import { makeWorld, uidAt, type World } from '#tests/support/worlds/world.ts'
import { dryRun } from './dry-run.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

/** A list that counts how often one of its elements is read. */
function counting<Element>(list: Element[]) {
  const seen = { reads: 0 }
  const get = (target: Element[], key: string | symbol) => {
    if (/^\d+$/.test(String(key))) seen.reads += 1
    return Reflect.get(target, key)
  }
  return { list: new Proxy(list, { get }), seen }
}

test('a dry run looks at each chosen student once, however many there are in the class', async () => {
  const uid = uidAt(world, 2)
  const { list, seen } = counting([...Array.from({ length: 999 }, (_, index) => 900_000 + index), uid])
  const input = saveInput(world, { audience: audiences.chosenStudents, uids: list })
  const [planned] = await dryRun(service.db, { ...input, uids: list })
  expect({ reads: seen.reads, planned: planned?.students.map((one) => one.uid) }).toEqual({
    reads: 1_000,
    planned: [uid],
  })
})
