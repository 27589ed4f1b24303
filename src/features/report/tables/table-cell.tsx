import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { contentText } from '#domain/report/content-text.ts'
import type { TableCell, ColumnId } from '#domain/report/report-table.ts'
import { reportTableTexts } from '#domain/report/report-table.texts.ts'
import { dateText } from '#domain/time/dates.ts'
import type { Language } from '#domain/portal/language.ts'
import { languageOfText } from '#domain/values/text-language.ts'
import { AnswerCrop } from '#parts/answer-crop/answer-crop.tsx'
import { SheetText } from '#parts/paper-sheet/sheet-text.tsx'
import { Bar } from '#ui/bar/bar.tsx'
import { nothingYet, numberText } from '#domain/report/number-text.ts'

/** The reader's context: language, the time of loading, and the names of content in that language. */
export interface TableReader {
  readonly language: Language
  readonly now: number
  readonly nameIn: (name: string) => string
}

/** A cell as text, the same as in the workbook. */
export function cellText(cell: TableCell | undefined, column: ColumnId, reader: TableReader): string {
  const { words, comma } = reportTableTexts[reader.language]
  switch (cell?.kind) {
    case 'text':
      return contentText(column, cell.text, reader.nameIn)
    case 'words':
      return cell.words.map((word) => words[word]).join(comma)
    case 'instant':
      return dateText(Date.parse(cell.instant), reader)
    case 'number':
      return numberText(cell.value, cell.format)
    default:
      return nothingYet
  }
}

interface CellProps {
  readonly cell: TableCell | undefined
  readonly column: ColumnId
  readonly heading: string
  readonly reader: TableReader
  /** Whether a share is drawn as a bar. */
  readonly hasBar: boolean
}

/** A cell: shares as bars, questions as they are printed, everything else as text. */
export function Cell({ cell, column, heading, reader, hasBar }: CellProps) {
  if (cell?.kind === 'number' && hasBar) return <Bar label={heading} share={cell.value / 100} />
  const text = cellText(cell, column, reader)
  if (column === 'stem')
    return (
      <Text span inherit lineClamp={2}>
        <SheetText text={text} />
      </Text>
    )
  return cell?.kind === 'text' ? <span lang={languageOfText(text)}>{text}</span> : text
}

/** The content below a row, spanning its width: a text, or a cut-out of a scanned sheet. */
export function longCell(cell: TableCell | undefined, name: string, reader: TableReader): ReactNode {
  if (cell?.kind === 'crop') return <AnswerCrop name={name} crop={cell.place} />
  const text = cellText(cell, 'text', reader)
  return (
    <Text span inherit ff="var(--serif)" lang={languageOfText(text)}>
      {text}
    </Text>
  )
}

/** The sort value of a cell; null if it is unknown. */
export const sortValueOf = (cell: TableCell | undefined, column: ColumnId, reader: TableReader) =>
  cell === undefined || cell.kind === 'empty'
    ? null
    : cell.kind === 'number'
      ? cell.value
      : cellText(cell, column, reader)
