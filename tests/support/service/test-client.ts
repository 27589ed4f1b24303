import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { type EndpointData, type InputOf, isFile, type OutputOf } from '#api/contract/endpoint.ts'
import { toWire } from '#api/contract/wire-keys.ts'
import { encodeForm, formType, type FormFields } from '#domain/wire/form.ts'
import type { Service } from '#server/core/service.ts'
import { late } from './lateness.ts'
import { readData } from './wire-data.ts'

export const origin = 'http://127.0.0.1:4173'

/** The outcome of a call; `result.code` 0 is success. */
export interface Answer<Data> {
  readonly status: number
  readonly code: number
  readonly msg: string
  readonly data: Data
  readonly headers: Headers
}

export interface CallOptions {
  /** An idempotency key, for retries and collisions; a new one by default. */
  readonly key?: string
  /** Headers that override the usual ones; undefined removes one. */
  readonly headers?: Readonly<Record<string, string | undefined>>
  /** Wire fields that override the encoded input, valid or not. */
  readonly raw?: FormFields
}

/** A caller with or without a cookie, who calls endpoints as a browser page would. */
export interface TestClient {
  readonly uid: number
  readonly cookie: string
  readonly call: <E extends EndpointData>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ) => Promise<Answer<OutputOf<E>>>
  /** The data of a call that must succeed; otherwise throws with its message. */
  readonly get: <E extends EndpointData>(endpoint: E, input: InputOf<E>) => Promise<OutputOf<E>>
  readonly file: <E extends EndpointData>(endpoint: E, input: InputOf<E>) => Promise<Response>
}

/** A client that calls the service in process. */
export function clientOf(service: Service, uid: number, cookie: string): TestClient {
  const answer = late(service)
  const send = (endpoint: EndpointData, input: unknown, options?: CallOptions) =>
    answer(request(endpoint, input, { uid, cookie }, options))
  const call: TestClient['call'] = async (endpoint, input, options) =>
    answerOf(endpoint, await send(endpoint, input, options))
  return {
    uid,
    cookie,
    call,
    get: async (endpoint, input) => {
      const answer = await call(endpoint, input)
      if (answer.code !== 0) throw new Error(`${endpoint.path}: ${answer.code} ${answer.msg}`)
      return answer.data
    },
    file: (endpoint, input) => {
      if (!isFile(endpoint.output)) throw new Error(`${endpoint.path} answers no file`)
      return send(endpoint, input)
    },
  }
}

/** The request a page would send. */
export function request(
  endpoint: EndpointData,
  input: unknown,
  caller: { readonly uid: number; readonly cookie: string },
  { key = randomUUID(), headers = {}, raw = {} }: CallOptions = {},
): Request {
  const all: Record<string, string | undefined> = {
    'content-type': endpoint.body?.type ?? formType,
    'x-teacher-agent': 'web/6.1.1',
    'sec-fetch-site': 'same-origin',
    origin,
    cookie: caller.cookie,
    'x-expected-uid': String(caller.uid),
    'idempotency-key': key,
    ...headers,
  }
  const sent = Object.entries(all).filter((pair): pair is [string, string] => pair[1] !== undefined)
  const encoded = toWire(endpoint.input, z.encode(endpoint.input, input as never)) as FormFields
  const wire = { ...encoded, ...raw }
  const body = endpoint.body?.encode(wire) ?? encodeForm(wire)
  return new Request(origin + endpoint.path, { method: 'POST', headers: sent, body })
}

async function answerOf<Data>(endpoint: EndpointData, response: Response): Promise<Answer<Data>> {
  const { data, result } = (await response.json()) as { data: unknown; result: { code: number; msg: string } }
  const { status, headers } = response
  return { status, code: result.code, msg: result.msg, data: readData(endpoint, result.code, data) as Data, headers }
}
