import { Stack } from '@mantine/core'
import { messageOf } from '#api/client/failures.ts'
import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { type Grants, useGrants } from '#api/queries/use-grants.ts'
import { featureLimits } from '#domain/features/feature-limits.ts'
import { pathOfFeature } from '#domain/features/feature-paths.ts'
import { type OwnFeature, ownFeatures } from '#domain/features/own-features.ts'
import { personalPaths } from '#domain/paths/personal-paths.ts'
import { ProfilePageHead } from '#parts/profile-page-head/profile-page-head.tsx'
import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SkeletonRows } from '#ui/skeleton-rows/skeleton-rows.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { FeatureLine } from './feature-line.tsx'
import css from '../account.module.css'
import { featuresTexts } from './features.texts.ts'
import { TrialPart } from './trial-part.tsx'

export interface FeaturesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'subjectId' | 'trialInfo' | 'isSchoolOwner'>
  /** The current class; null for a teacher without classes. */
  readonly courseId: number | null
  /** Whether the page at an address exists. */
  readonly isBuilt: (path: string) => boolean
}

/**
 * 我的功能: the features granted to the teacher, their end by the service's clock, and where they are used (specification
 * §6).
 */
export function FeaturesScreen({ teacher, courseId, isBuilt }: FeaturesScreenProps) {
  const texts = useTexts(featuresTexts)
  const { known, error, refetch } = useGrants()
  const features = known && ownFeatures(known.grants, known.now, teacher.subjectId)
  return (
    <Stack className={css['page']} gap={16}>
      <ProfilePageHead title={texts.title} state={features === undefined ? '' : <Counts features={features} />} />
      <Surface label={texts.list}>
        {known === undefined || features === undefined ? (
          <Waiting error={error} onRetry={refetch} />
        ) : (
          <Lines known={known} features={features} courseId={courseId} isBuilt={isBuilt} />
        )}
        <Stack gap={4} py={14} px={20} c="dimmed" fz="sm" lh={1.6}>
          {features !== undefined && <p>{texts.total(features.length)}</p>}
          <p>{texts.rule}</p>
          <p>
            {teacher.isSchoolOwner ? <a href={hrefOf(personalPaths.schoolFeatures)}>{texts.askOwner}</a> : texts.ask}
          </p>
        </Stack>
      </Surface>
      {known !== undefined && <TrialPart trial={teacher.trialInfo} now={known.now} />}
    </Stack>
  )
}

function Counts({ features }: { readonly features: readonly OwnFeature[] }) {
  const texts = useTexts(featuresTexts)
  const soon = features.filter(({ state }) => state === 'endsSoon').length
  const open = features.filter(({ state }) => state === 'open').length + soon
  return open === 0 ? texts.none : texts.state(open, soon, featureLimits.endsSoonDays)
}

interface WaitingProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Placeholder rows for a teacher of English. */
const usualRows = 8

const Waiting = ({ error, onRetry }: WaitingProps) =>
  error === null ? (
    <SkeletonRows rows={usualRows} rowHeight="calc(58 * var(--u))" />
  ) : (
    <FailedState why={messageOf(error)} onRetry={onRetry} />
  )

interface LinesProps extends Pick<FeaturesScreenProps, 'courseId' | 'isBuilt'> {
  readonly known: Grants
  readonly features: readonly OwnFeature[]
}

function Lines({ known, features, courseId, isBuilt }: LinesProps) {
  const texts = useTexts(featuresTexts)
  const { grants, now } = known
  const held = new Map(grants.map((grant) => [grant.featureId, grant]))
  return (
    <ul aria-label={texts.list}>
      {features.map((one) => {
        const path = one.name === null ? null : pathOfFeature(one.name, { grants, now, courseId })
        return (
          <FeatureLine
            key={one.featureId}
            one={one}
            granted={held.get(one.featureId)?.feature ?? ''}
            isTrial={held.get(one.featureId)?.isTrial === true}
            now={now}
            path={path}
            isBuilt={path === null || isBuilt(path)}
          />
        )
      })}
    </ul>
  )
}
