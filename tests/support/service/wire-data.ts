import * as z from 'zod/mini'
import { contract } from '#api/contract/contract.ts'
import { type EndpointGroup, type EndpointData, errorIdsOf, isFile } from '#api/contract/endpoint.ts'
import { errorCodes, type ErrorId } from '#api/contract/errors.ts'
import { isSuccess, resultCodes } from '#api/contract/result-codes.ts'
import { fromWire, toWire } from '#api/contract/wire-keys.ts'
import { ourPath } from '#api/contract/wire-names.ts'

const endpoints = new Map<string, EndpointData>(
  Object.values<EndpointGroup>(contract).flatMap((group) =>
    Object.values(group).map((endpoint) => [endpoint.path, endpoint]),
  ),
)

/** Data in wire format; data that violates the contract is sent as it is. */
function encoded(schema: z.ZodMiniType | null | undefined, data: unknown): unknown {
  if (!schema) return data
  const sent = z.safeEncode(schema, data)
  return sent.success ? toWire(schema, sent.data) : data
}

/** An endpoint's data as the service sends it. */
export function sentData(path: string, data: unknown): unknown {
  const output = endpoints.get(path)?.output
  return encoded(output && !isFile(output) ? output : null, data)
}

/** An error's data as the service sends it. */
export const sentErrorData = (path: string, id: ErrorId, data: unknown): unknown =>
  encoded(endpoints.get(path)?.errors[id], data)

/** The data of an envelope as a page gets it: under our names, with numbers decoded. */
export function readData(endpoint: EndpointData, code: number, data: unknown): unknown {
  const own = errorIdsOf(endpoint).find((id) => errorCodes[id] === code)
  const schema = isSuccess(code) ? endpoint.output : own && endpoint.errors[own]
  if (own === undefined && code === resultCodes.invalidInput)
    return { field: ourPath((data as { readonly field: string }).field) }
  if (!schema || isFile(schema)) return data
  const read = z.safeDecode(schema, fromWire(schema, data))
  return read.success ? read.data : data
}
