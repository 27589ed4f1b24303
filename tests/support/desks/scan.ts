import { and, eq } from 'drizzle-orm'
import { keyChange } from '#api/contract/areas/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/areas/key-picture.ts'
import { phoneSheets } from '#api/contract/areas/phone-sheets.ts'
import { scan } from '#api/contract/areas/scan.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import type { Database } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scan as scanTable, scanFile, scanPage, scanPart, scanReading } from '#server/database/schema/scans.ts'
import type { GivenDesk } from './assignments.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { onePixel, type SampleValues } from '#tests/support/service/sample-input.ts'

const readAt = new Date('2026-11-20T05:30:00Z')

/** Scanned sheets of the desk's running assignment: one ready, one waiting for a decision. */
export async function addDeskScan(
  db: Database,
  { canary, teacherId, studentIds, paper }: GivenDesk,
  assignmentId: number,
) {
  const { paperId, singleId: itemId } = paper
  // The first student has handed in on the student page.
  const [otherId, studentId] = studentIds
  const endTime = new Date('2099-01-01T00:00:00Z')
  const { smartMark, answerByPicture, choosePicture } = featureIds
  const granted = [smartMark, answerByPicture, choosePicture]
  await db
    .insert(featureGrant)
    .values(granted.map((featureId) => ({ uid: teacherId, featureId, feature: canary, endTime })))
  const [made] = await db
    .insert(scanTable)
    .values({ assignmentId, uid: teacherId, createdAt: readAt, changedAt: readAt })
    .returning({ scanId: scanTable.scanId })
  const scanId = idOf(made?.scanId)
  const file = { scanId, uid: teacherId, fileName: `${canary}.jpg`, digest: canary, size: 1, createdAt: readAt }
  const [kept] = await db.insert(scanFile).values(file).returning({ scanFileId: scanFile.scanFileId })
  const page = { scanId, scanFileId: idOf(kept?.scanFileId), state: 'read', sheetPage: 1, readAt } as const
  const read = {
    ...page,
    layout: `${paperId}A-00000000`,
    writtenNumber: canary,
    picture: Buffer.from(onePixel, 'base64'),
  }
  const pages = await db
    .insert(scanPage)
    .values([studentId, otherId].map((uid, index) => ({ ...read, uid, number: index + 1 })))
    .returning({ scanPageId: scanPage.scanPageId })
  const [ready, open] = pages.map(({ scanPageId }) => scanPageId)
  const reading = { row: 'Q1', itemId, candidates: ['B'], area: { x: 30, y: 110, w: 30, h: 3 } }
  await db.insert(scanReading).values([
    { ...reading, scanPageId: idOf(ready), state: 'decided', value: 'B', confidence: 98 },
    { ...reading, scanPageId: idOf(open), state: 'unsure', value: null, confidence: 40 },
  ])
  const readings = [{ scanPageId: idOf(open), row: 'Q1' }]
  const [own] = await db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, idOf(studentId))))
  const picture = Buffer.from(onePixel, 'base64')
  const content = picture.toString('base64url')
  // A file all of whose parts are there, and one that is still being sent.
  const [whole, sent] = ['0'.repeat(32), '1'.repeat(32)]
  const part = { scanId, uid: teacherId, number: 1, digest: canary, content: picture, createdAt: readAt }
  await db.insert(scanPart).values({ ...part, sending: whole })
  const wanted = { itemId, key: { kind: 'single', choice: 'A' } }
  const values = { scanId, scanPageId: idOf(ready) }
  const special = new Map<string, SampleValues>([
    [scan.upload.path, { fileName: 'sheet.png', content }],
    [scan.addPart.path, { sending: sent, size: picture.length, part: 1, content }],
    [scan.joinParts.path, { sending: whole, size: picture.length, fileName: 'sheet.png' }],
    [phoneSheets.upload.path, { fileName: 'sheet.png', content }],
    [keyPicture.read.path, { content }],
    [keyOfStudent.read.path, { submissionId: idOf(own?.submissionId) }],
    [keyChange.previewAll.path, { keys: [wanted] }],
    [keyChange.correctAll.path, { revisedKeys: [{ ...wanted, keyRev: 0 }] }],
    [scan.place.path, { pages: [{ scanPageId: idOf(open), uid: studentId }] }],
    [scan.leaveOut.path, { isLeftOut: true }],
    [scan.decide.path, { readings, answer: 'B' }],
    [scan.undecide.path, { readings }],
    [scan.publish.path, { missingAsOpen: true, replaceUids: [otherId] }],
  ])
  return { values, valuesOf: ({ path }: EndpointData): SampleValues => special.get(path) ?? {} }
}
