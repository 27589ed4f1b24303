import { Button } from '@mantine/core'
import { Drawing } from '#ui/icon/drawing.tsx'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { Who } from '../page/who.tsx'
import { phoneTexts } from '../phone.texts.ts'
import { scanTexts } from './scan.texts.ts'
import type { PhoneScan } from './use-phone-scan.ts'

export interface TroubleScreenProps {
  readonly scan: PhoneScan
  readonly view: 'failed' | 'unreachable'
}

/** The service could not be reached or rejected the code: why, and trying again. */
export function TroubleScreen({ scan, view }: TroubleScreenProps) {
  const texts = useTexts(scanTexts)
  const { signOut } = useTexts(phoneTexts)
  return (
    <PhonePage
      aside={<Who teacher={scan.teacher} />}
      foot={
        <>
          <Button
            variant="filled"
            size="lg"
            fullWidth
            leftSection={<Drawing path={earlyPaths.refresh} />}
            onClick={scan.retry}
          >
            {texts.retry}
          </Button>
          <Button size="lg" fullWidth onClick={view === 'failed' ? scan.close : scan.leave}>
            {view === 'failed' ? texts.home : signOut}
          </Button>
        </>
      }
    >
      <Picture path={earlyPaths.warning} quiet />
      <div role="alert">
        <PageHeading hint={scan.message}>{texts[view]}</PageHeading>
      </div>
    </PhonePage>
  )
}
