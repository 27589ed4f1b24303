import { useTexts } from '#ui/language/language-context.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { Cover } from './components/cover.tsx'
import { LoginFooter } from './components/login-footer.tsx'
import { PasswordForm } from './components/password-form.tsx'
import css from './login.module.css'
import { loginTexts } from './login.texts.ts'

export interface LoginScreenProps {
  /** The teacher is signed in: the portal can open. */
  readonly onSignedIn: () => void
}

/** Sign-in page of the portal (specification §2). */
export function LoginScreen({ onSignedIn }: LoginScreenProps) {
  const texts = useTexts(loginTexts)
  return (
    <div className={css['page']}>
      <Cover />
      <main className={css['desk']}>
        <div className={css['form']}>
          <h1 className="visually-hidden">{texts.title}</h1>
          <TabStrip
            label={texts.title}
            tabs={[{ value: 'password', label: texts.byPassword }]}
            value="password"
            onChange={() => {}}
          >
            <PasswordForm onSignedIn={onSignedIn} />
          </TabStrip>
        </div>
        <LoginFooter />
      </main>
    </div>
  )
}
