import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { DocumentNames } from '#parts/consent/consent-box.tsx'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'
import { Hint } from '#ui/hint/hint.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { demoTexts } from '../demo.texts.ts'

/** What signing in a teacher with one click accepts: the documents that the sign-in page asks about. */
export function SignInTerms() {
  const texts = useTexts(demoTexts)
  const [open, setOpen] = useState<ConsentDocumentId | null>(null)
  return (
    <>
      <Hint mt={12}>
        {texts.terms} <DocumentNames onOpen={setOpen} />
      </Hint>
      {open !== null && <LazyDocument opened document={open} onClose={() => setOpen(null)} />}
    </>
  )
}
