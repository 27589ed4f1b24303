import { Button, Stack } from '@mantine/core'
import { pageContact } from '#api/ports/page-contact.ts'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import { Dialog } from '#ui/dialog/dialog.tsx'
import { useLanguage, useTexts } from '#ui/language/language-context.tsx'
import { childrenDocument } from './children.texts.ts'
import type { ConsentDocument } from './consent-document.types.ts'
import { documentTexts } from './document.texts.ts'
import { licenceDocument } from './licence.texts.ts'
import { privacyDocument } from './privacy.texts.ts'

const documents: Readonly<Record<ConsentDocumentId, ConsentDocument>> = {
  privacy: privacyDocument,
  licence: licenceDocument,
  children: childrenDocument,
}

export interface DocumentDialogProps {
  readonly document: ConsentDocumentId
  readonly opened: boolean
  readonly onClose: () => void
}

/** One of the documents that a teacher agrees to, with the operator's contact for questions. */
export function DocumentDialog({ document, opened, onClose }: DocumentDialogProps) {
  const texts = useTexts(documentTexts)
  const { language } = useLanguage()
  const { title, sections } = documents[document](pageContact())[language]
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={title}
      footer={
        <Button variant="filled" data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      {sections.map(({ heading, paragraphs }, index) => (
        <Stack key={heading} component="section" gap={4} mt={index === 0 ? 0 : 14}>
          <h3>{heading}</h3>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </Stack>
      ))}
    </Dialog>
  )
}
