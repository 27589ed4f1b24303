import { Box } from '@mantine/core'
import { useGrants } from '#api/queries/use-grants.ts'
import { featureLimits } from '#domain/features/feature-limits.ts'
import { ownFeatures } from '#domain/features/own-features.ts'
import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import { ProfileRow } from './profile-row.tsx'
import css from '../account.module.css'
import { profileTexts } from './profile.texts.ts'

export interface FeaturesPartProps {
  /** Null where the teacher has chosen none. */
  readonly subjectId: number | null
}

/** How many features are granted to the teacher, and a link to their page. */
export function FeaturesPart({ subjectId }: FeaturesPartProps) {
  const texts = useTexts(profileTexts)
  const { known } = useGrants()
  const features = known === undefined ? [] : ownFeatures(known.grants, known.now, subjectId)
  const soon = features.filter(({ state }) => state === 'endsSoon').length
  const open = features.filter(({ state }) => state === 'open').length + soon
  const count = soon === 0 ? texts.featuresHint(open) : texts.featuresSoon(open, soon, featureLimits.endsSoonDays)
  return (
    <Surface label={texts.features}>
      <Box component="dl" className={css['only']} px={20}>
        <ProfileRow
          term={texts.features}
          action={
            <LinkButton size="xs" to={paths.features}>
              {texts.look}
              <span className="visually-hidden">{texts.features}</span>
            </LinkButton>
          }
        >
          {known === undefined ? '' : count}
        </ProfileRow>
      </Box>
    </Surface>
  )
}
