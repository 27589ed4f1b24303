import * as z from 'zod/mini'
import { type EndpointData, errorIdsOf, isFile } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { isSuccess, resultCodes } from '#api/contract/result-codes.ts'
import { fromWire } from '#api/contract/wire-keys.ts'
import { ourPath } from '#api/contract/wire-names.ts'
import type { Language } from '#domain/portal/language.ts'
import { CallError, TransportError } from './failures.ts'
import { parsedJson } from '#domain/values/parsed-json.ts'

export interface FileAnswer {
  readonly name: string
  readonly blob: Blob
}

/** The service's response: a value, or a refusal in its own words. */
export type Answer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly error: CallError }

const envelopeSchema = z.object({ data: z.unknown(), result: z.object({ code: z.int(), msg: z.string() }) })

/**
 * Reads a response to its end; rejects with TransportError if it is not an envelope of the service or breaks the
 * contract, and with whatever aborts the reading.
 */
export async function answerOf(endpoint: EndpointData, response: Response, language: Language): Promise<Answer> {
  if (isFile(endpoint.output) && isAttachment(response)) return { kind: 'value', value: await fileOf(response) }
  const envelope = envelopeSchema.safeParse(parsedJson(await response.text()))
  const facts = { status: response.status, retryAfter: secondsToWait(response.headers.get('retry-after')) }
  if (!envelope.success) throw new TransportError('http', language, facts)
  const { data, result } = envelope.data
  if (!response.ok) throw new TransportError('http', language, { ...facts, message: result.msg })
  if (!isSuccess(result.code)) {
    return { kind: 'refused', error: new CallError(endpoint, failureOf(endpoint, result.code, data), result.msg) }
  }
  // A write that was already done needs no details.
  const output = outputOf(endpoint)
  const promised = output.safeParse(fromWire(output, result.code === resultCodes.ok ? data : (data ?? {})))
  if (!promised.success) throw new TransportError('http', language, facts)
  return { kind: 'value', value: promised.data }
}

/** An envelope never contains a file. */
const outputOf = ({ output }: EndpointData): z.ZodMiniType => (isFile(output) ? z.never() : output)

/**
 * A number is looked up among the endpoint's own errors first, then in the global result policy. If its data violate
 * the contract, it counts as unknown, like a number in neither.
 */
function failureOf(endpoint: EndpointData, code: number, data: unknown): Failure {
  const own = errorIdsOf(endpoint).find((id) => errorCodes[id] === code)
  if (own !== undefined) return failureWith(own, endpoint.errors[own] ?? null, data)
  const global = Object.entries(resultCodes).find(([, number]) => number === code)?.[0] ?? 'unknown'
  return failureWith(global, isTelling(global) ? globalData[global] : null, data)
}

interface Failure {
  readonly id: string
  readonly data: unknown
}

const field = z.pipe(z.string(), z.transform(ourPath))

/** Data of errors that any endpoint may return; the others have none. */
const globalData = {
  invalidInput: z.object({ field }),
  // Without a readable position it is still not found.
  notFound: z.union([
    z.object({ field, at: z.int() }),
    z.pipe(
      z.unknown(),
      z.transform(() => null),
    ),
  ]),
} as const

const isTelling = (id: string): id is keyof typeof globalData => Object.hasOwn(globalData, id)

function failureWith(id: string, schema: z.ZodMiniType | null, data: unknown): Failure {
  if (schema === null) return { id, data: null }
  const promised = schema.safeParse(fromWire(schema, data))
  return promised.success ? { id, data: promised.data } : { id: 'unknown', data: null }
}

/** `Retry-After` is a number of seconds or a date (RFC 9110). */
function secondsToWait(header: string | null): number | null {
  if (header === null) return null
  const seconds = /^\d+$/.test(header) ? Number(header) : Math.ceil((Date.parse(header) - Date.now()) / 1000)
  return Number.isNaN(seconds) ? null : Math.max(0, seconds)
}

const isAttachment = (response: Response): boolean =>
  response.ok && (response.headers.get('content-disposition') ?? '').startsWith('attachment')

async function fileOf(response: Response): Promise<FileAnswer> {
  const encodedName = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  return { name: decodeURIComponent(encodedName ?? 'podium'), blob: await response.blob() }
}
