import { Box, TextInput } from '@mantine/core'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { ProblemNote } from '../page/problem-note.tsx'
import { CaptchaGate } from './captcha-gate.tsx'
import css from '../page/phone-page.module.css'
import { signInTexts } from './sign-in.texts.ts'
import { useCaptchaTrouble } from './use-captcha-trouble.ts'
import { usePasswordSignIn } from './use-password-sign-in.ts'

/** Account, password, one button. */
export function PasswordForm({ onSignedIn }: { readonly onSignedIn: () => void }) {
  const texts = useTexts(signInTexts)
  const form = usePasswordSignIn(onSignedIn)
  const trouble = useCaptchaTrouble(form.closeCaptcha)
  const missing = <ErrorText>{texts.missing}</ErrorText>
  const problem = form.error ?? (trouble.isMissing ? texts.captchaFailed : null)
  return (
    <>
      <Form
        className={css['form']}
        gap={16}
        aria-label={texts.byPassword}
        onSubmit={() => {
          trouble.clear()
          form.submit()
        }}
      >
        <TextInput
          size="lg"
          label={texts.account}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          value={form.account}
          onChange={(event) => form.typeAccount(event.currentTarget.value)}
          error={form.missing === 'account' && missing}
        />
        <SecretField
          large
          name="password"
          label={texts.password}
          autoComplete="current-password"
          value={form.password}
          onChange={form.typePassword}
          error={form.missing === 'password' && missing}
        />
        {problem !== null && <ProblemNote>{problem}</ProblemNote>}
        <BusyButton type="submit" variant="filled" size="lg" fullWidth busy={form.isBusy} busyLabel={texts.signingIn}>
          {texts.signIn}
        </BusyButton>
        <Forgotten account={form.account.trim()} />
      </Form>
      {form.captchaFor !== null && (
        <CaptchaGate
          purpose="password"
          subject={form.captchaFor}
          onSolved={form.solveCaptcha}
          onClose={form.closeCaptcha}
          onMissing={trouble.miss}
        />
      )}
    </>
  )
}

function Forgotten({ account }: { readonly account: string }) {
  const texts = useTexts(signInTexts)
  return (
    <Box
      component="a"
      display="grid"
      mih={44}
      fz="calc(15 * var(--u))"
      style={{ alignItems: 'center', alignSelf: 'start' }}
      href={`/${hrefOf(publicPaths.password(account))}`}
    >
      {texts.forgotten}
    </Box>
  )
}
