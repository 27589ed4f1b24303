import type { ClassReport } from '#api/contract/groups/report.ts'
import { markingPaths } from '#domain/paths/marking-paths.ts'
import type { ReportFamily } from '#domain/report/families.ts'
import { familyTexts } from '#domain/report/families.texts.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { reportTablesTexts } from '../report-tables.texts.ts'
import { FamilyLinks } from './family-links.tsx'
import { familyScreenTexts } from './family.texts.ts'

interface WhileBlindProps {
  readonly family: ReportFamily
  readonly report: ClassReport
}

/** Replaces a family while marking is blind, since its tables would show whose answers are whose. */
export function WhileBlind({ family, report }: WhileBlindProps) {
  const texts = useTexts(familyScreenTexts)
  const tables = useTexts(reportTablesTexts)
  const name = familyTexts[useLanguage().language][family]
  return (
    <>
      <PageHead title={name} state={report.assignment.assignmentName} />
      <FamilyLinks current={family} assignment={report.assignment} families={report.families} />
      <Surface label={name}>
        <EmptyState
          title={texts.blindTitle(name)}
          why={tables.blind}
          action={<LinkButton to={markingPaths.rules}>{tables.toNames}</LinkButton>}
        />
      </Surface>
    </>
  )
}
