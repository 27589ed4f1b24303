import { eq } from 'drizzle-orm'
import { phoneSheets } from '#api/contract/groups/phone-sheets.ts'
import { Gone } from '#server/core/implement.ts'
import { scan } from '#server/database/schema/scans.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { aliasesFor } from './aliases.ts'
import { keepFile } from './keep-file.ts'
import { newestPhotos } from './phone-photos.ts'
import { findPages } from './scan-pages.ts'
import { scanRows } from './scan-rows.ts'
import { paperOfAssignment } from './scan-students.ts'

/** Sheets from the phone page are treated like those from a computer. */
export const phoneSheetsHandlers = (sendJob: SendJob) =>
  implement(phoneSheets, {
    info: async ({ scanId }, { db, caller, language }) => {
      const [row] = await scanRows(db, eq(scan.scanId, scanId))
      if (row === undefined) throw new Gone()
      const pages = await findPages(db, scanId, await paperOfAssignment(db, row.assignmentId))
      const aliases = await aliasesFor(db, row.assignmentId, { uid: caller.uid, language })
      const { assignmentName, courseName, state, pageCount, waitingCount, refusedCount, studentCount } = row
      const progress = { pageCount, waitingCount, refusedCount, studentCount }
      return { assignmentName, courseName, state, ...progress, photos: newestPhotos(pages, caller.uid, aliases) }
    },
    upload: async ({ scanId, fileName, content }, { db, caller, now, fail }) => {
      const kept = await keepFile(db, sendJob, { scanId, fileName, bytes: content, uid: caller.uid, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
  })
