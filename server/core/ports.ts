import type { Audit, SignedInAccess } from '#api/contract/endpoint.ts'
import type { ObjectOwner } from '#api/contract/owned-objects.ts'
import type { FeatureName } from '#domain/features/granted-features.ts'

export type Surface = 'portal' | 'student' | 'phone'

export const surfaceOf: Readonly<Record<SignedInAccess, Surface>> = {
  teacher: 'portal',
  schoolOwner: 'portal',
  student: 'student',
  phone: 'phone',
}

/** Who is signed in. */
export interface Caller {
  readonly uid: number
  readonly schoolId: number
}

/** Who does something, and when. */
export interface Acting {
  readonly caller: Caller
  readonly now: Date
}

/** How a session began; `service` is a session on a second service, opened by a ticket from the first. */
export type LoginWay = 'password' | 'sms' | 'qr' | 'messaging' | 'desktop' | 'service'

/** A session that begins. */
export interface Starting {
  readonly caller: Caller
  readonly surface: Surface
  readonly way: LoginWay
  /** May only do what leads to a new password. */
  readonly mustChangePassword: boolean
}

/** Where a call comes from, as far as is known. */
export interface Client {
  readonly address: string
  readonly agent: string
}

export interface NewSession extends Starting {
  readonly tokenHash: string
  /** The session whose ticket opened this one; this one ends with it, however that happens. */
  readonly parent: Pick<SignedIn, 'sessionId' | 'expiresAt'> | null
  readonly client: Client
  readonly now: Date
}

/** A caller with the session that proves it. */
export interface SignedIn extends Caller {
  readonly sessionId: number
  readonly mustChangePassword: boolean
  /** When the session ends, however active it is. */
  readonly expiresAt: Date
}

/**
 * Sessions as the core needs them. Like all stores, implemented next to the database, so that the core knows no tables.
 */
export interface SessionStore<Db> {
  /**
   * The caller of a live session (neither idle nor expired); records the use. Disabling an account ends its sessions.
   */
  readonly find: (tokenHash: string, surface: Surface, now: Date) => Promise<SignedIn | null>
  /**
   * On the handler's own connection: commits or rolls back with everything else that the call does. Returns the
   * session's id; except for a session on a second service, the person's other devices are notified.
   */
  readonly create: (db: Db, session: NewSession) => Promise<number>
  readonly remove: (db: Db, tokenHash: string) => Promise<void>
}

export interface WriteIntent {
  readonly uid: number
  readonly key: string
  readonly path: string
  readonly bodyHash: string
  readonly now: Date
}

export type IntentState =
  | { readonly kind: 'first' }
  /** The answer is null if it was a secret. */
  | { readonly kind: 'repeated'; readonly answer: string | null }
  | { readonly kind: 'otherBody' }

export interface IdempotencyStore<Db> {
  /** Whether a key has been used before, for a write with slow work before its transaction. */
  readonly find: (db: Db, intent: WriteIntent) => Promise<IntentState>
  /** Claims a key inside the write's transaction; a parallel call with the same key waits here for the first. */
  readonly claim: (db: Db, intent: WriteIntent) => Promise<IntentState>
  readonly keep: (db: Db, intent: WriteIntent, answer: string) => Promise<void>
}

export interface AuditRow {
  readonly at: Date
  readonly uid: number
  readonly action: Audit | 'signIn'
  readonly path: string
  readonly objectKind: string
  readonly objectId: number | null
  readonly rowCount: number
  readonly requestId: string
  /** How and from where somebody signed in; only for sign-ins. */
  readonly entrance?: Client & { readonly way: LoginWay }
}

export interface Ports<Db> {
  readonly db: Db
  /** May run twice: if the database ended the first attempt for the sake of another transaction. */
  readonly transaction: <Result>(run: (db: Db) => Promise<Result>) => Promise<Result>
  readonly sessions: SessionStore<Db>
  readonly idempotency: IdempotencyStore<Db>
  readonly audit: (db: Db, row: AuditRow) => Promise<void>
  /**
   * Redeems a ticket from the sign-on service for this service's address: returns the session that asked for it, or
   * null if the ticket is used, expired or for another service. The function itself is null where sign-on is local.
   */
  readonly redeemServiceTicket: ((db: Db, ticket: string, now: Date) => Promise<SignedIn | null>) | null
  /** Whether the caller owns the school; checked for calls that only an owner may make. */
  readonly ownsSchool: (db: Db, caller: Caller) => Promise<boolean>
  /** Whether the caller has a granted feature. */
  readonly hasFeature: (db: Db, caller: Caller, name: FeatureName, now: Date) => Promise<boolean>
  /** The one place that decides who may touch what; unknown and foreign ids are indistinguishable. */
  readonly owns: (db: Db, caller: Caller, owner: ObjectOwner, id: number) => Promise<boolean>
}
