import { Box, Button, Flex, Group, Stack } from '@mantine/core'
import { type ComponentType, type MouseEvent, useId, useState } from 'react'
import { isMobile } from '#domain/accounts/mobile.ts'
import { maskedMobile, maskedName } from '#domain/accounts/masked-mobile.ts'
import { publicPaths } from '#domain/paths/public-paths.ts'
import { SignInInterruptions } from '#parts/sign-in/sign-in-interruptions.tsx'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { Form } from '#ui/form/form.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { hrefOf } from '#ui/navigation/navigation.tsx'
import { SecretField } from '#ui/secret-field/secret-field.tsx'
import { ConsentAgainDialog } from './consent-again.dialog.tsx'
import css from './session.module.css'
import { sessionTexts } from './session.texts.ts'
import { type ReLogin, type ReLoginFormState, type ReLoginPerson, useReLogin, useReLoginForm } from './use-re-login.ts'

export interface OtherWaysProps {
  /** Whether the documents are already accepted. */
  readonly isAgreed: boolean
  readonly onSignedIn: () => void
  readonly onClose: () => void
}

export interface ReLoginDialogProps {
  /** The person whose page it was. */
  readonly person: ReLoginPerson & { readonly mobile: string | null }
  /** The account now signed in in this browser instead; null if nobody is. */
  readonly present: { readonly realname: string } | null
  /** Whether another tab ended or replaced the session. */
  readonly isByOtherTab: boolean
  /** Whether it is being checked who has signed in. */
  readonly isConfirming: boolean
  /** Why that check failed; empty if it did not. */
  readonly message: string
  /** Whether the check found nobody signed in. */
  readonly isUnconfirmed: boolean
  /** Sign-in by SMS, QR code or messaging app; injected by the app. */
  readonly OtherWays: ComponentType<OtherWaysProps>
  readonly onSignedIn: () => void
  /** Leaves for the login page. */
  readonly onCancel: () => void
  /** Switches to the page of the account that is signed in. */
  readonly onSwitch: () => void
}

/** Sign-in in place of the page, which is only restored for its own person (specification §2, §7). */
export function ReLoginDialog(props: ReLoginDialogProps) {
  const { present, isByOtherTab, isConfirming } = props
  const texts = useTexts(sessionTexts)
  const title = present !== null ? texts.takenTitle : isByOtherTab ? texts.otherTabTitle : texts.expiredTitle
  const why = present !== null ? texts.taken(present.realname) : isByOtherTab ? texts.otherTab : texts.expired
  return (
    // Leaving loses unsaved work, so only the button does it: neither Escape nor the close button.
    <Dialog opened mustDecide tone="need" title={title} onClose={props.onCancel}>
      {why}
      {present !== null && <DialogDetails lines={[texts.takenHint]} />}
      {/* A failed check resets the form. */}
      <ReLoginForm key={String(isConfirming)} {...props} />
    </Dialog>
  )
}

function ReLoginForm(props: ReLoginDialogProps) {
  const way = useReLogin(props.person, props.onSignedIn)
  return way && <RunningForm way={way} {...props} />
}

type RunningFormProps = ReLoginDialogProps & { readonly way: ReLogin }

function RunningForm({
  way,
  person,
  present,
  isConfirming,
  message,
  isUnconfirmed,
  OtherWays,
  ...acts
}: RunningFormProps) {
  const texts = useTexts(sessionTexts)
  const login = useReLoginForm(way)
  const [isOtherWay, setIsOtherWay] = useState(false)
  return (
    <Form gap={14} mt={14} aria-label={texts.signIn} onSubmit={login.submit}>
      {/* The account now signed in must not learn whose page it was. */}
      {present === null && <Person number={numberOf(person)} />}
      <PasswordPart form={login} username={person.username} earlier={isUnconfirmed ? texts.unconfirmed : message} />
      <OtherWaysButton onClick={() => setIsOtherWay(true)} />
      <Group gap={8} justify="flex-end">
        {present !== null && (
          <Button mr="auto" onClick={acts.onSwitch}>
            {texts.takeOver(present.realname)}
          </Button>
        )}
        <Button onClick={acts.onCancel}>{texts.cancel}</Button>
        <BusyButton type="submit" variant="filled" busy={login.isBusy || isConfirming} busyLabel={texts.signingIn}>
          {texts.signIn}
        </BusyButton>
      </Group>
      <DialogsAbove
        person={person}
        OtherWays={OtherWays}
        way={way}
        form={login}
        isOtherWay={isOtherWay}
        onSignedIn={acts.onSignedIn}
        onBack={() => setIsOtherWay(false)}
      />
    </Form>
  )
}

