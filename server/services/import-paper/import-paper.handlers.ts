import { eq } from 'drizzle-orm'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { pointFields, pointNamesOf } from '#domain/questions/point-names.ts'
import { Already, Gone } from '#server/core/implement.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { implement } from '../implement.ts'
import type { SendJob } from '../jobs/job-queue.ts'
import { confirmImport } from './confirm-import.ts'
import { importTemplate } from './import-template.ts'
import { cancelImport, importRow, keepUpload, listImports } from './paper-imports.ts'
import { sameBefore } from './same-questions.ts'

export const importPaperHandlers = (sendJob: SendJob) =>
  implement(importPaper, {
    upload: async ({ subjectId, fileName = '', content }, { db, caller, now, fail }) => {
      const upload = { subjectId, fileName, bytes: content }
      const kept = await keepUpload(db, sendJob, upload, { caller, now })
      return typeof kept === 'string' ? fail(kept) : kept
    },
    list: async ({ pager: { currentPage, pageSize } }, { db, caller }) =>
      listImports(db, caller.uid, currentPage, pageSize),
    cancel: async ({ paperImportId }, { db, now, fail }) => {
      const outcome = await cancelImport(db, paperImportId, now)
      if (outcome === 'confirmed') return fail('paperImportConfirmed')
      return outcome === 'cancelled' ? {} : new Already('alreadyDone', {})
    },
    info: async ({ paperImportId }, { db }) => {
      const row = await importRow(db, paperImportId)
      if (row === undefined) throw new Gone()
      const [kept] = await db
        .select({ read: paperImport.read })
        .from(paperImport)
        .where(eq(paperImport.paperImportId, paperImportId))
      const read = kept?.read ?? null
      if (read === null) return { import: row, paperTitle: '', questions: [], notUnderstood: [] }
      const before = sameBefore(read.questions)
      const questions = read.questions.map((one, at) => ({
        ...one,
        items: one.items.map((item) => ({
          ...item,
          ...pointFields(pointNamesOf(item)),
          options: [...item.options],
          right: [...item.right],
        })),
        sameInBank: read.sameInBank[at] ?? null,
        sameBefore: before[at] ?? null,
        nearInBank: read.nearInBank?.[at] ?? null,
        nearBefore: read.nearBefore?.[at] ?? null,
      }))
      return { import: row, paperTitle: read.title, questions, notUnderstood: [...read.notUnderstood] }
    },
    confirm: async ({ paperImportId, questions, paperTitle = '' }, { db, caller, now, fail }) => {
      const outcome = await confirmImport(db, { paperImportId, questions, paperTitle }, { caller, now })
      switch (outcome.kind) {
        case 'gone':
          return fail('paperImportGone')
        case 'paperTooLong':
          return fail('importedPaperTooLong')
        case 'wrong':
          return fail('importedQuestionsWrong', { faults: [...outcome.faults] })
        case 'confirmed':
          return { questionCount: outcome.questionCount, paperId: outcome.paperId }
      }
    },
    template: async ({ subjectId }, { language }) => importTemplate(subjectId, language),
  })
