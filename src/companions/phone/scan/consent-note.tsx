import { Box } from '@mantine/core'
import { useState } from 'react'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { DocumentNames } from '#parts/consent/consent-box.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'
import css from './scan.module.css'
import { scanTexts } from './scan.texts.ts'

export interface ConsentNoteProps {
  /** This account has already accepted the current documents. */
  readonly isAccepted: boolean
}

/** The three documents by name: confirming accepts them unless they were accepted before. */
export function ConsentNote({ isAccepted }: ConsentNoteProps) {
  const texts = useTexts(scanTexts)
  const [opened, setOpened] = useState<ConsentDocumentId | null>(null)
  return (
    <>
      <Box component="p" className={css['note']} mt={16} c="dimmed" fz="calc(14 * var(--u))" lh={1.7}>
        {isAccepted ? texts.accepted : texts.accepts} <DocumentNames onOpen={setOpened} />
        {texts.fullStop}
      </Box>
      {opened !== null && <LazyDocument opened document={opened} onClose={() => setOpened(null)} />}
    </>
  )
}
