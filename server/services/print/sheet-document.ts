import { renderSVG } from 'uqr'
import { type SheetLayout, sheetLayout, type SheetOwner } from '#domain/answer-sheet/sheet-layout.ts'
import { sizes } from '#domain/answer-sheet/sheet-geometry.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Paper } from '#domain/paper/paper.ts'
import type { PaperVersion } from '#domain/print/print-options.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import { pointsText } from '#domain/values/score.ts'
import { studentCodeOf } from '#domain/classes/student-code.ts'
import { printTexts } from './print.texts.ts'
import type { Document } from './typeset.ts'

/** The student whose sheet it is. */
export interface SheetStudent {
  readonly realname: string
  readonly username: string
  readonly studentNo: string | null
}

export interface SheetClass {
  readonly courseName: string
  readonly students: readonly SheetStudent[]
}

/** The content of a page's QR code: that it is a sheet, with which layout, and which page. */
export const pageCodeOf = (layout: string, page: number): string => `PDA1.${layout}.${page}`

/** A paper's answer sheet as its template reads it: one to copy, or one for each student of a class. */
export function sheetDocument(
  paper: Paper,
  version: PaperVersion,
  language: Language,
  forClass: SheetClass | null,
  owner: SheetOwner = forClass === null ? 'number' : 'code',
): { readonly title: string; readonly layout: SheetLayout; readonly document: Document } {
  const texts = printTexts[language]
  const layout = sheetLayout(paper, version, owner)
  const paperTitle = version === 'A' ? paper.paperTitle : texts.versionTitle(paper.paperTitle, version)
  const title = `${paperTitle} ${texts.answerSheet}`
  const data = {
    title,
    line: sizes.line,
    isRuled: familyOf(paper.subjectId) === 'english',
    texts: texts.sheet,
    pages: layout.pages.map(({ number, marks, labels }) => ({
      number,
      marks,
      code: codeOf(pageCodeOf(layout.layout, number)),
      labels: labels.map(({ score, ...label }) => ({
        ...label,
        ...(score !== undefined && { score: texts.score(pointsText(score)).trim() }),
      })),
    })),
    students: forClass === null ? [null] : forClass.students.map((student) => sheetOf(student, forClass.courseName)),
  }
  return { title, layout, document: { template: 'answer-sheet', data, formulas: [], pictures: [] } }
}

const sheetOf = ({ realname, username, studentNo }: SheetStudent, courseName: string) => ({
  name: realname,
  class: courseName,
  number: studentNo ?? username,
  code: codeOf(studentCodeOf(username)),
})

const codeOf = (content: string): string => renderSVG(content, { ecc: 'M', border: 0 })
