import type { Refusal } from '#api/client/failures.ts'
import type { EndpointData } from '#api/contract/endpoint.ts'
import type { GlobalErrorId } from '#api/contract/result-codes.ts'

const passing: readonly GlobalErrorId[] = ['notLoggedIn', 'loginElsewhere', 'ticketNeeded', 'ticketExpired', 'fault']

/** The failure has nothing to do with what was sent: it is sent again later. */
export const isPassing = <E extends EndpointData>({ globalId }: Refusal<E>): boolean =>
  globalId !== null && passing.includes(globalId)
