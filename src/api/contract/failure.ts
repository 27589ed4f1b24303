import type { EndpointData, ErrorData, ErrorsOf } from './endpoint.ts'
import type { ErrorId } from './errors.ts'
import type { GlobalErrorId } from './result-codes.ts'

/** An error that the endpoint declares, with the data that it declares for it. */
type DeclaredFailure<E extends EndpointData> = {
  readonly [Id in ErrorsOf<E>]: { readonly id: Id; readonly data: ErrorData<E['errors'], Id> }
}[ErrorsOf<E>]

/** Which id of a list was not found, by its place from 0 on; a single id that was not found needs no telling. */
export interface ListPlace {
  readonly field: string
  readonly at: number
}

/** An error that any endpoint may answer (specification §7 Handling of answers). */
type GlobalFailure =
  | { readonly id: 'invalidInput'; readonly data: { readonly field: string } }
  | { readonly id: 'notFound'; readonly data: ListPlace | null }
  | { readonly id: Exclude<GlobalErrorId, 'invalidInput' | 'notFound'>; readonly data: null }

/** A number that neither the endpoint nor the policy knows, or data that are not what the contract says. */
interface UnknownFailure {
  readonly id: 'unknown'
  readonly data: null
}

/** A failure of no matter which endpoint. */
export type AnyFailure =
  | Extract<GlobalFailure, { readonly id: 'invalidInput' }>
  | { readonly id: Exclude<ErrorId | GlobalErrorId | 'unknown', 'invalidInput'>; readonly data: unknown }

/** Why a call was refused: one of what its endpoint declares, or of what any may answer. */
export type FailureOf<E extends EndpointData> = E extends EndpointData
  ? DeclaredFailure<E> | GlobalFailure | UnknownFailure
  : never
