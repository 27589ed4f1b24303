import { CurrentItem } from '#parts/answering/current-item.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Page } from '../../page/page.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { HandInDialog } from './hand-in.dialog.tsx'
import { OverviewDialog } from './overview.dialog.tsx'
import { SentBack } from './sent-back.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'
import css from './sheet.module.css'

export interface SheetProps {
  readonly sheet: AnswerSheet
  /** Another page of this browser has it open, too. */
  readonly isElsewhere: boolean
}

/** One item per screen, with everything around it. */
export function Sheet({ sheet, isElsewhere }: SheetProps) {
  const texts = useTexts(answeringTexts)
  const { context } = sheet
  if (context.assignment === null) return null
  return (
    <>
      <Page sheet head={<SheetHead sheet={sheet} assignment={context.assignment} />} foot={<SheetFoot sheet={sheet} />}>
        {isElsewhere && (
          <p className={css['notice']} role="status">
            {texts.elsewhere}
          </p>
        )}
        <SentBack assignmentId={context.assignmentId} />
        {sheet.hadUnreadable && <p className={css['notice']}>{texts.unreadable}</p>}
        {context.message !== '' && sheet.saved !== 'refused' && (
          <div className={css['notice']} role="alert">
            <ErrorText>{texts.refused(context.message)}</ErrorText>
          </div>
        )}
        <CurrentItem work={sheet.work} acts={sheet.acts} />
      </Page>
      <OverviewDialog sheet={sheet} />
      <HandInDialog sheet={sheet} />
    </>
  )
}
