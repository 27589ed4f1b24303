import type {
  EndpointGroup,
  DeclaredErrors,
  EndpointData,
  ErrorData,
  InputOf,
  OutputOf,
} from '#api/contract/endpoint.ts'
import type { ErrorId } from '#api/contract/errors.ts'
import type { ListPosition } from '#api/contract/failure.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Client, SignedIn, Starting, Surface } from './ports.ts'

/** A declared error thrown by a handler; `data` travels in the envelope, null for none. */
export class Declared<Id extends ErrorId = ErrorId, Data = unknown> {
  readonly id: Id
  readonly data: Data
  /** Keeps what its write did before. */
  readonly isKeeping: boolean

  constructor(id: Id, data: Data, isKeeping = false) {
    this.id = id
    this.data = data
    this.isKeeping = isKeeping
  }
}

/** Nothing was left to do: a success (-24, -26) with the call's usual output. */
export class Already<Output> {
  readonly id: 'alreadyDone' | 'alreadySaved'
  readonly output: Output

  constructor(id: Already<Output>['id'], output: Output) {
    this.id = id
    this.output = output
  }
}

/**
 * Thrown for an object that does not exist, is not the caller's, or disappeared between the core's check and the
 * handler.
 */
export class Gone extends Error {
  /** Position of its id in a list of ids; null for a single one. */
  readonly position: ListPosition | null

  constructor(position: ListPosition | null = null) {
    super()
    this.position = position
  }
}

/** Thrown for somebody who is not certified, whatever the call. */
export class NotCertified extends Error {}

/** Any of these declared errors, as thrown. */
export type DeclaredOf<Errors extends DeclaredErrors, Id extends keyof Errors = keyof Errors> = Id extends ErrorId
  ? Declared<Id, ErrorData<Errors, Id>>
  : never

/** Refuses with a declared error; data are required exactly if it declares some. */
type Fail<Errors extends DeclaredErrors> = <const Id extends keyof Errors & ErrorId>(
  id: Id,
  ...data: [ErrorData<Errors, Id>] extends [null] ? [] : [data: ErrorData<Errors, Id>]
) => DeclaredOf<Errors, Id>

/**
 * What a handler works with besides its input. The `db` of a write by somebody signed in is its transaction: a declared
 * error rolls it back. For everybody else it is the database itself, and the handler opens a transaction where it needs
 * one.
 */
export interface HandlerContext<Db, Errors extends DeclaredErrors> {
  readonly db: Db
  readonly now: Date
  readonly language: Language
  readonly requestId: string
  readonly fail: Fail<Errors>
  /** A declared error that does not roll the write back: a wrong guess stays counted. */
  readonly failKeeping: Fail<Errors>
  /** How many students' rows an audited read returns; 1 by default. */
  readonly countRows: (rows: number) => void
  readonly client: Client
  /** The browser before anybody has signed in, as a hash; a new browser gets its cookie with the answer. */
  readonly visitor: () => string
  /** Hash of this browser's session cookie for a surface, whether or not the session is alive. */
  readonly formerSession: (surface: Surface) => string | null
  /**
   * Begins a session that replaces this browser's one on the surface, and writes an audit row. Runs in the handler's
   * own transaction, so that it commits together with everything it depends on; call it last, because the audit is one
   * chain.
   */
  readonly startSession: (db: Db, starting: Starting) => Promise<void>
  readonly endSession: () => Promise<void>
}

type CallerOf<E extends EndpointData> = E['access'] extends 'public' | 'pre-login' ? null : SignedIn

export type Handler<E extends EndpointData, Db> = (
  input: InputOf<E>,
  context: HandlerContext<Db, E['errors']> & { readonly caller: CallerOf<E> },
) => Promise<OutputOf<E> | Already<OutputOf<E>> | DeclaredOf<E['errors']>>

/**
 * A write whose slow work, such as a hash, must not keep a transaction open. `prepare` does that work on the database
 * itself and returns the handler for the transaction, or an error.
 */
export interface PreparedHandler<E extends EndpointData, Db> {
  readonly prepare: (...call: Parameters<Handler<E, Db>>) => Promise<Handler<E, Db> | DeclaredOf<E['errors']>>
}

/** What the core passes to every handler; each uses what its own endpoint declares. */
export interface CoreContext<Db> extends Omit<HandlerContext<Db, DeclaredErrors>, 'fail' | 'failKeeping'> {
  readonly fail: (id: ErrorId, data?: unknown) => Declared
  readonly failKeeping: (id: ErrorId, data?: unknown) => Declared
}

export type Handle<Db> = (
  input: unknown,
  context: CoreContext<Db> & { readonly caller: SignedIn | null },
) => Promise<unknown>

/** A handler with its types erased: what the core calls. */
export interface Implemented<Db> {
  readonly endpoint: EndpointData
  readonly handle:
    | Handle<Db>
    | { readonly prepare: (...call: Parameters<Handle<Db>>) => Promise<Handle<Db> | Declared> }
}

/**
 * Ties an endpoint group of the contract to its handlers. A missing or surplus handler, a wrong output or an error that
 * the endpoint does not declare is a compile error.
 */
export const implementWith =
  <Db>() =>
  <G extends EndpointGroup>(
    group: G,
    handlers: NoInfer<{ readonly [Name in keyof G]: Handler<G[Name], Db> | PreparedHandler<G[Name], Db> }>,
  ): readonly Implemented<Db>[] =>
    Object.entries(group).map(([name, endpoint]) => ({
      endpoint,
      // The types above pair each endpoint with its handler; the loop over names cannot express that.
      handle: handlers[name] as unknown as Implemented<Db>['handle'],
    }))
