import { Box, Button } from '@mantine/core'
import { useState } from 'react'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog, DialogDetails } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { GivenPassword } from './given-password.tsx'
import { passwordResetTexts } from './password-reset.texts.ts'

/** The outcome of a reset: the new password, or why there is none. */
export type PasswordReset =
  | { readonly kind: 'given'; readonly password: string }
  | { readonly kind: 'refused'; readonly message: string }

export interface PasswordResetDialogProps {
  /** Whose password it is. */
  readonly name: string
  /** The sign-in name, if it is to be passed on with the password. */
  readonly account?: string
  readonly isBusy: boolean
  readonly onReset: () => Promise<PasswordReset>
  readonly onClose: () => void
}

/** Confirms the reset of somebody's password, and shows the new one, once. */
export function PasswordResetDialog({ name, account, isBusy, onReset, onClose }: PasswordResetDialogProps) {
  const texts = useTexts(passwordResetTexts)
  const [outcome, setOutcome] = useState<PasswordReset | null>(null)
  if (outcome?.kind === 'given')
    return <GivenPassword name={name} account={account} password={outcome.password} onClose={onClose} />
  const reset = async () => setOutcome(await onReset())
  return (
    <Dialog
      opened
      tone="need"
      title={texts.title}
      busy={isBusy}
      onClose={onClose}
      footer={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {texts.cancel}
          </Button>
          <BusyButton
            variant="filled"
            data-autofocus
            busy={isBusy}
            busyLabel={texts.resetting}
            onClick={() => void reset()}
          >
            {texts.reset}
          </BusyButton>
        </>
      }
    >
      {texts.question(name)}
      <DialogDetails lines={[texts.newPassword, texts.signedOut, texts.mustChange]} />
      <Box role="alert" className="hidden-when-empty" mt={10}>
        {outcome !== null && <ErrorText>{outcome.message}</ErrorText>}
      </Box>
    </Dialog>
  )
}
