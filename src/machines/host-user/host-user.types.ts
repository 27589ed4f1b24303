/** Who works in the window, as the desktop host is told; null for nobody. */
export type ToldUser = { readonly uid: number; readonly realname: string } | null

export interface HostUserContext {
  readonly user: ToldUser
  /** How often the host was told of this user in vain. */
  readonly failures: number
}

/** Somebody else works in the window, or nobody any more. */
export type HostUserEvent = { readonly type: 'user.change'; readonly user: ToldUser }

/** The host does not take the user: it goes on showing who was there before. */
export interface HostUserEffect {
  readonly type: HostUserEffectName
}

export type HostUserEffectName = 'gaveUp'
