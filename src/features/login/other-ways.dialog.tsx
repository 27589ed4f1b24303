import { Stack } from '@mantine/core'
import { useSelector } from '@xstate/react'
import { useState } from 'react'
import { noArrival } from '#domain/accounts/login-arrival.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { useWhen } from '#ui/use-when.ts'
import { SignInInterruptions } from '#parts/sign-in/sign-in-interruptions.tsx'
import { useLogin } from '#parts/sign-in/login-actor.ts'
import { browserLoginPorts, type LoginPorts } from './login-ports.ts'
import { loginTexts } from './login.texts.ts'
import { otherWaysTexts } from './other-ways.texts.ts'
import { QrPanel } from './qr/qr-panel.tsx'
import { SmsForm } from './sms/sms-form.tsx'
import { useTag } from '#parts/sign-in/use-login-state.ts'

export interface OtherWaysDialogProps {
  /** The documents are already accepted. */
  readonly isAgreed: boolean
  readonly onSignedIn: () => void
  readonly onClose: () => void
  readonly ports?: LoginPorts
}

/** Other ways of signing in than the password, over a page that must not be left: nothing in it leads away. */
export function OtherWaysDialog({ isAgreed, onSignedIn, onClose, ports = browserLoginPorts }: OtherWaysDialogProps) {
  const texts = useTexts(otherWaysTexts)
  const { bySms, byQr } = useTexts(loginTexts)
  const login = useLogin({ ports, arrival: noArrival, consent: isAgreed ? 'kept' : 'open' })
  const [tab, setTab] = useState<'sms' | 'qr'>('sms')
  const isUnbound = useSelector(login, ({ context }) => context.binding !== null)
  useWhen(useTag(login, 'signedIn'), onSignedIn)
  return (
    <Dialog opened title={texts.title} onClose={onClose}>
      <TabStrip
        label={texts.title}
        tabs={[
          { value: 'sms', label: bySms },
          { value: 'qr', label: byQr },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'sms' ? (
          <SmsForm login={login} ports={ports} />
        ) : (
          <Stack gap={14} align="center" ta="center">
            {isUnbound ? (
              <div role="alert">
                <ErrorText>{texts.unbound}</ErrorText>
              </div>
            ) : (
              <QrPanel login={login} ports={ports} />
            )}
          </Stack>
        )}
      </TabStrip>
      <SignInInterruptions login={login} />
    </Dialog>
  )
}