function OtherWaysButton({ onClick }: { readonly onClick: () => void }) {
  const texts = useTexts(sessionTexts)
  return (
    <Box
      component="button"
      type="button"
      className={css['quiet']}
      mih="var(--h-s)"
      mr="auto"
      fz="sm"
      ta="left"
      onClick={onClick}
    >
      {texts.otherWays}
    </Box>
  )
}

function Person({ number }: { readonly number: string }) {
  const texts = useTexts(sessionTexts)
  return (
    <Flex
      component="p"
      rowGap={4}
      columnGap={10}
      align="baseline"
      wrap="wrap"
      px={12}
      py={10}
      bdrs="sm"
      bg="var(--bg)"
      c="dimmed"
    >
      {texts.account} <b className={css['number']}>{number}</b>
    </Flex>
  )
}

interface PasswordPartProps {
  readonly form: ReLoginFormState
  readonly username: string
  /** Why an earlier sign-in was not enough; empty if there was none. */
  readonly earlier: string
}

/** The password, why it failed, and a way out if only a new one helps. */
function PasswordPart({ form, username, earlier }: PasswordPartProps) {
  const texts = useTexts(sessionTexts)
  const problems = form.problems.length > 0 || earlier === '' ? form.problems : [earlier]
  const errorId = useId()
  return (
    <>
      {/* Tells password managers which account it belongs to. */}
      <input name="username" autoComplete="username" value={username} readOnly hidden />
      <SecretField
        name="password"
        label={texts.password}
        value={form.password}
        onChange={form.setPassword}
        autoComplete="current-password"
        isFirst
        {...(problems.length > 0 && { describedBy: errorId })}
      />
      <Stack role="alert" id={errorId} className="hidden-when-empty" gap={2}>
        {problems.map((problem) => (
          <ErrorText key={problem}>{problem}</ErrorText>
        ))}
      </Stack>
      {form.isLocked && (
        <Box
          component="a"
          className={css['quiet']}
          mih="var(--h-s)"
          mr="auto"
          fz="sm"
          href={hrefOf(publicPaths.password(username))}
          target="_blank"
          rel="noopener"
        >
          {texts.recover}
        </Box>
      )}
    </>
  )
}

interface DialogsAboveProps extends Pick<ReLoginDialogProps, 'person' | 'OtherWays' | 'onSignedIn'> {
  readonly way: ReLogin
  readonly form: ReLoginFormState
  readonly isOtherWay: boolean
  readonly onBack: () => void
}

/** The dialogs that signing in opens above itself. */
function DialogsAbove({ person, OtherWays, way, form, isOtherWay, onSignedIn, onBack }: DialogsAboveProps) {
  return (
    // Their events bubble up to here: submitting their forms must not submit this one, and no link may leave the page.
    <div onSubmit={(event) => event.stopPropagation()} onClickCapture={openAside}>
      <SignInInterruptions login={way.login} />
      {form.needsConsent && (
        <ConsentAgainDialog isBusy={false} message="" onAccept={form.accept} onRefuse={form.refuse} />
      )}
      {isOtherWay && <OtherWays isAgreed={!person.consentNeeded} onSignedIn={onSignedIn} onClose={onBack} />}
    </div>
  )
}

/** Makes a clicked link open another tab. */
function openAside({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  if (link !== null) Object.assign(link, { target: '_blank', rel: 'noopener' })
}

/** Identifies the account to those who know it. */
const numberOf = ({ mobile, username }: ReLoginDialogProps['person']): string =>
  mobile ?? (isMobile(username) ? maskedMobile(username) : maskedName(username))
