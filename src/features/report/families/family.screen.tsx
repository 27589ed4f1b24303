import { isRefused, messageOf } from '#api/client/failures.ts'
import { report } from '#api/contract/groups/report.ts'
import { useEndpoint } from '#api/queries/use-endpoint.ts'
import type { ReportFamily } from '#domain/report/families.ts'
import { familyTexts } from '#domain/report/families.texts.ts'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { useNavigation } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ReportMissing } from '../components/report-missing.tsx'
import { ReportSkeleton } from '../components/report-skeleton.tsx'
import { assignmentIdOf, courseIdOf, studentIdOf } from '../report-address.ts'
import { reportTexts } from '../report.texts.ts'
import { FamilyPage } from './family-page.tsx'
import { WhileBlind } from './while-blind.tsx'

interface FamilyScreenProps {
  readonly family: ReportFamily
  /** The current class, for the way back if the address has none. */
  readonly courseId: number | null
}

/** One report family about the assignment in the address (specification §2 /report1-html to /report7-html). */
export function FamilyScreen({ family, courseId }: FamilyScreenProps) {
  const { query } = useNavigation()
  const texts = useTexts(reportTexts)
  const assignmentId = assignmentIdOf(query)
  if (assignmentId === null) return <ReportMissing courseId={courseIdOf(query) ?? courseId} why={texts.missingWhy} />
  return <OneFamily key={assignmentId} family={family} assignmentId={assignmentId} />
}

function OneFamily({ family, assignmentId }: { readonly family: ReportFamily; readonly assignmentId: number }) {
  const { query } = useNavigation()
  const names = familyTexts[useLanguage().language]
  const studentId = studentIdOf(query)
  const asked = {
    assignmentId,
    family,
    anonymous: query['anonymous'] === '1',
    ...(studentId !== null && family === 'growth' && { studentId }),
  }
  const whole = useEndpoint(report.class, { assignmentId })
  const part = useEndpoint(report.family, asked)
  const error = whole.error ?? part.error
  if (whole.data !== undefined && part.data !== undefined)
    return <FamilyPage asked={asked} report={whole.data} answer={part.data} readAt={whole.dataUpdatedAt} />
  const isBlind = isRefused(part.error, report.family) && part.error.failure.id === 'stillBlind'
  if (isBlind && whole.data !== undefined) return <WhileBlind family={family} report={whole.data} />
  if (error === null) return <ReportSkeleton />
  return (
    <>
      <PageHead title={names[family]} />
      <Surface label={names[family]}>
        <FailedState
          why={messageOf(error)}
          onRetry={() => {
            void whole.refetch()
            void part.refetch()
          }}
        />
      </Surface>
    </>
  )
}
