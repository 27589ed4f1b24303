import {
  columnTexts,
  difficultyTexts,
  kindTexts,
  type WorksheetColumn,
  worksheetColumns,
} from '#domain/import/worksheet-columns.ts'
import type { Language } from '#domain/portal/language.ts'
import { familyOf } from '#domain/questions/question-types.ts'
import type { AnswerKind } from '#domain/questions/question.ts'
import type { MadeFile } from '#server/core/file-answer.ts'
import { worksheetOf, textCell, writeWorkbook } from '../workbook.ts'
import { importTemplateTexts } from './import-template.texts.ts'

type Row = Partial<Readonly<Record<Exclude<WorksheetColumn, 'kind' | 'difficulty'>, string>>> & {
  readonly kind: AnswerKind
}

const examples: Readonly<Record<'english' | 'maths', readonly Row[]>> = {
  english: [
    {
      kind: 'single',
      stem: 'My sister ____ tea every day.',
      A: 'drink',
      B: 'drinks',
      C: 'drank',
      right: 'B',
      score: '2',
    },
    { kind: 'blank', stem: 'There ____ (be) two cats here.', right: 'are', score: '1' },
    { kind: 'written', stem: 'Write about your weekend in 60 words.', score: '15' },
  ],
  maths: [
    { kind: 'single', stem: '$3-5$ 等于', A: '$2$', B: '$-2$', C: '$8$', D: '$-8$', right: 'B', score: '3' },
    {
      kind: 'multiple',
      stem: '下列各数中，哪些是负数？',
      A: '$-1$',
      B: '$0$',
      C: '$-\\frac{1}{2}$',
      right: 'AC',
      score: '4',
    },
    { kind: 'number', stem: '方程 $x+3=10$ 的解是 $x=$ ____。', right: '7', score: '3' },
    { kind: 'written', stem: '解方程 $2x-1=5$。', right: '$x=3$', score: '6' },
  ],
}

/** A workbook to write questions into, with one example of each kind; it can be imported as it is. */
export async function importTemplate(subjectId: number, language: Language): Promise<MadeFile> {
  const headings = worksheetColumns.map((column) => columnTexts[column][language])
  const rows = examples[familyOf(subjectId)].map((row) =>
    worksheetColumns.map((column) => {
      const text = cellText(row, column, language)
      return text === '' ? null : textCell(text)
    }),
  )
  const texts = importTemplateTexts[language]
  const sheet = worksheetOf(texts.sheet, headings, rows)
  const columns = worksheetColumns.map((column) => ({ width: column === 'stem' || column === 'analysis' ? 40 : 12 }))
  return {
    name: `${texts.file}.xlsx`,
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: await writeWorkbook([{ ...sheet, columns }]),
  }
}

function cellText(row: Row, column: WorksheetColumn, language: Language): string {
  if (column === 'kind') return kindTexts[row.kind][language]
  if (column === 'difficulty') return difficultyTexts[2][language]
  return row[column] ?? ''
}
