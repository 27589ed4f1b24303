import { Button } from '@mantine/core'
import { paths } from '#domain/paths.ts'
import { EmptyState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import css from './not-found.module.css'
import { shellTexts } from './shell.texts.ts'

/** What stands at an address of the portal where nothing is. */
export function NotFoundScreen() {
  const texts = useTexts(shellTexts)
  const toHome = (
    <Button component="a" href={hrefOf(paths.home)}>
      {texts.toHome}
    </Button>
  )
  return (
    <div className={css['place']}>
      <EmptyState title={texts.notFoundTitle} titleAs="h1" why={texts.notFoundWhy} action={toHome} />
    </div>
  )
}
