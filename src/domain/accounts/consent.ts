/** The documents a teacher accepts before signing in; a changed text gets a new version and must be accepted again. */
export const consentVersions = { privacy: '2027-02', licence: '2026-11', children: '2026-12' } as const

export type ConsentDocumentId = keyof typeof consentVersions

/** Every document with its version ("privacy@2026-11"), in the form in which acceptance is sent and stored. */
export const currentConsent: readonly string[] = Object.entries(consentVersions).map(
  ([id, version]) => `${id}@${version}`,
)

/** Whether these acceptances cover every current document. */
export const isCurrentConsent = (accepted: readonly string[] = []): boolean =>
  currentConsent.every((document) => accepted.includes(document))
