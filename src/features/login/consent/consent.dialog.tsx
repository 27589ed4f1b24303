import { pageContact } from '#api/ports/page-contact.ts'
import { DocumentDialog, type DocumentDialogProps } from '#parts/consent/documents/document.dialog.tsx'

/** One of the documents that a teacher agrees to, with whom this page's operator named for questions. */
export const ConsentDialog = (props: Omit<DocumentDialogProps, 'contact'>) => (
  <DocumentDialog {...props} contact={pageContact()} />
)
