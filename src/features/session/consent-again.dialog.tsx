import { Box, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { type ConsentDocumentId, consentVersions } from '#domain/accounts/consent.ts'
import { consentTexts } from '#parts/consent/consent.texts.ts'
import { LazyDocument } from '#parts/consent/documents/lazy-document.ts'
import { BusyButton } from '#ui/busy-button/busy-button.tsx'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { ErrorText } from '#ui/error-text/error-text.tsx'
import { useTexts } from '#ui/language/language-context.tsx'
import { TextButton } from '#ui/text-button/text-button.tsx'
import { sessionTexts } from './session.texts.ts'

export interface ConsentAgainDialogProps {
  readonly isBusy: boolean
  /** Why the last attempt failed; empty if it did not. */
  readonly message: string
  readonly onAccept: () => void
  /** Signs out. */
  readonly onRefuse: () => void
}

const documents: readonly ConsentDocumentId[] = ['privacy', 'licence', 'children']

/**
 * Asks for consent again because a document changed since it was accepted; the documents can be read here, and an
 * answer is mandatory.
 */
export function ConsentAgainDialog({ isBusy, message, onAccept, onRefuse }: ConsentAgainDialogProps) {
  const texts = useTexts(sessionTexts)
  const names = useTexts(consentTexts)
  const [read, setRead] = useState<ConsentDocumentId | null>(null)
  return (
    <Dialog
      opened
      mustDecide
      kind="message"
      tone="need"
      title={texts.consentTitle}
      onClose={onRefuse}
      footer={
        <>
          <Button disabled={isBusy} onClick={onRefuse}>
            {texts.refuse}
          </Button>
          <BusyButton variant="filled" busy={isBusy} busyLabel={texts.accepting} onClick={onAccept}>
            {texts.accept}
          </BusyButton>
        </>
      }
    >
      {texts.consentAgain}
      <Stack component="ul" gap={2} mt={10}>
        {documents.map((document) => (
          <li key={document}>
            <TextButton mih="var(--h-s)" onClick={() => setRead(document)}>
              {names[document]}
            </TextButton>
            <Box component="small" ml={8} c="var(--ink-3)" fz="xs">
              {texts.version(consentVersions[document])}
            </Box>
          </li>
        ))}
      </Stack>
      {read !== null && <LazyDocument opened document={read} onClose={() => setRead(null)} />}
      <Stack role="alert" className="hidden-when-empty" gap={2}>
        {message !== '' && <ErrorText>{message}</ErrorText>}
      </Stack>
    </Dialog>
  )
}
