import { Button } from '@mantine/core'
import { earlyPaths } from '#ui/icon/early-paths.ts'
import { codePaths } from '#ui/icon/code-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { Who } from '../page/who.tsx'
import { scanTexts } from './scan.texts.ts'
import type { EndingKind, PhoneScan } from './use-phone-scan.ts'

export interface EndingScreenProps {
  readonly scan: PhoneScan
  readonly kind: EndingKind
}

const drawings: Readonly<Record<Exclude<EndingKind, 'confirmed' | 'entered'>, string>> = {
  deviceLimitReached: earlyPaths.warning,
  cancelled: codePaths.close,
  expired: codePaths.clock,
  scannedByOther: codePaths.users,
  decided: codePaths.info,
}

/** How it ended, and what to do next. */
export function EndingScreen({ scan, kind }: EndingScreenProps) {
  const texts = useTexts(scanTexts)
  return (
    <PhonePage
      aside={<Who teacher={scan.teacher} />}
      foot={
        <>
          {kind === 'scannedByOther' && (
            <Button variant="filled" size="lg" fullWidth onClick={scan.leave}>
              {texts.otherAccount}
            </Button>
          )}
          <Button size="lg" fullWidth onClick={scan.close}>
            {texts.home}
          </Button>
        </>
      }
    >
      {kind === 'confirmed' || kind === 'entered' ? <Picture /> : <Picture path={drawings[kind]} quiet />}
      <div role="status">
        <PageHeading hint={texts[`${kind}Why`]}>{texts[kind]}</PageHeading>
      </div>
    </PhonePage>
  )
}
