import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { ConsentBox, type ConsentBoxProps, DocumentNames } from '#parts/consent/consent-box.tsx'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'

export type ConsentFieldProps = Pick<ConsentBoxProps, 'agreed' | 'error' | 'onChange'>

/** The documents to agree to, and the one that is open. */
export function ConsentField(box: ConsentFieldProps) {
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  return (
    <>
      <ConsentBox {...box}>
        <DocumentNames onOpen={setOpened} />
      </ConsentBox>
      {opened !== null && <LazyDocument opened document={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
