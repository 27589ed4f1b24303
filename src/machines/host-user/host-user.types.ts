/** The user in the window, as reported to the desktop host; null for nobody. */
export type ReportedUser = { readonly uid: number; readonly realname: string } | null

export interface HostUserContext {
  readonly user: ReportedUser
  /** Failed attempts to report this user. */
  readonly failures: number
}

/** The user in the window changed, or left. */
export type HostUserEvent = { readonly type: 'user.change'; readonly user: ReportedUser }

/** The host does not accept the user: it keeps showing the previous one. */
export interface HostUserEffect {
  readonly type: HostUserEffectName
}

export type HostUserEffectName = 'unreported'
