/** A teacher as far as the session cares. */
export interface Person {
  readonly uid: number
  /** Empty for the person of a page whose session is lost. */
  readonly realname: string
  /** What they sign in with. */
  readonly username: string
  /** Masked; null where none is bound. */
  readonly mobile: string | null
  readonly mustChangePassword: boolean
  /** A consent document changed since it was accepted. */
  readonly consentNeeded: boolean
  /** No mobile is bound, and this browser has not offered it yet. */
  readonly offersBinding: boolean
}

export interface SessionInput {
  /** The portal runs in the desktop host, which signs people in itself. */
  readonly isDesktop: boolean
}
