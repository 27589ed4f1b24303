import { scan } from '#api/contract/groups/scan.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { findPaper } from '#server/services/scan/scan-sheet.ts'
import { take } from '#tests/sheets/camera.ts'
import { printedSheet } from '#tests/sheets/printed-sheets.ts'
import { fillPage } from '#tests/sheets/fill-page.ts'
import type { Chance } from '#tests/sheets/raster.ts'
import { seededRandom } from '#tests/support/runs/seeded-random.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'
import { makeClass } from './bench-class.ts'
import type { Shot } from './load.ts'
import { listShot, shotFor } from './overload-work.ts'

/** The same students and photographs every time. */
const seed = 41

const itemCount = 40

/** A teacher whose sheets are to be read, and the list that another teacher looks at. */
export interface ScanJob {
  readonly teacher: Pick<TestClient, 'uid' | 'cookie'>
  readonly scanId: number
  readonly uploads: readonly Shot[]
  readonly otherRead: Shot
}

/** Starts a scan for an assignment, and prepares this many photographs for upload. */
export async function addScanJob(made: OpenDatabase, count: number): Promise<ScanJob> {
  const work = await makeClass(made, 40, itemCount, true)
  const { teacher, colleague, colleagueCourseId, assignmentId, paperId } = work
  const endTime = new Date('2099-01-01T00:00:00Z')
  const grant = { uid: teacher.uid, featureId: featureIds.smartMark, feature: 'smart marking', endTime }
  await made.db.insert(featureGrant).values(grant)
  const { scanId } = await teacher.get(scan.add, { assignmentId })
  const uploads: Shot[] = []
  for await (const photograph of photographs(made, paperId, count)) {
    const fileName = `IMG_${uploads.length}.jpg`
    uploads.push(await shotFor(scan.upload, { scanId, fileName, content: photograph }, teacher))
  }
  return { teacher, scanId, uploads, otherRead: await listShot({ teacher: colleague, courseId: colleagueCourseId }) }
}

/** The pages of a stack of sheets, each filled in and photographed. */
async function* photographs({ db }: OpenDatabase, paperId: number, count: number): AsyncIterable<Buffer> {
  const paper = await findPaper(db, paperId)
  if (paper === null) throw new Error('The paper is gone')
  const { map, pages, multiple } = await printedSheet(paper, null)
  const random = seededRandom(seed)
  const chance: Chance = () => random(1_000_003) / 1_000_003
  for (let index = 0; index < count; index += 1) {
    const [printed, layout] = [pages[index % pages.length], map.pages[index % pages.length]]
    if (printed === undefined || layout === undefined) throw new Error('A sheet has no page')
    const page = { ...printed, data: new Uint8Array(printed.data) }
    fillPage(page, layout.marks, multiple, index % 4 === 0 ? 'messy' : 'neat', chance)
    yield take(page, 'photograph', chance)
  }
}
