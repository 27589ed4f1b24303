import { print } from '#api/contract/groups/print.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import { wrongNumbersOn } from '#domain/paper/slots/wrong-on-paper.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Executor } from '#server/database/database.ts'
import { classFileName, paperFileName } from '../files/file-names.ts'
import { implement } from '../implement.ts'
import { paperRowOf, storedPaper, unfinishedQuestions } from '../paper/stored-paper.ts'
import { slipStudents } from '../slips/slip-students.ts'
import { paperPictures, picturesByKey } from './paper-pictures.ts'
import { printedPaper } from './printed-paper.ts'
import { picturesOfPackage, qtiPackage } from './qti-package.ts'
import { sheetDocument } from './sheet-document.ts'
import { sheetMap } from './sheet-map.ts'
import { type Document, pagesOf, pdfOf } from './typeset.ts'
import { plainInWord, wordFile } from './word-file.ts'

export const printHandlers = implement(print, {
  pages: async ({ paperId, ...options }, { db, language, fail }) => {
    const questions = await unprintableQuestions(db, paperId, options)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { title, document, paper } = await documentOf(db, paperId, options, language)
    const { pages, unset } = await pagesOf(document)
    return { paperTitle: title, pages: [...pages], unset: [...unset], wrongNumbers: wrongNumbersOn(paper) }
  },
  pdf: async ({ paperId, ...options }, { db, language, fail }) => {
    const questions = await unprintableQuestions(db, paperId, options)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { title, document, changedAt } = await documentOf(db, paperId, options, language)
    const { bytes } = await pdfOf(document, changedAt)
    return { name: paperFileName(title, 'pdf'), type: print.pdf.output.file, bytes }
  },
  word: async ({ paperId, ...options }, { db, language, fail }) => {
    const questions = await unprintableQuestions(db, paperId, options)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { paper, changedAt } = await paperOf(db, paperId)
    const toPrint = await printedPaper(paper, options, language)
    return {
      name: paperFileName(toPrint.printed.title, 'docx'),
      type: print.word.output.file,
      bytes: await wordFile(toPrint, await paperPictures(db, toPrint.pictures), changedAt),
    }
  },
  plainInWord: async ({ paperId, ...options }, { db, language, fail }) => {
    const questions = await unprintableQuestions(db, paperId, options)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { paper } = await paperOf(db, paperId)
    const { formulas } = await printedPaper(paper, options, language)
    return { formulas: [...(await plainInWord(formulas))] }
  },
  qti: async ({ paperId }, { db, language, fail }) => {
    const { paper, changedAt, questions } = await keyedPaperOf(db, paperId)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const pictures = await picturesByKey(db, picturesOfPackage(paper))
    return {
      name: paperFileName(`${paper.paperTitle}-QTI`, 'zip'),
      type: print.qti.output.file,
      bytes: qtiPackage(paper, pictures, changedAt, language),
    }
  },
  sheetPages: async ({ paperId, version }, { db, language, fail }) => {
    const { paper, questions } = await keyedPaperOf(db, paperId)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { title, document } = sheetDocument(paper, version, language, null)
    const { pages } = await pagesOf(document)
    return { title, pages: [...pages] }
  },
  answerSheet: async ({ paperId, version }, { db, language, fail }) => {
    const { paper, changedAt, questions } = await keyedPaperOf(db, paperId)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { title, document } = sheetDocument(paper, version, language, null)
    const { bytes } = await pdfOf(document, changedAt)
    return { name: paperFileName(title, 'pdf'), type: print.answerSheet.output.file, bytes }
  },
  classSheets: async ({ paperId, version, courseId }, { db, language, fail, countRows }) => {
    const found = await slipStudents(db, courseId, [])
    if (typeof found === 'string') return fail('noStudents')
    const { paper, changedAt, questions } = await keyedPaperOf(db, paperId)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    countRows(found.students.length)
    const { title, document } = sheetDocument(paper, version, language, found)
    const { bytes } = await pdfOf(document, changedAt)
    return {
      name: classFileName([found.courseName], `${title}.pdf`),
      type: print.classSheets.output.file,
      bytes,
    }
  },
  sheetMap: async ({ paperId, version, sheetOwner }, { db, language, fail }) => {
    const { paper, questions } = await keyedPaperOf(db, paperId)
    if (questions.length > 0) return fail('paperUnfinished', { questions })
    const { layout, document } = sheetDocument(paper, version, language, whose[sheetOwner])
    return sheetMap(layout, document)
  },
})

/** The layout does not depend on the student. */
const whose = { number: null, code: { courseName: '', students: [{ realname: '', username: '0', studentNo: null }] } }

/** A paper, and when it last changed: the date of its files, so that the same paper yields the same file. */
async function paperOf(db: Executor, paperId: number): Promise<{ readonly paper: Paper; readonly changedAt: Date }> {
  const row = await paperRowOf(db, paperId)
  return { paper: await storedPaper(db, row), changedAt: row.updatedAt }
}

/** The same, and the questions whose keys it does not have yet. */
async function keyedPaperOf(db: Executor, paperId: number) {
  const row = await paperRowOf(db, paperId)
  const questions = await unfinishedQuestions(db, row)
  return { paper: await storedPaper(db, row), changedAt: row.updatedAt, questions }
}

/** The questions that cannot be printed like that yet; without answers, any paper can. */
const unprintableQuestions = async (db: Executor, paperId: number, { answers }: PrintOptions) =>
  answers === 'none' ? [] : unfinishedQuestions(db, await paperRowOf(db, paperId))

async function documentOf(
  db: Executor,
  paperId: number,
  options: PrintOptions,
  language: Language,
): Promise<{ readonly title: string; readonly document: Document; readonly paper: Paper; readonly changedAt: Date }> {
  const { paper, changedAt } = await paperOf(db, paperId)
  const { printed, formulas, pictures: keys } = await printedPaper(paper, options, language)
  const pictures = await paperPictures(db, keys)
  return { title: printed.title, document: { template: 'paper', data: printed, formulas, pictures }, paper, changedAt }
}
