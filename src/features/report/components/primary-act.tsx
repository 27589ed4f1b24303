import type { ClassReport } from '#api/contract/groups/report.ts'
import { paths } from '#domain/paths/paths.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { nextActOf } from '../next-act.ts'
import { reportActsTexts } from '../report-acts.texts.ts'
import { usePublishScores, useRemind } from '../report-acts.ts'

/** The next thing to do with the assignment; renders nothing if nothing is left. */
export function PrimaryAct({ report }: { readonly report: ClassReport }) {
  const texts = useTexts(reportActsTexts)
  const publish = usePublishScores(report)
  const remind = useRemind(report)
  const next = nextActOf(report)
  switch (next?.kind) {
    case 'mark':
      return (
        <LinkButton variant="filled" to={paths.marking(report.assignment.assignmentId)}>
          {texts.mark(next.count)}
        </LinkButton>
      )
    case 'publishScores':
      return (
        <BusyButton variant="filled" busy={publish.isBusy} busyLabel={texts.publishing} onClick={publish.run}>
          {texts.publishScores}
        </BusyButton>
      )
    case 'remind':
      return (
        <BusyButton variant="filled" busy={remind.isBusy} busyLabel={texts.reminding} onClick={remind.run}>
          {texts.remind(next.count)}
        </BusyButton>
      )
    default:
      return null
  }
}
