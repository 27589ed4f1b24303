import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { scanFile, scanPage, scanReading } from '#server/database/schema/scans.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { take } from '#tests/sheets/camera.ts'
import { type PrintedSheet, printedSheet } from '#tests/sheets/printed-sheets.ts'
import { fillPage } from '#tests/sheets/fill-page.ts'
import { copiedDatabase, withDatabase } from '#tests/support/database/copied-database.ts'
import type { DatabaseCopy } from '#tests/support/database/database-template.ts'
import { bundleChild } from '#tests/support/product/child-bundle.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import { type KillableService, startKillable } from '#tests/support/service/killable-service.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { assign } from '#tests/support/worlds/assignments.ts'
import { makeWorld, type World } from '#tests/support/worlds/world.ts'
import { findPaper } from './scan-sheet.ts'
import { readPages } from './testing/read-pages.ts'

const now = new Date('2026-11-20T06:00:00Z')

/** The same students and photographs every time. */
const seed = 20_261_126

const photographCount = 6

let copy: DatabaseCopy
let world: World
let assignmentId: number
let sheet: PrintedSheet
let bundle: string
let running: KillableService
let photographs: readonly Photograph[]

interface Photograph {
  readonly fileName: string
  readonly content: Uint8Array
}

beforeAll(async () => {
  copy = await copiedDatabase()
  await withDatabase(copy, async (db) => {
    const client = (uid = 0, cookie = '') => clientOf((asked) => running.service(asked), uid, cookie)
    world = await makeWorld({ db, clock: { now }, client }, 1)
    assignmentId = await assign({ db, clock: { now } }, world)
    const endTime = new Date('2099-01-01T00:00:00Z')
    const grant = { uid: world.teacher.uid, featureId: featureIds.smartMark, feature: '新版智能阅卷', endTime }
    await db.insert(featureGrant).values(grant)
    const paper = await findPaper(db, world.paperId)
    if (paper === null) throw new Error('The paper is gone')
    sheet = await printedSheet(paper, null)
  })
  photographs = await photographed()
  bundle = await bundleChild('worlds/photograph-child')
  running = await startKillable(bundle, copy.location, now)
})

afterAll(async () => {
  await running.kill()
  await copy.remove()
})

/** First pages, each filled in by a different student. */
async function photographed(): Promise<readonly Photograph[]> {
  const random = seededRandom(seed)
  const chance = () => random(1_000_003) / 1_000_003
  const [[printed], [layout]] = [sheet.pages, sheet.map.pages]
  if (printed === undefined || layout === undefined) throw new Error('The sheet has no page')
  const made: Photograph[] = []
  while (made.length < photographCount) {
    const page = { ...printed, data: new Uint8Array(printed.data) }
    fillPage(page, layout.marks, sheet.multiple, 'neat', chance)
    const content = await take(page, 'photograph', chance)
    made.push({ fileName: `IMG_${made.length}.jpg`, content })
  }
  return made
}

test(`killed among photographs, it resumes on its own: no page twice, none lost (seed ${seed})`, async () => {
  const { scanId } = await world.teacher.get(scan.add, { assignmentId })
  const bring = ({ fileName, content }: Photograph) => world.teacher.get(scan.upload, { scanId, fileName, content })
  const last = photographs.at(-1)
  if (last === undefined) throw new Error('Nothing was photographed')
  for (const photograph of photographs.slice(0, -1)) await bring(photograph)
  const before = await readPages(world.teacher, scanId, 1)
  // The client does not learn whether the upload in flight was stored.
  const lost = bring(last).catch(() => null)
  await running.kill()
  await lost
  expect(before).toBeLessThan(photographCount - 1)
  running = await startKillable(bundle, copy.location, now)
  await bring(last)
  expect(await readPages(world.teacher, scanId, photographCount)).toBe(photographCount)
  expect(running.complaints()).toBe('')
  await running.kill()
  const kept = await withDatabase(copy, async (db) => {
    const pages = await db
      .select({ fileName: scanFile.fileName, page: scanPage })
      .from(scanFile)
      .leftJoin(scanPage, eq(scanPage.scanFileId, scanFile.scanFileId))
      .orderBy(asc(scanFile.scanFileId), asc(scanPage.number))
    const readings = await db.select().from(scanReading).orderBy(asc(scanReading.row))
    return pages.map(({ fileName, page }) => {
      const rows = readings.filter(({ scanPageId }) => scanPageId === page?.scanPageId).map(({ row }) => row)
      return [fileName, page?.number, page?.state, page?.layout, page?.sheetPage, page?.source, ...rows]
    })
  })
  const asRead = [1, 'read', sheet.map.layout, 1, null, 'Q1', 'Q2', 'Q3', 'Q4', 'Q5']
  expect(kept).toEqual(photographs.map(({ fileName }) => [fileName, ...asRead]))
})
