/** What an endpoint is: plain data from which client, service, keys, tests and the printed table derive. */
import type { z } from 'zod/mini'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { type ErrorId, isErrorId } from './errors.ts'
import type { ObjectOwner } from './owned-objects.ts'

/** Who may call; each signed-in access has a session cookie of its own. */
export type Access = 'public' | 'pre-login' | 'teacher' | 'schoolOwner' | 'student' | 'phone'

export type SignedInAccess = Exclude<Access, 'public' | 'pre-login'>

export const isSignedIn = (access: Access): access is SignedInAccess => access !== 'public' && access !== 'pre-login'

/** A write changes state and carries an idempotency key when signed in. */
export type Effect = 'read' | 'write'

/**
 * The object whose owner the core checks before a handler runs (`idFieldOf`); `self` is the signed-in user, `none` has no
 * object. Where an endpoint names several, all must hold; an optional field that is absent is not checked.
 */
export type Owner = 'none' | 'self' | ObjectOwner

/** Students' personal data leaves the service, or somebody changes another's account or what students were told: the core writes an audit row. */
export type Audit = 'read' | 'export' | 'change'

/** A file instead of an envelope; errors still come as an envelope. */
export interface FileOutput {
  readonly file: string
}

/** What an endpoint may refuse with, and the data that each carries; null for none. */
export type DeclaredErrors = Readonly<Partial<Record<ErrorId, z.ZodMiniType | null>>>

export interface EndpointData {
  readonly path: `/${string}`
  readonly access: Access
  readonly effect: Effect
  readonly owner: Owner | readonly Owner[]
  readonly audit?: Audit
  /** Open to a session that must get a new password before anything else. */
  readonly beforePasswordChange?: true
  /** A write that means whoever is signed in and need not say for whom it is. */
  readonly forAnybody?: true
  /**
   * What a signed-in write answers is a secret (a ticket, a nonce, a password): it is told once and never kept, so that a
   * repetition with the same key is answered `answerNotKept`.
   */
  readonly answerIsSecret?: true
  /** Open only to somebody to whom this feature is granted, until its end (specification §6). */
  readonly gate?: FeatureName
  /** Takes bodies of so many bytes, more than others, from whoever is signed in; one field may hold all of it. */
  readonly bodyBytes?: number
  /** Carries what a person has made by hand: where the service cannot do everything, this comes first. */
  readonly holdsWork?: true
  readonly input: z.ZodMiniObject
  readonly output: z.ZodMiniType | FileOutput
  readonly errors: DeclaredErrors
}

/** Declares an endpoint; literal types are kept so that handlers and calls are checked against them. */
export const endpoint = <const E extends EndpointData>(data: E): E => data

export type Area = Readonly<Record<string, EndpointData>>

export type InputOf<E extends EndpointData> = z.output<E['input']>

export type OutputOf<E extends EndpointData> = E['output'] extends z.ZodMiniType
  ? z.output<E['output']>
  : { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** The errors that an endpoint declares, in its order. */
export const errorIdsOf = ({ errors }: EndpointData): ErrorId[] => Object.keys(errors).filter(isErrorId)

export type ErrorsOf<E extends EndpointData> = keyof E['errors'] & ErrorId

/** The data of one declared error. */
export type ErrorData<Errors extends DeclaredErrors, Id extends keyof Errors> = Errors[Id] extends z.ZodMiniType
  ? z.output<Errors[Id]>
  : null

export const isFile = (output: EndpointData['output']): output is FileOutput => 'file' in output
