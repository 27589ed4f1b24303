import { Box, Button } from '@mantine/core'
import { Drawing } from '#ui/icon/drawing.tsx'
import { codePaths } from '#ui/icon/code-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { Picture } from '../page/picture.tsx'
import { phoneTexts } from '../phone.texts.ts'
import type { PhoneScan } from '../scan/use-phone-scan.ts'
import css from '../page/phone-page.module.css'
import { homeTexts } from './home.texts.ts'

/** The page opened without a code: how to scan one, and who is signed in. */
export function HomeScreen({ scan: { teacher, leave } }: { readonly scan: PhoneScan }) {
  const texts = useTexts(homeTexts)
  const { signOut } = useTexts(phoneTexts)
  return (
    <PhonePage
      foot={
        <Button size="lg" fullWidth leftSection={<Drawing path={codePaths['log-out']} />} onClick={leave}>
          {signOut}
        </Button>
      }
    >
      <Picture path={codePaths.camera} />
      <PageHeading hint={texts.hint}>{texts.heading}</PageHeading>
      <Box mt={20} fz="calc(15 * var(--u))">
        <Steps steps={[texts.open, texts.scan, texts.confirm]} gap={12} numberWidth={30} />
      </Box>
      {teacher !== null && (
        <section className={css['account']} aria-label={texts.account}>
          <span className={css['label']}>{texts.account}</span>
          <b>{teacher.realname}</b>
          {teacher.mobile !== null && <span>{teacher.mobile}</span>}
          <span className={css['school']}>{teacher.schoolName}</span>
        </section>
      )}
    </PhonePage>
  )
}
