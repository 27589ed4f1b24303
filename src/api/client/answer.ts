import * as z from 'zod/mini'
import { type EndpointData, isFile } from '#api/contract/endpoint.ts'
import { errorCodes } from '#api/contract/errors.ts'
import { isSuccess, resultCodes } from '#api/contract/result-codes.ts'
import type { Language } from '#domain/language.ts'
import { CallError, TransportError } from './failures.ts'

export interface FileAnswer {
  readonly name: string
  readonly blob: Blob
}

/** What the service said: a value, or a refusal in its own words. */
export type Answer =
  | { readonly kind: 'value'; readonly value: unknown }
  | { readonly kind: 'refused'; readonly error: CallError }

const envelopeSchema = z.object({ data: z.unknown(), result: z.object({ code: z.int(), msg: z.string() }) })

/** Reads a response; rejects with TransportError where it is no answer of the service's domain. */
export async function answerOf(endpoint: EndpointData, response: Response, language: Language): Promise<Answer> {
  if (isFile(endpoint.output) && isAttachment(response)) return { kind: 'value', value: await fileOf(response) }
  const envelope = envelopeSchema.safeParse(await response.json().catch(() => null))
  const facts = { status: response.status, retryAfter: secondsToWait(response.headers.get('retry-after')) }
  if (!envelope.success) throw new TransportError('http', language, facts)
  const { data, result } = envelope.data
  if (!response.ok) throw new TransportError('http', language, { ...facts, message: result.msg })
  if (isSuccess(result.code)) return { kind: 'value', value: data }
  return {
    kind: 'refused',
    error: new CallError(errorIdOf(endpoint, result.code), result.code, result.msg, data),
  }
}

/** A number is looked up among the endpoint's own errors first, then in the global result policy. */
function errorIdOf(endpoint: EndpointData, code: number): string {
  const own = endpoint.errors.find((id) => errorCodes[id] === code)
  return own ?? Object.entries(resultCodes).find(([, number]) => number === code)?.[0] ?? 'unknown'
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
