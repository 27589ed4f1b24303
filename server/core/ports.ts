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

/** How a session came about; `service` is a session on a second service, opened by a ticket of the first. */
export type LoginWay = 'password' | 'sms' | 'qr' | 'messaging' | 'desktop' | 'service'

/** A session that begins. */
export interface Starting {
  readonly caller: Caller
  readonly surface: Surface
  readonly way: LoginWay
  /** Only what leads to a new password is open to it. */
  readonly mustChangePassword: boolean
}

/** Where a call comes from, as far as it can be known. */
export interface Place {
  readonly address: string
  readonly agent: string
}

export interface NewSession extends Starting {
  readonly tokenHash: string
  /** The session whose ticket opened this one; it ends with it, however that one ends. */
  readonly parent: Pick<SignedIn, 'sessionId' | 'expiresAt'> | null
  readonly place: Place
  readonly now: Date
}

/** A caller with the session that proves it. */
export interface SignedIn extends Caller {
  readonly sessionId: number
  readonly mustChangePassword: boolean
  /** When the session is over, however much it is used. */
  readonly expiresAt: Date
}

/** Sessions as the core needs them. Implemented beside the database, so that the core knows no table, as all stores are. */
export interface SessionStore<Db> {
  /** The caller of a live session (not idle, not over); notes that it was seen. Disabling an account ends its sessions. */
  readonly find: (tokenHash: string, surface: Surface, now: Date) => Promise<SignedIn | null>
  /**
   * On the handler's own connection: a session begins and ends with everything else that the call does. Answers its id;
   * but for a session on a second service, the person's other devices are told.
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
  /** The answer is null where it was a secret. */
  | { readonly kind: 'repeated'; readonly answer: string | null }
  | { readonly kind: 'otherBody' }

export interface IdempotencyStore<Db> {
  /** Whether a key was used before, for a write with much to do before its transaction. */
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
  /** How somebody came in, and from where; of sign-ins only. */
  readonly entrance?: Place & { readonly way: LoginWay }
}

export interface Ports<Db> {
  readonly db: Db
  readonly transaction: <Result>(run: (db: Db) => Promise<Result>) => Promise<Result>
  readonly sessions: SessionStore<Db>
  readonly idempotency: IdempotencyStore<Db>
  readonly audit: (db: Db, row: AuditRow) => Promise<void>
  /**
   * Redeems a ticket of the sign-on service for this service's address: the session that asked for it, or null when it
   * is used, expired or another service's. Null as a whole where sign-on lives here.
   */
  readonly redeemServiceTicket: ((db: Db, ticket: string, now: Date) => Promise<SignedIn | null>) | null
  /** Whether the caller owns the school; asked for calls that only an owner may make. */
  readonly ownsSchool: (db: Db, caller: Caller) => Promise<boolean>
  /** Whether a function that somebody grants is open to the caller. */
  readonly hasFeature: (db: Db, caller: Caller, name: FeatureName, now: Date) => Promise<boolean>
  /** The one place that decides who may touch what; unknown and foreign ids are told apart by nobody. */
  readonly owns: (db: Db, caller: Caller, owner: ObjectOwner, id: number) => Promise<boolean>
}
