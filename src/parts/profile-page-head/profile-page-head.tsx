import { paths } from '#domain/paths/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead, type PageHeadProps } from '#ui/page-head/page-head.tsx'
import { profilePageHeadTexts } from './profile-page-head.texts.ts'

export interface ProfilePageHeadProps extends Omit<PageHeadProps, 'title' | 'crumbs'> {
  readonly title: string
}

/** Head of a page under 我的资料. */
export function ProfilePageHead({ title, ...head }: ProfilePageHeadProps) {
  const texts = useTexts(profilePageHeadTexts)
  const profile = (
    <a key="profile" href={hrefOf(paths.profile)}>
      {texts.profile}
    </a>
  )
  return <PageHead {...head} crumbs={[profile, title]} title={title} />
}
