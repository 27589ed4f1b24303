import { Text } from '@mantine/core'
import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { DocumentNames } from '#parts/consent/consent-box.tsx'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'
import { useTexts } from '#ui/language/language-context.tsx'
import { demoTexts } from '../demo.texts.ts'

/** What signing in a teacher with one click accepts: the documents that the sign-in page asks about. */
export function SignInTerms() {
  const texts = useTexts(demoTexts)
  const [open, setOpen] = useState<ConsentDocumentId | null>(null)
  return (
    <>
      <Text mt={12} c="dimmed" fz="sm">
        {texts.terms} <DocumentNames onOpen={setOpen} />
      </Text>
      {open !== null && <LazyDocument opened document={open} onClose={() => setOpen(null)} />}
    </>
  )
}
