import { Fragment, type ReactNode, useId, useState } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { CheckBox } from '#ui/check-box/check-box.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { accountTexts } from '../account.texts.ts'
import css from './form.module.css'

/** Shows one of the documents above the page; the route brings it. */
export type RenderDocument = (document: ConsentDocumentId, onClose: () => void) => ReactNode

export interface ConsentFieldProps {
  readonly agreed: boolean
  readonly onChange: (agreed: boolean) => void
  readonly error: string | null
  readonly renderDocument: RenderDocument
}

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

/** 我已阅读并同意 and the three documents. */
export function ConsentField({ agreed, onChange, error, renderDocument }: ConsentFieldProps) {
  const texts = useTexts(accountTexts)
  const id = useId()
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  return (
    <div>
      <div className={css['consent']}>
        <CheckBox
          name="consent"
          id={id}
          checked={agreed}
          onChange={(event) => onChange(event.currentTarget.checked)}
          invalid={error !== null}
          {...(error !== null && { 'aria-describedby': `${id}-error` })}
        />
        <p>
          <label htmlFor={id}>{texts.consent}</label>{' '}
          {documents.map((document, index) => (
            <Fragment key={document}>
              {index > 0 && texts.listComma}
              <button
                type="button"
                className={css['document']}
                aria-haspopup="dialog"
                onClick={() => setOpened(document)}
              >
                {texts[document]}
              </button>
            </Fragment>
          ))}
        </p>
      </div>
      {error !== null && (
        <div id={`${id}-error`} className={css['below']}>
          <ErrorText>{error}</ErrorText>
        </div>
      )}
      {opened !== null && renderDocument(opened, () => setOpened(null))}
    </div>
  )
}
