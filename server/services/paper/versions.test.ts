import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paperEditing } from '#api/contract/areas/paper-editing.ts'
import { paperSharing } from '#api/contract/areas/paper-sharing.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { openedBy, sentAs } from '#tests/support/worlds/edited-papers.ts'
import { addPaper, makeWorld, type World, worldItems } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World
/** A paper of the teacher's, which was assigned and then edited. */
let older: number
let latest: number

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

beforeEach(async () => {
  ;({ paperId: older } = await addPaper(service.db, 1, world.teacher.uid, worldItems))
})

async function makeNextVersion(): Promise<void> {
  await assign(service, world, { paperId: older })
  const { paper, rev } = await openedBy(world.teacher, older)
  const saved = await world.teacher.get(paperEditing.save, { paperId: older, rev, ...sentAs(paper) })
  latest = saved.paperId
}

/** What opening and copying each version answers to a colleague. */
async function answers() {
  const found = []
  for (const paperId of [older, latest])
    for (const endpoint of [paperEditing.open, paperEditing.copy])
      found.push(resultId(await world.colleague.call(endpoint, { paperId })))
  return found
}

const all = ['ok', 'ok', 'ok', 'ok']
const none = ['notFound', 'notFound', 'notFound', 'notFound']

test('a colleague from whom a paper is taken has none of its versions', async () => {
  const uids = [world.colleague.uid]
  await world.teacher.get(paperSharing.share, { paperId: older, uids })
  await makeNextVersion()
  expect(await answers()).toEqual(all)
  await world.teacher.get(paperSharing.revoke, { paperId: latest, uids })
  expect(await answers()).toEqual(none)
})

test('a colleague who gives up a paper gives up all its versions', async () => {
  await world.teacher.get(paperSharing.share, { paperId: older, uids: [world.colleague.uid] })
  await makeNextVersion()
  await world.colleague.get(paperSharing.leave, { paperId: older })
  expect(await answers()).toEqual(none)
})

test('what is withdrawn from the school is withdrawn in all its versions, and given again likewise', async () => {
  await world.teacher.get(paperSharing.publish, { paperId: older })
  await makeNextVersion()
  expect(await answers()).toEqual(all)
  await world.teacher.get(paperSharing.takeBack, { paperId: latest })
  expect(await answers()).toEqual(none)
  await world.teacher.get(paperSharing.publish, { paperId: latest })
  expect(await answers()).toEqual(all)
})

test('a paper is deleted and restored in all its versions', async () => {
  await world.teacher.get(paperSharing.publish, { paperId: older })
  await makeNextVersion()
  await world.teacher.get(paperEditing.remove, { paperId: latest })
  expect(await answers()).toEqual(none)
  await world.teacher.get(paperEditing.restore, { paperId: latest })
  expect(await answers()).toEqual(all)
})
