import { Brand } from '#ui/brand/brand.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LanguageButton } from '../page/language-button.tsx'
import { Page } from '../page/page.tsx'
import { SignInForm } from './sign-in-form.tsx'
import css from './sign-in.module.css'
import { signInTexts } from './sign-in.texts.ts'

export interface SignInScreenProps {
  readonly onSignedIn: () => void
}

/** The first page of a student. */
export function SignInScreen({ onSignedIn }: SignInScreenProps) {
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
        <SignInForm onSignedIn={onSignedIn} />
      </div>
    </Page>
  )
}
