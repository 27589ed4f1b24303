/** The operator's contact for questions about personal data; null if none is configured. */
export function pageContact(): string | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="podium-contact"]')?.content ?? ''
  // A page not sent by the service still contains the placeholder.
  return told === '' || told === '__CONTACT__' ? null : told
}
