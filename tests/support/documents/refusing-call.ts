import type { Call } from '#api/client/client.ts'
import { CallError } from '#api/client/failures.ts'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'

/** A service that refuses every call for the same reason, with the reason's id as its message. */
export const refusingCall =
  (id: GlobalErrorId): Call =>
  (endpoint) =>
    Promise.reject(new CallError(endpoint, { id, data: null }, id))
