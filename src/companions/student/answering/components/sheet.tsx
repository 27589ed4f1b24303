import { studentMarks } from '#api/contract/groups/student-marks.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import { CurrentItem } from '#parts/answering/current-item.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { Page } from '../../page/page.tsx'
import { answeringTexts } from '../answering.texts.ts'
import type { AnswerSheet } from '../use-answer-sheet.ts'
import { HandInDialog } from './hand-in.dialog.tsx'
import { Notice } from './notice.tsx'
import { OverviewDialog } from './overview.dialog.tsx'
import { SheetFoot } from './sheet-foot.tsx'
import { SheetHead } from './sheet-head.tsx'

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
        {isElsewhere && <Notice role="status">{texts.elsewhere}</Notice>}
        <SentBack assignmentId={context.assignmentId} />
        {sheet.hadUnreadable && <Notice>{texts.unreadable}</Notice>}
        {context.message !== '' && sheet.saved !== 'refused' && (
          <Notice role="alert">
            <ErrorText>{texts.refused(context.message)}</ErrorText>
          </Notice>
        )}
        <CurrentItem work={sheet.work} acts={sheet.acts} />
      </Page>
      <OverviewDialog sheet={sheet} />
      <HandInDialog sheet={sheet} />
    </>
  )
}

/** Why the teacher sent the work back; nothing if it was not. */
function SentBack({ assignmentId }: { readonly assignmentId: number }) {
  const texts = useTexts(answeringTexts)
  // If this cannot be fetched, the list shows it too, and it must not keep anybody from answering.
  const { data } = useEndpoint(studentMarks.notes, { assignmentId })
  if (data === undefined || data.sentBack === null) return null
  return <Notice role="status">{texts.sentBack(data.sentBack.reason)}</Notice>
}
