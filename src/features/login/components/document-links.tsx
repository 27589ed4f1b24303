import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { DocumentNames } from '#parts/consent/consent-box.tsx'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'

/** The titles of the three documents, and the one that is open. */
export function DocumentLinks() {
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  const [loaded, setLoaded] = useState<ConsentDocumentId | null>(null)
  const open = (document: ConsentDocumentId) => {
    setLoaded(document)
    setOpened(document)
  }
  return (
    <>
      <DocumentNames onOpen={open} />
      {loaded !== null && <LazyDocument document={loaded} opened={opened !== null} onClose={() => setOpened(null)} />}
    </>
  )
}
