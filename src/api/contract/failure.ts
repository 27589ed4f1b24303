import type { EndpointData, ErrorData, ErrorsOf } from './endpoint.ts'
import type { ErrorId } from './errors.ts'
import type { GlobalErrorId } from './result-codes.ts'

/** A declared error of the endpoint, with its declared data. */
type DeclaredFailure<E extends EndpointData> = {
  readonly [Id in ErrorsOf<E>]: { readonly id: Id; readonly data: ErrorData<E['errors'], Id> }
}[ErrorsOf<E>]

/** The index of the id in a list that was not found; a single id needs none. */
export interface ListPosition {
  readonly field: string
  readonly at: number
}

/** An error any endpoint may return (specification §7 Handling of answers). */
type GlobalFailure =
  | { readonly id: 'invalidInput'; readonly data: { readonly field: string } }
  | { readonly id: 'notFound'; readonly data: ListPosition | null }
  | { readonly id: Exclude<GlobalErrorId, 'invalidInput' | 'notFound'>; readonly data: null }

/** A number unknown to both the endpoint and the policy, or data that violate the contract. */
interface UnknownFailure {
  readonly id: 'unknown'
  readonly data: null
}

/** A failure of any endpoint. */
export type AnyFailure =
  | Extract<GlobalFailure, { readonly id: 'invalidInput' }>
  | { readonly id: Exclude<ErrorId | GlobalErrorId | 'unknown', 'invalidInput'>; readonly data: unknown }

/** Why a call was refused: a declared error of its endpoint, or a global one. */
export type FailureOf<E extends EndpointData> = E extends EndpointData
  ? DeclaredFailure<E> | GlobalFailure | UnknownFailure
  : never
