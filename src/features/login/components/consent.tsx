import { type KeyboardEvent, useId } from 'react'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { loginTexts } from '../login.texts.ts'
import { fieldNames } from '../use-password-login.ts'
import css from './consent.module.css'
import { DocumentLinks } from './document-links.tsx'

export interface ConsentProps {
  readonly agreed: boolean
  /** The teacher tried to sign in without it. */
  readonly missing: boolean
  readonly onChange: (agreed: boolean) => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** 我已阅读并同意 and the three documents. */
export function Consent({ agreed, missing, onChange, onKeyDown }: ConsentProps) {
  const texts = useTexts(loginTexts)
  const id = useId()
  return (
    <div>
      <div className={css['consent']}>
        <CheckBox
          name={fieldNames.consent}
          id={id}
          checked={agreed}
          onChange={(event) => onChange(event.currentTarget.checked)}
          onKeyDown={onKeyDown}
          invalid={missing}
          {...(missing ? { 'aria-describedby': `${id}-missing` } : {})}
        />
        <div>
          <label htmlFor={id}>{texts.consent}</label> <DocumentLinks />
        </div>
      </div>
      {missing && (
        <div id={`${id}-missing`} className={css['missing']}>
          <ErrorText>{texts.consentMissing}</ErrorText>
        </div>
      )}
    </div>
  )
}
