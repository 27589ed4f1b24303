import type { TeacherInfo } from '#api/contract/schemas/people.ts'
import { featureLimits } from '#domain/features/feature-limits.ts'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { ListPage } from '#ui/list-page/list-page.tsx'
import { ColleagueAdding } from './colleague-adding.tsx'
import { GrantDialog } from './grant.dialog.tsx'
import { useGrantRows } from './use-grant-rows.tsx'
import type { GrantedRow, TeacherRow } from './granted-rows.ts'
import { schoolTexts } from './school.texts.ts'
import { useTeacherRows } from './use-teacher-rows.tsx'
import { useFeatureActs } from './use-feature-acts.ts'
import { useSchoolFeatures } from './use-school-features.ts'

export interface SchoolFeaturesScreenProps {
  readonly teacher: Pick<TeacherInfo, 'isSchoolOwner' | 'uid'>
  /** Whether the page that a feature opens is built. */
  readonly isBuilt: (name: FeatureName) => boolean
}

/** 功能授权: which features the teachers of a school have until when, managed by its owner (specification §6). */
export function SchoolFeaturesScreen({ teacher, isBuilt }: SchoolFeaturesScreenProps) {
  const texts = useTexts(schoolTexts)
  if (teacher.isSchoolOwner) return <Features ownUid={teacher.uid} isBuilt={isBuilt} />
  return (
    <EmptyState
      title={texts.notOwnerTitle}
      titleAs="h1"
      why={texts.notOwner}
      action={<LinkButton to={publicPaths.home}>{texts.toHome}</LinkButton>}
    />
  )
}

interface FeaturesProps extends Pick<SchoolFeaturesScreenProps, 'isBuilt'> {
  readonly ownUid: number
}

function Features({ ownUid, isBuilt }: FeaturesProps) {
  const texts = useTexts(schoolTexts)
  const list = useSchoolFeatures()
  const acts = useFeatureActs(() => list.setTicked(new Set<string>()))
  const { teachers, open, soon } = list.counts
  const head = {
    title: texts.title,
    state: list.isKnown ? texts.state(teachers, open, soon, featureLimits.endsSoonDays) : '',
  }
  const ofTeachers = useTeacherRows(list, acts, ownUid)
  const ofGrants = useGrantRows(list, acts)
  const below = (
    <>
      <ColleagueAdding />
      {acts.granting !== null && <GrantDialog granting={acts.granting} acts={acts} isBuilt={isBuilt} now={list.now} />}
    </>
  )
  if (list.view === 'features')
    return (
      <ListPage<GrantedRow> {...head} list={ofGrants}>
        {below}
      </ListPage>
    )
  return (
    <ListPage<TeacherRow> {...head} list={ofTeachers}>
      {below}
    </ListPage>
  )
}
