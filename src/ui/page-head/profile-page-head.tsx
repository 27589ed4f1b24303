import { paths } from '#domain/paths.ts'
import { useTexts } from '../language/language-context.tsx'
import { hrefOf } from '../navigation/navigation.tsx'
import { PageHead, type PageHeadProps } from './page-head.tsx'
import { pageHeadTexts } from './page-head.texts.ts'

export interface ProfilePageHeadProps extends Omit<PageHeadProps, 'title' | 'crumbs'> {
  readonly title: string
}

/** Head of a page below 我的资料. */
export function ProfilePageHead({ title, ...head }: ProfilePageHeadProps) {
  const texts = useTexts(pageHeadTexts)
  const profile = (
    <a key="profile" href={hrefOf(paths.profile)}>
      {texts.profile}
    </a>
  )
  return <PageHead {...head} crumbs={[profile, title]} title={title} />
}
