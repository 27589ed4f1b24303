/** A messaging app that identifies people. */
export interface MessagingProvider {
  /** Where the browser goes; the person returns with `code` and this `state`. */
  readonly authorizeUrl: (state: string) => string
  /** The provider's id of the person who returned with a code. Rejects if it does not confirm anybody. */
  readonly openIdOf: (code: string) => Promise<string>
}
