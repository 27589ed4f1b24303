import { ConsentBox, type ConsentBoxProps } from '#ui/consent/consent-box.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import { DocumentLinks } from './document-links.tsx'

export interface ConsentProps extends Omit<ConsentBoxProps, 'error' | 'children'> {
  /** The teacher tried to sign in without it. */
  readonly missing: boolean
}

/** What has to be agreed to before anybody signs in. */
export function Consent({ missing, ...box }: ConsentProps) {
  const texts = useTexts(loginTexts)
  return (
    <ConsentBox {...box} error={missing ? texts.consentMissing : null}>
      <DocumentLinks />
    </ConsentBox>
  )
}
