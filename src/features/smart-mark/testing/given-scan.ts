import type { ReadingGroupRow, ScannedStudent, ScanPageRow, ScanRow } from '#api/contract/schemas/scans.ts'
import type { ScanInfo } from '../use-scan-job.ts'

const scanRow: ScanRow = {
  scanId: 3,
  assignmentId: 5,
  assignmentName: '第五单元检测',
  courseId: 7,
  courseName: '七年级(2)班',
  createdAt: '2026-11-20T02:00:00.000Z',
  state: 'reviewing',
  isPaused: false,
  stop: null,
  publishedAt: null,
  fileCount: 1,
  pageCount: 3,
  waitingCount: 0,
  blankPageCount: 0,
  refusedCount: 0,
  studentCount: 3,
  autoCount: 0,
  unsureCount: 0,
}

export const givenPage = (scanPageId: number, more: Partial<ScanPageRow> = {}): ScanPageRow => ({
  scanPageId,
  fileName: `${scanPageId}.jpg`,
  state: 'read',
  sheetPage: 1,
  turned: 0,
  hasPicture: true,
  uid: scanPageId + 100,
  isPlaced: false,
  isHeadHidden: false,
  writtenNumber: null,
  isLeftOut: false,
  unsureCount: 0,
  problem: null,
  ...more,
})

const studentOf = (scanPageId: number, realname: string): ScannedStudent => ({
  uid: scanPageId + 100,
  realname,
  username: `qm070100${scanPageId}`,
  studentNo: null,
  submissionId: scanPageId + 200,
  state: 'ready',
  scanPageIds: [scanPageId],
  missing: [],
  handedIn: 'no',
  hasDraft: false,
  losesScore: false,
  score: null,
  unmarkedCount: 0,
})

/** A scan with complete sheets of three students; its fields can be overridden. */
export const givenInfo = (scanned: Partial<ScanRow> = {}, pages = [1, 2, 3].map((id) => givenPage(id))): ScanInfo => ({
  scan: { ...scanRow, ...scanned },
  files: [],
  pages,
  students: [studentOf(1, '陈思远'), studentOf(2, '胡星辰'), studentOf(3, '曹沐阳')],
  roster: null,
  sheetPages: 1,
})

/** Handwriting for the third item on these pages, read as `text` by both engines; null if they disagree. */
export const givenWriting = (text: string | null, ...pages: readonly number[]): ReadingGroupRow => ({
  item: { itemId: 43, printed: '3', kind: 'blank', choices: [], accept: ['library', 'libraries'] },
  candidates: text === null ? [] : [text],
  readings: pages.map((scanPageId) => ({
    scanPageId,
    row: 'Q3',
    itemId: 43,
    state: 'unsure',
    value: null,
    isDecided: false,
    candidates: text === null ? [] : [text],
    confidence: text === null ? 0 : 82,
    area: { x: 20, y: 110, w: 72, h: 10.5 },
  })),
})
