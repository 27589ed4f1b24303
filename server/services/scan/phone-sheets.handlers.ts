import { eq } from 'drizzle-orm'
import { phoneSheets } from '#api/contract/areas/phone-sheets.ts'
import { Gone } from '#server/core/implement.ts'
import { scan } from '#server/database/schema/scans.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { keepFile } from './keep-file.ts'
import { scanRows } from './scan-rows.ts'

/** Sheets from the phone page are treated like those from a computer. */
export const phoneSheetsHandlers = (sendJob: SendJob) =>
  implement(phoneSheets, {
    info: async ({ scanId }, { db }) => {
      const [row] = await scanRows(db, eq(scan.scanId, scanId))
      if (row === undefined) throw new Gone()
      const { assignmentName, courseName, state, pageCount, waitingCount, refusedCount, studentCount } = row
      return { assignmentName, courseName, state, pageCount, waitingCount, refusedCount, studentCount }
    },
    upload: async ({ scanId, fileName, content }, { db, caller, now, fail }) => {
      const bytes = Buffer.from(content, 'base64url')
      const kept = await keepFile(db, sendJob, { scanId, fileName, bytes, uid: caller.uid, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
  })
