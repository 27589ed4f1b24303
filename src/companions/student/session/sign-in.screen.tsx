import { Button } from '@mantine/core'
import { Brand } from '#ui/brand/brand.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { LanguageButton } from '../page/language-button.tsx'
import { Page } from '../page/page.tsx'
import { studentPaths } from '../student-address.ts'
import { SignInForm } from './sign-in-form.tsx'
import css from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

export interface SignInScreenProps {
  readonly onSignedIn: () => void
  readonly account: string
  /** Of the class whose link was opened; empty for none. */
  readonly courseCode: string
}

/** The first page of a student. */
export function SignInScreen({ onSignedIn, account, courseCode }: SignInScreenProps) {
  const texts = useTexts(signInTexts)
  const head = (
    <div className={css['head']}>
      <Brand />
      <LanguageButton />
    </div>
  )
  return (
    <Page head={head}>
      <div className={css['welcome']}>
        <h1>{texts.heading}</h1>
        <p className={css['hint']}>{texts.hint}</p>
        <SignInForm onSignedIn={onSignedIn} account={account} />
        <Button
          component="a"
          href={hrefOf(studentPaths.register(courseCode))}
          variant="subtle"
          size="lg"
          fullWidth
          mt="sm"
        >
          {texts.register}
        </Button>
      </div>
    </Page>
  )
}
