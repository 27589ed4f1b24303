import { and, eq } from 'drizzle-orm'
import { keyChange } from '#api/contract/areas/key-change.ts'
import { keyOfStudent, keyPicture } from '#api/contract/areas/key-picture.ts'
import { phoneSheets } from '#api/contract/areas/phone-sheets.ts'
import { scan } from '#api/contract/areas/scan.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import { featureIds } from '#domain/features/granted-features.ts'
import { stopSteps } from '#domain/scan/scan.ts'
import type { Database } from '#server/database/database.ts'
import { submission } from '#server/database/schema/assignments.ts'
import { scan as scanTable, scanFile, scanPage, scanPart, scanReading } from '#server/database/schema/scans.ts'
import type { GivenDesk } from './assignments.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { onePixel, type SampleValues } from '#tests/support/service/sample-input.ts'

const readAt = new Date('2026-11-20T05:30:00Z')

/** A file all of whose parts are there, and one that is still being sent. */
const [whole, sent] = ['0'.repeat(32), '1'.repeat(32)]

/** Scanned sheets of the desk's running assignment: one ready, one waiting for a decision. */
export async function addDeskScan(db: Database, desk: GivenDesk, assignmentId: number) {
  const { canary, teacherId, studentIds } = desk
  await grantScanning(db, desk)
  const [made] = await db
    .insert(scanTable)
    .values({ assignmentId, uid: teacherId, createdAt: readAt, changedAt: readAt })
    .returning({ scanId: scanTable.scanId })
  const scanId = idOf(made?.scanId)
  const { scanFileId, readyId, openId } = await addPages(db, desk, scanId)
  const stop = { at: stopSteps[0], scanFileId, scanPageId: readyId }
  await db.update(scanTable).set({ stop }).where(eq(scanTable.scanId, scanId))
  // The first student has handed in on the student page.
  const [otherId, studentId] = studentIds
  const [own] = await db
    .select({ submissionId: submission.submissionId })
    .from(submission)
    .where(and(eq(submission.assignmentId, assignmentId), eq(submission.uid, studentId)))
  const part = { scanId, uid: teacherId, number: 1, digest: canary, content: onePixel, createdAt: readAt }
  await db.insert(scanPart).values({ ...part, sending: whole })
  const special = new Map([
    ...valuesOfFiles,
    ...valuesOfKey(desk.paper.singleId, idOf(own?.submissionId)),
    ...valuesOfPages(openId, studentId),
    [scan.publish.path, { missingAsOpen: true, replaceUids: [otherId] }],
  ])
  return {
    values: { scanId, scanFileId, scanPageId: readyId },
    valuesOf: ({ path }: EndpointData): SampleValues => special.get(path) ?? {},
  }
}

async function grantScanning(db: Database, { canary, teacherId }: GivenDesk): Promise<void> {
  const endTime = new Date('2099-01-01T00:00:00Z')
  const { smartMark, answerByPicture, choosePicture } = featureIds
  const granted = [smartMark, answerByPicture, choosePicture]
  await db
    .insert(featureGrant)
    .values(granted.map((featureId) => ({ uid: teacherId, featureId, feature: canary, endTime })))
}

/** A page of each student: the second one's is read, the first one's has an unsure reading. */
async function addPages(db: Database, { canary, teacherId, studentIds, paper }: GivenDesk, scanId: number) {
  const [otherId, studentId] = studentIds
  const file = { scanId, uid: teacherId, fileName: `${canary}.jpg`, digest: canary, size: 1, createdAt: readAt }
  const [kept] = await db.insert(scanFile).values(file).returning({ scanFileId: scanFile.scanFileId })
  const scanFileId = idOf(kept?.scanFileId)
  const page = { scanId, scanFileId, state: 'read', sheetPage: 1, readAt } as const
  const read = { ...page, layout: `${paper.paperId}A-00000000`, writtenNumber: canary, picture: onePixel }
  const pages = await db
    .insert(scanPage)
    .values([studentId, otherId].map((uid, index) => ({ ...read, uid, number: index + 1 })))
    .returning({ scanPageId: scanPage.scanPageId })
  const [readyId, openId] = pages.map(({ scanPageId }) => idOf(scanPageId)) as [number, number]
  const area = { x: 30, y: 110, w: 30, h: 3 }
  const reading = { row: 'Q1', itemId: paper.singleId, candidates: ['B'], area }
  await db.insert(scanReading).values([
    { ...reading, scanPageId: readyId, state: 'decided', value: 'B', confidence: 98 },
    { ...reading, scanPageId: openId, state: 'unsure', value: null, confidence: 40 },
  ])
  return { scanFileId, readyId, openId }
}

type ValuesOfPath = readonly (readonly [path: string, values: SampleValues])[]

const valuesOfFiles: ValuesOfPath = [
  [scan.upload.path, { fileName: 'sheet.png', content: onePixel }],
  [scan.addPart.path, { sending: sent, size: onePixel.length, part: 1, content: onePixel }],
  [scan.joinParts.path, { sending: whole, size: onePixel.length, fileName: 'sheet.png' }],
  [phoneSheets.upload.path, { fileName: 'sheet.png', content: onePixel }],
]

function valuesOfKey(itemId: number, submissionId: number): ValuesOfPath {
  const wanted = { itemId, key: { kind: 'single', choice: 'A' } }
  return [
    [keyPicture.read.path, { content: onePixel }],
    [keyOfStudent.read.path, { submissionId }],
    [keyChange.previewAll.path, { keys: [wanted] }],
    [keyChange.correctAll.path, { revisedKeys: [{ ...wanted, keyRev: 0 }] }],
  ]
}

function valuesOfPages(scanPageId: number, uid: number): ValuesOfPath {
  const readings = [{ scanPageId, row: 'Q1' }]
  return [
    [scan.place.path, { pages: [{ scanPageId, uid }] }],
    [scan.leaveOut.path, { isLeftOut: true }],
    [scan.decide.path, { readings, answer: 'B' }],
    [scan.undecide.path, { readings }],
  ]
}
