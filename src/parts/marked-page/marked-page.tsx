import type { ReactNode } from 'react'
import { pointsText } from '#domain/values/score.ts'
import type { SheetBox } from '#domain/scan/scan.ts'
import { sheetArea } from '#domain/answer-sheet/sheet-geometry.ts'
import { classNames } from '#ui/class-names.ts'
import { Icon } from '#ui/icon/icon.tsx'
import type { IconName } from '#ui/icon/icon-paths.ts'
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
          <span className={classNames(css['sign'], isAfterNumber(mark) && css['exact'])} aria-hidden="true">
            {signOf(mark)}
          </span>
          {/* On a small page there is only room for a tick or a cross between the two. */}
          {isAfterNumber(mark) && mark.score !== null && (
            <span className={classNames(css['sign'], css['short'])} aria-hidden="true">
              <Icon name={iconOf(mark)} />
            </span>
          )}
        </OnSheet>
      ))}
      {children}
    </SheetPage>
  )
}

/** Numbers stand before bubbles and boxes, and above the space for a text. */
const isAfterNumber = ({ area }: PageMark): boolean => area.x > sheetArea.left

const iconOf = ({ score, full }: PageMark): IconName => (score === full ? 'check' : score === 0 ? 'close' : 'minus')

const kindOf = ({ score, full }: PageMark) => (score === null ? 'open' : score === full ? 'right' : 'lost')

/** A tick for full marks, otherwise the marks lost. */
function signOf({ score, full }: PageMark): string {
  if (score === null) return '?'
  return score === full ? '✓' : `−${pointsText(full - score)}`
}
