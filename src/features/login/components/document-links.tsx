import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/consent.ts'
import { DocumentNames } from '#parts/consent/consent-box.tsx'
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx'

/** Dialog and documents come when one is opened: few teachers do, and the page stays small. */
const ConsentDialog = lazyPart(() => import('../consent/consent.dialog.tsx').then((module) => module.ConsentDialog))

/** The names of the three documents, and the one that is open. */
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
      {loaded !== null && <ConsentDialog document={loaded} opened={opened !== null} onClose={() => setOpened(null)} />}
    </>
  )
}
