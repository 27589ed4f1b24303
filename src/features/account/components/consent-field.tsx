import { type ReactNode, useState } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { ConsentBox, type ConsentBoxProps, DocumentNames } from '#parts/consent/consent-box.tsx'

/** Shows one of the documents above the page; the route brings it. */
export type RenderDocument = (document: ConsentDocumentId, onClose: () => void) => ReactNode

export interface ConsentFieldProps extends Pick<ConsentBoxProps, 'agreed' | 'error' | 'onChange'> {
  readonly renderDocument: RenderDocument
}

/** What has to be agreed to, and the document that is open. */
export function ConsentField({ renderDocument, ...box }: ConsentFieldProps) {
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  return (
    <>
      <ConsentBox {...box}>
        <DocumentNames onOpen={setOpened} />
      </ConsentBox>
      {opened !== null && renderDocument(opened, () => setOpened(null))}
    </>
  )
}
