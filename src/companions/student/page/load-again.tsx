import { FailedState } from '#ui/empty-state/empty-state.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { studentTexts } from '../student.texts.ts'
import { Page } from './page.tsx'

/** Says that the page could not be loaded, and reloads it: answers are kept on the device, so nothing is lost. */
export function LoadAgain() {
  const texts = useTexts(studentTexts)
  return (
    <Page>
      <FailedState why={texts.answersAreSafe} onRetry={() => window.location.reload()} />
    </Page>
  )
}
