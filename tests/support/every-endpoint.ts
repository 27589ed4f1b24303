import { contract } from '#api/contract/contract.ts'
import { type Area, type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'

/** An endpoint with the name that it has in the contract: `homework.save`. */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: EndpointData
}

/** Every endpoint there is, so that a new one is tested the day it is written. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries<Area>(contract).flatMap(([area, endpoints]) =>
  Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${area}.${name}`, endpoint })),
)

export const everyWrite = everyEndpoint.filter(({ endpoint }) => endpoint.effect === 'write')

export const everySignedInWrite = everyWrite.filter(({ endpoint }) => isSignedIn(endpoint.access))
