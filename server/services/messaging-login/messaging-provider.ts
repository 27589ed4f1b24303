/** A messaging app that tells who somebody is. */
export interface MessagingProvider {
  /** Where the browser goes; the person comes back with `code` and this `state`. */
  readonly authorizeUrl: (state: string) => string
  /** The provider's id of the person who came back with a code. Rejects when it confirms nobody. */
  readonly openIdOf: (code: string) => Promise<string>
}
