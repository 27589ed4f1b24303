import { Button } from '@mantine/core'
import { maskedMobile } from '#domain/masked-mobile.ts'
import { paths } from '#domain/paths.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { PublicPage } from '../components/public-page.tsx'
import css from '../components/form.module.css'
import { registerTexts } from './register.texts.ts'

export interface AppliedProps {
  readonly schoolName: string
  readonly mobile: string
}

/** The application is in: who decides, and what happens then. */
export function Applied({ schoolName, mobile }: AppliedProps) {
  const texts = useTexts(registerTexts)
  return (
    <PublicPage title={texts.appliedTitle} lead={texts.applied(schoolName)}>
      <div role="status">
        <h2>{texts.whoHeading}</h2>
        <ol className={css['steps']}>
          <li>{texts.stepWait}</li>
          <li>{texts.stepEnter(maskedMobile(mobile.trim()))}</li>
          <li>{texts.stepAsk}</li>
        </ol>
      </div>
      <Button component="a" href={hrefOf(paths.login())} variant="filled" size="lg" fullWidth>
        {texts.toLogin}
      </Button>
    </PublicPage>
  )
}
