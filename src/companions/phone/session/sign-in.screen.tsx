import { useState } from 'react'
import type { SessionGone } from '#machines/phone-scan/phone-scan.types.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { TabStrip } from '#ui/tab-strip/tab-strip.tsx'
import { PageHeading } from '../page/page-heading.tsx'
import { PhonePage } from '../page/phone-page.tsx'
import { LazyCodeForm } from './lazy-code-form.ts'
import { PasswordForm } from './password-form.tsx'
import css from '../page/phone-page.module.css'
import { signInTexts } from './sign-in.texts.ts'

export interface SignInScreenProps {
  /** Why somebody must sign in again. */
  readonly reason: SessionGone['kind'] | null
  /** A code is waiting for the sign-in. */
  readonly hasCode: boolean
  /** Answer sheets are waiting to be photographed. */
  readonly hasSheets: boolean
  readonly onSignedIn: () => void
}

/** Sign-in on the phone, by password or by code. Switching tabs keeps what was typed. */
export function SignInScreen({ reason, hasCode, hasSheets, onSignedIn }: SignInScreenProps) {
  const texts = useTexts(signInTexts)
  const [way, setWay] = useState<'password' | 'code'>('password')
  const greeting = hasCode ? texts.hintWithCode : hasSheets ? texts.hintWithSheets : texts.hint
  return (
    <PhonePage>
      <PageHeading hint={reason === null ? greeting : <span role="alert">{texts[reason]}</span>}>
        {texts.heading}
      </PageHeading>
      <div className={css['ways']}>
        <TabStrip
          label={texts.ways}
          tabs={[
            { value: 'password', label: texts.byPassword },
            { value: 'code', label: texts.byCode },
          ]}
          value={way}
          onChange={setWay}
        >
          <div hidden={way !== 'password'}>
            <PasswordForm onSignedIn={onSignedIn} />
          </div>
          <div hidden={way !== 'code'}>
            <LazyCodeForm onSignedIn={onSignedIn} />
          </div>
        </TabStrip>
      </div>
    </PhonePage>
  )
}
