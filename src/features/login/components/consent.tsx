import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ConsentBox } from '#parts/consent/consent-box.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { useConsent } from '../consent-state.ts'
import type { LoginWay } from '../login-way.types.ts'
import { loginTexts } from '../login.texts.ts'
import { DocumentLinks } from './document-links.tsx'

export interface ConsentProps extends Pick<LoginWay, 'consent'> {
  /** The teacher tried to sign in without it. */
  readonly missing: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** What has to be agreed to before the first sign-in on a device, and by accounts that have not yet. */
export function Consent({ consent, missing, onKeyDown }: ConsentProps) {
  const texts = useTexts(loginTexts)
  const state = useConsent(consent)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (state === 'asked') place.current?.querySelector('input')?.focus()
  }, [state])
  if (state === 'kept') return null
  return (
    <div ref={place}>
      <ConsentBox
        agreed={state === 'given'}
        error={missing || state === 'asked' ? texts.consentMissing : null}
        onChange={(agreed) => consent.set(agreed ? 'given' : 'open')}
        onKeyDown={onKeyDown}
      >
        <DocumentLinks />
      </ConsentBox>
    </div>
  )
}
