import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rubric } from '#api/contract/groups/rubric.ts'
import { rubricLimits } from '#domain/marking/rubric.ts'
import { rubricLine } from '#server/database/schema/marking.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { addPaper, itemIdAt, makeWorld, worldItems, type World } from '#tests/support/worlds/world.ts'
import { findEarlierLines } from './earlier-lines.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service, 1)
})

afterAll(() => service.close())

/** A later paper whose written item has one criterion of four points, assigned to the same class. */
async function laterItem() {
  const criteria = [{ name: '内容', hint: '', max: 40 }]
  const items = worldItems.map((one) => (one.key.kind === 'written' ? { ...one, key: { ...one.key, criteria } } : one))
  const { paperId, itemIds } = await addPaper(service.db, 1, world.teacher.uid, items)
  return { assignmentId: await assign(service, world, { paperId }), itemId: itemIds[4] ?? 0 }
}

const line = (lineText: string, delta: number, criterion = 0) => ({ criterion, lineText, delta })

test('a teacher takes over lines of an earlier paper: own ones that fit, last used first, all chosen or none', async () => {
  const { teacher } = world
  const first = { assignmentId: await assign(service, world), itemId: itemIdAt(world, 4) }
  for (const one of [line('跑题', -40), line('拼写', -10, 1), line('抄袭', -50), line('时态', -5, 2)])
    await teacher.get(rubric.add, { ...first, ...one })
  const later = await laterItem()
  const earlier = async (at = later) => (await teacher.get(rubric.earlier, at)).list
  const offered = await earlier()
  await teacher.get(rubric.addMany, { ...later, rubricLines: [line('拼写', -10), line('跑题', -40)] })
  const tooMany = Array.from({ length: rubricLimits.lines - 1 }, (_, index) => line(`第 ${index} 条`, -5))
  const refused = [tooMany, [line('书写', -5), line('离题', -45)]].map(async (rubricLines) =>
    resultId(await teacher.call(rubric.addMany, { ...later, rubricLines })),
  )
  expect({
    offered,
    refused: await Promise.all(refused),
    taken: (await teacher.get(rubric.list, later)).list.map((one) => line(one.lineText, one.delta, one.criterion)),
    stillOffered: await earlier(),
    toTheFirst: await earlier(first),
    toAnother: (await teacher.get(rubric.earlier, await laterItem())).list.map(({ lineText }) => lineText),
  }).toEqual({
    offered: [line('时态', -5), line('拼写', -10), line('跑题', -40)],
    refused: ['rubricFull', 'scoreOutOfRange'],
    taken: [line('拼写', -10), line('跑题', -40)],
    stillOffered: [line('时态', -5)],
    toTheFirst: [],
    toAnother: ['跑题', '拼写', '时态'],
  })
})

test('nobody is offered what a colleague has written', async () => {
  const { colleague, colleagueCourseId: courseId } = world
  const at = { assignmentId: await assign(service, world, { courseId }), itemId: itemIdAt(world, 4) }
  expect((await colleague.get(rubric.earlier, at)).list).toEqual([])
})

test('the lines of one teacher are found without reading those of the whole school', async () => {
  const { db } = service
  const { teacher, stranger, paperId } = world
  const ofSchool = { paperId, itemId: itemIdAt(world, 4), creatorId: stranger.uid, createdAt: service.clock.now }
  const rows = Array.from({ length: 5_000 }, (_, index) => ({ ...ofSchool, ...line(`第 ${index} 条`, -5) }))
  await db.insert(rubricLine).values(rows)
  await db.execute(sql`analyze ${rubricLine}`)
  const { rows: plan } = await db.execute(sql`explain ${findEarlierLines(db, teacher.uid)}`)
  const scans = plan.flatMap((step) => /\w+ Scan .*?(?=  )/.exec(String(step['QUERY PLAN']))?.[0] ?? [])
  expect(scans).toEqual(['Index Scan using rubric_line_creator on rubric_line'])
})
