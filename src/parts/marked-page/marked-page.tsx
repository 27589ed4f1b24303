import { Box } from '@mantine/core'
import type { ReactNode } from 'react'
import { pointsText } from '#domain/values/score.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import { classNames } from '#ui/class-names.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import css from './marked-page.module.css'
import { markedPageTexts } from './marked-page.texts.ts'
import { OnSheet, SheetPage } from './sheet-page.tsx'

/** The score of an answer on a page, in tenths; null until marked. */
export interface PageMark {
  readonly itemId: number
  readonly no: number
  readonly area: SheetBox
  readonly score: number | null
  readonly full: number
}

export interface MarkedPageProps {
  readonly scanPageId: number
  /** Of the sheet, from 1. */
  readonly sheetPage: number
  readonly marks: readonly PageMark[]
  /** The item being looked at; null for none. */
  readonly itemId?: number | null
  /** Further overlays of the page, such as drawings. */
  readonly children?: ReactNode
}

/** A page of an answer sheet with each answer's score beside it, as a teacher's red pen would write it. */
export function MarkedPage({ scanPageId, sheetPage, marks, itemId = null, children }: MarkedPageProps) {
  const texts = useTexts(markedPageTexts)
  return (
    <SheetPage scanPageId={scanPageId} label={texts.page(sheetPage)}>
      {marks.map((mark) => (
        <OnSheet
          key={mark.itemId}
          area={mark.area}
          className={classNames(css['mark'], css[kindOf(mark)], mark.itemId === itemId && css['current'])}
          label={
            mark.score === null
              ? texts.unmarked(mark.no)
              : texts.gained(mark.no, pointsText(mark.score), pointsText(mark.full))
          }
        >
          {/* Between number and answer: at the right it would cover the last bubble. */}
          <Box component="span" aria-hidden="true" left="auto" right="100%">
            {signOf(mark)}
          </Box>
        </OnSheet>
      ))}
      {children}
    </SheetPage>
  )
}

const kindOf = ({ score, full }: PageMark) => (score === null ? 'open' : score === full ? 'right' : 'lost')

/** A tick for full marks, otherwise the marks lost. */
function signOf({ score, full }: PageMark): string {
  if (score === null) return '?'
  return score === full ? '✓' : `−${pointsText(full - score)}`
}
