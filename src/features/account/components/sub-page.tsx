import type { ReactNode } from 'react'
import { paths } from '#domain/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PageHead } from '#ui/page-head/page-head.tsx'
import { Surface } from '#ui/surface/surface.tsx'
import css from './sub-page.module.css'
import { subPageTexts } from './sub-page.texts.ts'

export interface SubPageProps {
  readonly title: string
  readonly state: string
  /** One form. */
  readonly children: ReactNode
}

/** One thing of the profile that is changed on a page of its own. */
export function SubPage({ title, state, children }: SubPageProps) {
  const texts = useTexts(subPageTexts)
  return (
    <div>
      <PageHead
        crumbs={[
          <a key="profile" href={hrefOf(paths.profile)}>
            {texts.profile}
          </a>,
          title,
        ]}
        title={title}
        state={state}
      />
      <Surface label={title} padded>
        <div className={css['body']}>{children}</div>
      </Surface>
    </div>
  )
}
