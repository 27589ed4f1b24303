import { pageContact } from '#api/ports/page-contact.ts'
import { DocumentDialog, type DocumentDialogProps } from '#parts/consent/documents/document.dialog.tsx'

/** One of the documents that are accepted by confirming. */
export const DocumentsDialog = (props: Omit<DocumentDialogProps, 'contact'>) => (
  <DocumentDialog {...props} contact={pageContact()} />
)
