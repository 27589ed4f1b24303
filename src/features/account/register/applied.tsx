import { Box } from '@mantine/core'
import { maskedMobile } from '#domain/accounts/masked-mobile.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { Steps } from '#ui/steps/steps.tsx'
import { PublicPage } from '../components/public-page.tsx'
import { registerTexts } from './register.texts.ts'

export interface AppliedProps {
  readonly schoolName: string
  readonly mobile: string
}

/** The application has been submitted: who decides, and what happens then. */
export function Applied({ schoolName, mobile }: AppliedProps) {
  const texts = useTexts(registerTexts)
  return (
    <PublicPage title={texts.appliedTitle} lead={texts.applied(schoolName)}>
      <div role="status">
        <h2>{texts.whoHeading}</h2>
        <Box mt={10} mb={24}>
          <Steps
            steps={[texts.stepWait, texts.stepEnter(maskedMobile(mobile.trim())), texts.stepAsk]}
            gap={10}
            numberWidth={26}
          />
        </Box>
      </div>
      <LinkButton to={publicPaths.login()} variant="filled" size="lg" fullWidth>
        {texts.toLogin}
      </LinkButton>
    </PublicPage>
  )
}
