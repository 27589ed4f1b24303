import type { EndpointGroup, EndpointData } from '#api/contract/endpoint.ts'
import { wireSchema } from './wire-schema.ts'

/** An endpoint as a row of the printed table. */
export interface EndpointRow {
  readonly group: string
  readonly name: string
  readonly path: string
  readonly access: EndpointData['access']
  readonly effect: EndpointData['effect']
  readonly owner: readonly string[]
  readonly gate: string | null
  readonly audit: string | null
  /** JSON Schema of the texts on the wire. */
  readonly input: unknown
  readonly errors: readonly string[]
}

/** The live endpoint table of a contract. */
export const endpointRows = (contract: Readonly<Record<string, EndpointGroup>>): readonly EndpointRow[] =>
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries(endpoints).map(([name, endpoint]) => ({
      group,
      name,
      path: endpoint.path,
      access: endpoint.access,
      effect: endpoint.effect,
      owner: [endpoint.owner].flat(),
      gate: endpoint.gate ?? null,
      audit: endpoint.audit ?? null,
      input: wireSchema(endpoint.input, 'input'),
      errors: Object.keys(endpoint.errors),
    })),
  )
