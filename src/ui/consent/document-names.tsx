import { Fragment } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { useTexts } from '../language/language-context.tsx'
import css from './consent.module.css'
import { consentTexts } from './consent.texts.ts'

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

export interface DocumentNamesProps {
  readonly onOpen: (document: ConsentDocumentId) => void
}

/** The names of the three documents; each opens its text. */
export function DocumentNames({ onOpen }: DocumentNamesProps) {
  const texts = useTexts(consentTexts)
  return documents.map((document, index) => (
    <Fragment key={document}>
      {index > 0 && texts.listComma}
      <button type="button" className={css['document']} aria-haspopup="dialog" onClick={() => onOpen(document)}>
        {texts[document]}
      </button>
    </Fragment>
  ))
}
