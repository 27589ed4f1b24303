import { Button } from '@mantine/core'
import { Icon } from '#ui/icon/icon.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { brokenTexts } from './broken.texts.ts'

/** Shown when the page itself fails; starts over with the same code. */
export function BrokenScreen({ onRetry }: { readonly onRetry: () => void }) {
  const texts = useTexts(brokenTexts)
  return (
    <PhonePage
      foot={
        <Button variant="filled" size="lg" fullWidth leftSection={<Icon name="refresh" />} onClick={onRetry}>
          {texts.retry}
        </Button>
      }
    >
      <Picture icon="warning" quiet />
      <div role="alert">
        <PageHeading hint={texts.hint}>{texts.heading}</PageHeading>
      </div>
    </PhonePage>
  )
}
