import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { importLimits } from '#domain/import/import-limits.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'

let service: TestService
let world: World

beforeAll(async () => {
  service = await startTestService()
  world = await makeWorld(service)
})

afterAll(() => service.close())

const content = Buffer.from('Snow is {=white}')

const upload = () => world.teacher.call(importPaper.upload, { subjectId: 203, fileName: 'snow.gift', content })

/** As if the reading of a file had failed as often as it may. */
async function giveUp(paperImportId: number): Promise<void> {
  const { $client } = service.db
  const [row] = await service.db.select().from(paperImport).where(eq(paperImport.paperImportId, paperImportId))
  await $client.query(`delete from pgboss.job where name = 'importPaper'`)
  await $client.query(`insert into pgboss.job (name, data) values ('giveUp', $1)`, [{ jobId: row?.jobId }])
  await service.runJobs()
}

test('a file that was given up is no longer kept, and makes room for another', async () => {
  const made = []
  for (let count = 0; count < importLimits.atOnce; count += 1) made.push(await upload())
  const paperImportId = made[0]?.data.paperImportId ?? 0
  const full = resultId(await upload())
  await giveUp(paperImportId)
  const { import: row } = await world.teacher.get(importPaper.info, { paperImportId })
  const kept = await service.db
    .select({ content: paperImport.content })
    .from(paperImport)
    .where(eq(paperImport.paperImportId, paperImportId))
  expect({ full, state: row.state, kept, again: resultId(await upload()) }).toEqual({
    full: 'tooManyImports',
    state: 'failed',
    kept: [{ content: null }],
    again: 'ok',
  })
})
