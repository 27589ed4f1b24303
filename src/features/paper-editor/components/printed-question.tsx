import { useMemo } from 'react'
import type { PaperQuestion } from '#domain/paper/paper.ts'
import type { SheetHead } from '#parts/paper-sheet/paper-sheet.types.ts'
import { SheetBlockView } from '#parts/paper-sheet/sheet-block.tsx'
import { sheetTexts } from '#parts/paper-sheet/sheet.texts.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { printedBlocks, type Printing } from '../printed-blocks.ts'

export interface PrintedQuestionProps extends Printing {
  readonly question: PaperQuestion
  readonly head: SheetHead
  /** Leaves out the lines a composition is written on. */
  readonly isShort?: boolean
}

/** A question as it prints. */
export function PrintedQuestion({
  question,
  printed,
  rule,
  showsScores,
  subjectId,
  head,
  isShort = false,
}: PrintedQuestionProps) {
  const texts = useTexts(sheetTexts)
  const blocks = useMemo(
    () => printedBlocks(question, { subjectId, printed, rule, showsScores }),
    [question, subjectId, printed, rule, showsScores],
  )
  const hasOneNumber = rule === 'byQuestion' && question.items.length > 1
  return (
    <>
      {hasOneNumber && <p>{texts.label(printed)}</p>}
      {blocks
        .filter(({ block }) => !isShort || block.kind !== 'ruledLine')
        .map(({ key, block }) => (
          <SheetBlockView key={key} block={block} paper={head} onCorrect={undefined} />
        ))}
    </>
  )
}
