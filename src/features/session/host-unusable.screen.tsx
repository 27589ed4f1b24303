import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hostUnusableTexts } from './host-unusable.texts.ts'
import css from './session.module.css'

/** Shown in a desktop window too old or broken for the portal; `version` is the window's, if it reports one. */
export function HostUnusableScreen({ version }: { readonly version: string | null }) {
  const texts = useTexts(hostUnusableTexts)
  return (
    <main className={css['page']}>
      <EmptyState
        titleAs="h1"
        title={texts.title}
        why={version === null ? texts.broken : texts.outdated(version)}
        action={<p>{texts.otherWay(location.host)}</p>}
      />
    </main>
  )
}
