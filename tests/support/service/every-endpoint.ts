import { contract } from '#api/contract/contract.ts'
import { type EndpointGroup, type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import { hasOptionalFields } from './sample-input.ts'

/** An endpoint with its name in the contract: `assigning.save`. */
export interface NamedEndpoint {
  readonly name: string
  readonly endpoint: EndpointData
}

/** Every endpoint in the contract, so that new ones are tested automatically. */
export const everyEndpoint: readonly NamedEndpoint[] = Object.entries<EndpointGroup>(contract).flatMap(
  ([group, endpoints]) => Object.entries(endpoints).map(([name, endpoint]) => ({ name: `${group}.${name}`, endpoint })),
)

export const everyWrite = everyEndpoint.filter(({ endpoint }) => endpoint.effect === 'write')

/** Every write in the forms its page may send: without optional fields and, if it has any, with all of them. */
export const everyWriteInItsWays: readonly (NamedEndpoint & { readonly fields: string; readonly all: boolean })[] =
  everyWrite.flatMap((one) => [
    { ...one, fields: 'its required fields', all: false },
    ...(hasOptionalFields(one.endpoint) ? [{ ...one, fields: 'all fields', all: true }] : []),
  ])

export const everySignedInWrite = everyWrite.filter(({ endpoint }) => isSignedIn(endpoint.access))
