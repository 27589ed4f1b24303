import { type KeyboardEvent, useEffect, useRef } from 'react'
import { ConsentBox } from '#parts/consent/consent-box.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { LoginActor } from '#parts/sign-in/login-actor.ts'
import { loginTexts } from '../login.texts.ts'
import { useTag } from '#parts/sign-in/use-login-state.ts'
import { DocumentLinks } from './document-links.tsx'

export interface ConsentProps {
  readonly login: LoginActor
  /** The teacher tried to sign in without agreeing. */
  readonly missing: boolean
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** The documents to agree to before the first sign-in on a device, and for accounts that have not agreed yet. */
export function Consent({ login, missing, onKeyDown }: ConsentProps) {
  const texts = useTexts(loginTexts)
  const isAsked = useTag(login, 'asked')
  const isGiven = useTag(login, 'given')
  const isKept = useTag(login, 'kept')
  const container = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAsked) container.current?.querySelector('input')?.focus()
  }, [isAsked])
  if (isKept) return null
  return (
    <div ref={container}>
      <ConsentBox
        agreed={isGiven}
        error={missing || isAsked ? texts.consentMissing : null}
        onChange={(agreed) => login.send({ type: agreed ? 'consent.give' : 'consent.withdraw' })}
        onKeyDown={onKeyDown}
      >
        <DocumentLinks />
      </ConsentBox>
    </div>
  )
}
