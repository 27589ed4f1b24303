import type { Area, DeclaredErrors, EndpointData, ErrorData, InputOf, OutputOf } from '#api/contract/endpoint.ts'
import type { ErrorId } from '#api/contract/errors.ts'
import type { ListPlace } from '#api/contract/failure.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Place, SignedIn, Starting, Surface } from './ports.ts'

/** A declared error on its way out of a handler; `data` travels in the envelope, null for none. */
export class Declared<Id extends ErrorId = ErrorId, Data = unknown> {
  readonly id: Id
  readonly data: Data
  /** Does not undo what its write did before. */
  readonly isKeeping: boolean

  constructor(id: Id, data: Data, isKeeping = false) {
    this.id = id
    this.data = data
    this.isKeeping = isKeeping
  }
}

/** Nothing was left to do: a success (-24, -26) with what the call answers otherwise. */
export class Already<Output> {
  readonly id: 'alreadyDone' | 'alreadySaved'
  readonly output: Output

  constructor(id: Already<Output>['id'], output: Output) {
    this.id = id
    this.output = output
  }
}

/** Thrown for an object that is not there, or not the caller's, or went away between the core's check and the handler. */
export class Gone extends Error {
  /** Where its id stands in a list of ids; null for a single one. */
  readonly place: ListPlace | null

  constructor(place: ListPlace | null = null) {
    super()
    this.place = place
  }
}

/** Any of these declared errors on its way out. */
export type DeclaredOf<Errors extends DeclaredErrors, Id extends keyof Errors = keyof Errors> = Id extends ErrorId
  ? Declared<Id, ErrorData<Errors, Id>>
  : never

/** Refuses with a declared error; one that declares data takes them. */
type Fail<Errors extends DeclaredErrors> = <const Id extends keyof Errors & ErrorId>(
  id: Id,
  ...data: [ErrorData<Errors, Id>] extends [null] ? [] : [data: ErrorData<Errors, Id>]
) => DeclaredOf<Errors, Id>

/** What a handler works with besides its input. A write's `db` is its transaction: a declared error undoes it. */
export interface HandlerContext<Db, Errors extends DeclaredErrors> {
  readonly db: Db
  readonly now: Date
  readonly language: Language
  readonly requestId: string
  readonly fail: Fail<Errors>
  /** A declared error of a write that does not undo it: a wrong guess stays counted. */
  readonly failKeeping: Fail<Errors>
  /** How many students' rows an audited read returns; 1 when not said. */
  readonly countRows: (rows: number) => void
  readonly place: Place
  /** The browser before anybody signed in, as a hash; one that is new gets its cookie with the answer. */
  readonly visitor: () => string
  /** Hash of the session cookie that this browser brings for a surface, alive or not. */
  readonly formerSession: (surface: Surface) => string | null
  /**
   * Begins a session in place of the one that this browser has on the surface, and leaves a row of the audit. In the
   * handler's own transaction, so that it begins with everything else that it depends on; last, as the audit is one chain.
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
 * A write with work that must not keep its transaction waiting, as a hash would. `prepare` does that work on the database
 * itself, and answers the handler for the transaction, or an error.
 */
export interface PreparedHandler<E extends EndpointData, Db> {
  readonly prepare: (...call: Parameters<Handler<E, Db>>) => Promise<Handler<E, Db> | DeclaredOf<E['errors']>>
}

/** What the core gives to any handler, which takes of it what its own endpoint declares. */
export interface CoreContext<Db> extends Omit<HandlerContext<Db, DeclaredErrors>, 'fail' | 'failKeeping'> {
  readonly fail: (id: ErrorId, data?: unknown) => Declared
  readonly failKeeping: (id: ErrorId, data?: unknown) => Declared
}

export type Handle<Db> = (
  input: unknown,
  context: CoreContext<Db> & { readonly caller: SignedIn | null },
) => Promise<unknown>

/** A handler after the types have done their work: what the core calls. */
export interface Implemented<Db> {
  readonly endpoint: EndpointData
  readonly handle:
    | Handle<Db>
    | { readonly prepare: (...call: Parameters<Handle<Db>>) => Promise<Handle<Db> | Declared> }
}

/**
 * Ties an area of the contract to its handlers. A missing or surplus handler, a wrong output and an error that the
 * endpoint does not declare do not compile.
 */
export const implementWith =
  <Db>() =>
  <A extends Area>(
    area: A,
    handlers: NoInfer<{ readonly [Name in keyof A]: Handler<A[Name], Db> | PreparedHandler<A[Name], Db> }>,
  ): readonly Implemented<Db>[] =>
    Object.entries(area).map(([name, endpoint]) => ({
      endpoint,
      // The types above pair each endpoint with its handler; the loop over names cannot express that.
      handle: handlers[name] as unknown as Implemented<Db>['handle'],
    }))
