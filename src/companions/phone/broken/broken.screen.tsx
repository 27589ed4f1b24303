import { Button } from '@mantine/core'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
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
        <Button
          variant="filled"
          size="lg"
          fullWidth
          leftSection={<Drawing path={earlyPaths.refresh} />}
          onClick={onRetry}
        >
          {texts.retry}
        </Button>
      }
    >
      <Picture path={earlyPaths.warning} quiet />
      <div role="alert">
        <PageHeading hint={texts.hint}>{texts.heading}</PageHeading>
      </div>
    </PhonePage>
  )
}
