/** What the session needs to know about a teacher. */
export interface Person {
  readonly uid: number
  /** Empty for the owner of a page whose session is lost. */
  readonly realname: string
  /** The sign-in name. */
  readonly username: string
  /** Masked; null if none is bound. */
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
