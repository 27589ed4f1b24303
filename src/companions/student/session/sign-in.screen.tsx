import { useTexts } from '#ui/language/language-context.tsx'
import { LinkButton } from '#ui/link-button/link-button.tsx'
import { StartPage } from '../page/start-page.tsx'
import { studentPaths } from '../student-address.ts'
import { SignInForm, type SignInFormProps } from './sign-in-form.tsx'
import { signInTexts } from './sign-in.texts.ts'

export interface SignInScreenProps {
  readonly onSignedIn: SignInFormProps['onSignedIn']
  readonly account: string
  /** Of the class whose link was opened; empty for none. */
  readonly classCode: string
}

/** The first page of a student. */
export function SignInScreen({ onSignedIn, account, classCode }: SignInScreenProps) {
  const texts = useTexts(signInTexts)
  return (
    <StartPage heading={texts.heading} hint={texts.hint}>
      <SignInForm onSignedIn={onSignedIn} account={account} />
      <LinkButton to={studentPaths.register(classCode)} variant="subtle" size="lg" fullWidth mt="sm">
        {texts.register}
      </LinkButton>
    </StartPage>
  )
}
