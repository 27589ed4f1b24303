import { Fragment, type KeyboardEvent, lazy, Suspense, useId, useState } from 'react'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import type { ConsentDocumentId } from '../consent/consent-document.types.ts'
import { loginTexts } from '../login.texts.ts'
import { fieldNames } from '../use-password-login.ts'
import css from './consent.module.css'

/** Dialog and documents come when one is opened: few teachers do, and the page stays small. */
const ConsentDialog = lazy(() =>
  import('../consent/consent.dialog.tsx').then((module) => ({ default: module.ConsentDialog })),
)

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

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
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  const [loaded, setLoaded] = useState<ConsentDocumentId | null>(null)
  const open = (document: ConsentDocumentId) => {
    setLoaded(document)
    setOpened(document)
  }
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
        <p>
          <label htmlFor={id}>{texts.consent}</label>{' '}
          {documents.map((document, index) => (
            <Fragment key={document}>
              {index > 0 && texts.listComma}
              <button type="button" className={css['document']} aria-haspopup="dialog" onClick={() => open(document)}>
                {texts[document]}
              </button>
            </Fragment>
          ))}
        </p>
      </div>
      {missing && (
        <div id={`${id}-missing`} className={css['missing']}>
          <ErrorText>{texts.consentMissing}</ErrorText>
        </div>
      )}
      {loaded !== null && (
        <Suspense>
          <ConsentDialog document={loaded} opened={opened !== null} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </div>
  )
}
