/** Whom questions about personal data are written to, as the operator says; null where nobody is named. */
export function pageContact(): string | null {
  const told = document.querySelector<HTMLMetaElement>('meta[name="podium-contact"]')?.content ?? ''
  // A page that no service sent still holds the place for it.
  return told === '' || told === '__CONTACT__' ? null : told
}
