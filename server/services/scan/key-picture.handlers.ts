import { keyOfStudent, keyPicture } from '#api/contract/groups/key-picture.ts'
import { isStillBlind } from '../blind-assignments.ts'
import { implement } from '../implement.ts'
import { keyOfPages, readKeySheet } from './read-key.ts'
import type { SheetReading } from './read-scan.ts'
import { scannedStudents } from './scan-assignments.ts'
import { uploadFault } from './upload-fault.ts'

/** A filled sheet as answer key: uploaded now, or a student's already there. */
export const keyPictureHandlers = (sheets: SheetReading) => [
  ...implement(keyPicture, {
    read: async ({ paperId, content }, { db, fail }) => {
      const fault = uploadFault(content)
      if (fault !== null) return fail(fault)
      try {
        const read = await readKeySheet(db, paperId, content, sheets)
        return typeof read === 'string' ? fail(read) : read
      } finally {
        sheets.blanks.rest()
      }
    },
  }),
  ...implement(keyOfStudent, {
    read: async ({ assignmentId, submissionId }, { db, caller, language, fail, countRows }) => {
      if (await isStillBlind(db, assignmentId)) return fail('stillBlind')
      const { paperId, students } = await scannedStudents(db, assignmentId, { uid: caller.uid, language })
      const pages = students.find((student) => student.submissionId === submissionId)?.scanPageIds ?? []
      if (pages.length === 0) return fail('noSheetsOfStudent')
      countRows(1)
      return { paperId, ...(await keyOfPages(db, paperId, pages)) }
    },
  }),
]
