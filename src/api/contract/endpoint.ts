/**
 * The definition of an endpoint: plain data from which client, service, keys, tests and the printed table are derived.
 */
import { z } from 'zod/mini'
import type { FeatureName } from '#domain/features/granted-features.ts'
import { type ErrorId, isErrorId } from './errors.ts'
import type { ObjectOwner } from './owned-objects.ts'

/** Who may call; each signed-in access has its own session cookie. */
export type Access = 'public' | 'pre-login' | 'teacher' | 'schoolOwner' | 'student' | 'phone'

export type SignedInAccess = Exclude<Access, 'public' | 'pre-login'>

export const isSignedIn = (access: Access): access is SignedInAccess => access !== 'public' && access !== 'pre-login'

/** A write changes state and, when signed in, carries an idempotency key. */
export type Effect = 'read' | 'write'

/**
 * The object whose owner the core checks before a handler runs (`idFieldOf`); `self` is the signed-in user, `none` has
 * no object. If an endpoint names several, all must pass; an absent optional field is not checked.
 */
export type Owner = 'none' | 'self' | ObjectOwner

/**
 * Students' personal data leaves the service, or somebody changes another person's account or what students were told:
 * the core writes an audit row.
 */
export type Audit = 'read' | 'export' | 'change'

/** A file instead of an envelope; errors still come in an envelope. */
export interface FileOutput {
  readonly file: string
}

/** How an encoded input becomes the body of a request. */
export interface BodyFormat {
  /** The media type. */
  readonly type: string
  readonly encode: (wire: Readonly<Record<string, unknown>>) => Uint8Array<ArrayBuffer>
}

/** The errors an endpoint may return, with their data; null for none. */
export type DeclaredErrors = Readonly<Partial<Record<ErrorId, z.ZodMiniType | null>>>

export interface EndpointData {
  readonly path: `/${string}`
  readonly access: Access
  readonly effect: Effect
  readonly owner: Owner | readonly Owner[]
  readonly audit?: Audit
  /** Available to a session that must choose a new password first. */
  readonly beforePasswordChange?: true
  /** A write for whoever is signed in, which need not name its user. */
  readonly forAnybody?: true
  /**
   * The result of this write is a secret (a ticket, a nonce, a password): it is returned once and never stored, so that
   * a repetition with the same key gets `answerNotKept`.
   */
  readonly answerIsSecret?: true
  /** Only for users with this feature granted, until its end (specification §6). */
  readonly gate?: FeatureName
  /**
   * Accepts larger bodies than usual, up to this many bytes, from signed-in users; a single field may take all of it.
   */
  readonly bodyBytes?: number
  /** How the input is sent, if not as a form. */
  readonly body?: BodyFormat
  /** Carries work made by hand: under overload, it takes precedence. */
  readonly holdsWork?: true
  readonly input: z.ZodMiniObject
  readonly output: z.ZodMiniType | FileOutput
  readonly errors: DeclaredErrors
}

const nothing = z.object({})

const noErrors = {} as const

type Nothing = typeof nothing

/** An endpoint that takes nothing, answers nothing or has no errors of its own need not say so. */
type Declaration = Omit<EndpointData, 'input' | 'output' | 'errors'> &
  Partial<Pick<EndpointData, 'input' | 'output' | 'errors'>>

type Declared<E extends Declaration> = E &
  (E extends { readonly input: z.ZodMiniObject } ? unknown : { readonly input: Nothing }) &
  (E extends { readonly output: EndpointData['output'] } ? unknown : { readonly output: Nothing }) &
  (E extends { readonly errors: DeclaredErrors } ? unknown : { readonly errors: typeof noErrors })

/** Declares an endpoint; literal types are preserved so that handlers and calls are checked against them. */
export const endpoint = <const E extends Declaration>(data: E) =>
  ({ input: nothing, output: nothing, errors: noErrors, ...data }) as Declared<E>

export type EndpointGroup = Readonly<Record<string, EndpointData>>

export type InputOf<E extends EndpointData> = z.output<E['input']>

export type OutputOf<E extends EndpointData> = E['output'] extends z.ZodMiniType
  ? z.output<E['output']>
  : { readonly name: string; readonly type: string; readonly bytes: Uint8Array }

/** The declared errors of an endpoint, in order. */
export const errorIdsOf = ({ errors }: EndpointData): ErrorId[] => Object.keys(errors).filter(isErrorId)

export type ErrorsOf<E extends EndpointData> = keyof E['errors'] & ErrorId

/** The data of one declared error. */
export type ErrorData<Errors extends DeclaredErrors, Id extends keyof Errors> = Errors[Id] extends z.ZodMiniType
  ? z.output<Errors[Id]>
  : null

export const isFile = (output: EndpointData['output']): output is FileOutput => 'file' in output
