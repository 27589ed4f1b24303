/** The operator's contact for questions about personal data; null if none is configured. */
export function pageContact(): string | null {
  const contact = document.querySelector<HTMLMetaElement>('meta[name="podium-contact"]')?.content ?? ''
  // A page not sent by the service still contains the placeholder.
  return contact === '' || contact === '__CONTACT__' ? null : contact
}
