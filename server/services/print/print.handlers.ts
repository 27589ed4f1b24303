import { print } from '#api/contract/areas/print.ts'
import type { PrintOptions } from '#domain/print/print-options.ts'
import type { Language } from '#domain/language.ts'
import type { Executor } from '#server/database/database.ts'
import { paperFileName } from '../files/file-names.ts'
import { implement } from '../implement.ts'
import { paperRowOf, storedPaper } from '../paper/stored-paper.ts'
import { printedPaper } from './printed-paper.ts'
import { svgPages } from './svg-pages.ts'
import { type Document, pdfOf, svgOf } from './typeset.ts'

export const printHandlers = implement(print, {
  pages: async ({ paperId, ...options }, { db, language }) => {
    const { title, document } = await documentOf(db, paperId, options, language)
    const { svg, unset } = await svgOf(document)
    return { paperTitle: title, pages: [...svgPages(svg)], unset: [...unset] }
  },
  pdf: async ({ paperId, ...options }, { db, language, now }) => {
    const { title, document } = await documentOf(db, paperId, options, language)
    const { bytes } = await pdfOf(document, now)
    return { name: paperFileName(title, 'pdf'), type: print.pdf.output.file, bytes }
  },
})

async function documentOf(
  db: Executor,
  paperId: number,
  options: PrintOptions,
  language: Language,
): Promise<{ readonly title: string; readonly document: Document }> {
  const paper = await storedPaper(db, await paperRowOf(db, paperId))
  const { printed, formulas } = printedPaper(paper, options, language)
  return { title: printed.title, document: { template: 'paper', data: printed, formulas } }
}
