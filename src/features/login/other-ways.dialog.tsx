import { useState } from 'react'
import { createStore } from '#api/ports/readable.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import type { Consent } from './consent-state.ts'
import { browserLoginPorts, type LoginPorts } from './login-ports.ts'
import type { LoginWay } from './login-way.types.ts'
import css from './login.module.css'
import { loginTexts } from './login.texts.ts'
import { QrPanel } from './qr/qr-panel.tsx'
import { SmsForm } from './sms/sms-form.tsx'

export interface OtherWaysDialogProps {
  /** The documents are accepted already. */
  readonly isAgreed: boolean
  readonly onSignedIn: () => void
  readonly onClose: () => void
  readonly ports?: LoginPorts
}

/** The ways in besides the password, over a page that must not be left: nothing in it leads away. */
export function OtherWaysDialog({ isAgreed, onSignedIn, onClose, ports = browserLoginPorts }: OtherWaysDialogProps) {
  const texts = useTexts(loginTexts)
  const [consent] = useState(() => createStore<Consent>(isAgreed ? 'kept' : 'open'))
  const [tab, setTab] = useState<'sms' | 'qr'>('sms')
  const [isUnbound, setIsUnbound] = useState(false)
  const way: LoginWay = { ports, consent, onSignedIn }
  return (
    <Dialog opened title={texts.otherWays} onClose={onClose}>
      <TabStrip
        label={texts.otherWays}
        tabs={[
          { value: 'sms', label: texts.bySms },
          { value: 'qr', label: texts.byQr },
        ]}
        value={tab}
        onChange={setTab}
      >
        {tab === 'sms' ? (
          <SmsForm {...way} />
        ) : (
          <div className={css['scanOverPage']}>
            {isUnbound ? (
              <div role="alert">
                <ErrorText>{texts.unbound}</ErrorText>
              </div>
            ) : (
              <QrPanel {...way} onBind={() => setIsUnbound(true)} />
            )}
          </div>
        )}
      </TabStrip>
    </Dialog>
  )
}
