import type { EndpointData } from '#api/contract/endpoint.ts'
import { type Language, languageOf } from '#domain/portal/language.ts'
import type { Admitted } from './admission/admission.ts'
import { type Answer, delivered, json } from './answer.ts'
import { readForm } from './body.ts'
import { nextRequestId, type ServiceOptions } from './call.ts'
import { corsHeaders, preflightHeaders } from './cors.ts'
import { enter } from './entrance.ts'
import { globalFailure, notFound } from './envelope.ts'
import { Gone, NotCertified, type Implemented } from './implement.ts'
import { keptFileAnswer } from './kept-files.ts'
import type { RequestLog } from './log.ts'
import { frameOf } from './frame-rule.ts'
import { checkOrigin } from './origin-rule.ts'
import { perform } from './perform.ts'
import type { Client } from './ports.ts'
import { answerOf, Refusal } from './refusal.ts'

export type { ServiceOptions } from './call.ts'

/**
 * The whole service as one function; `address` is the caller's IP address. Never throws; a fault becomes a logged,
 * generic 500.
 */
export type Service = (request: Request, address?: string) => Promise<Response>

/** What is known about a request when it arrives. */
interface Arrival {
  readonly request: Request
  readonly requestId: string
  readonly language: Language
  readonly client: Client
  readonly cookies: string[]
  uid: number | null
}

/** The parts of a service that are needed before a call is read. */
export interface Doorway {
  /** Whether there is room for a call to this path; if not, it is logged as refused. */
  readonly hasRoom: (path: string) => boolean
}

export function createService<Db>(options: ServiceOptions<Db>): Service & Doorway {
  const byPath = new Map(options.endpoints.map((implemented) => [implemented.endpoint.path as string, implemented]))
  const service: Service = async (request, address = '127.0.0.1') => {
    const started = performance.now()
    const path = pathOf(request.url)
    const arrival = arrivalOf(request, address)
    const { requestId, language, cookies } = arrival
    const answer = await answerTo(options, byPath.get(path), arrival).catch((error: unknown) => {
      cookies.length = 0
      return failed(error, options.log, requestId, path, language)
    })
    options.log.request({
      requestId,
      path: byPath.has(path) ? path : '-',
      uid: arrival.uid,
      status: answer.status,
      milliseconds: Math.round(performance.now() - started),
    })
    const headers = { ...answer.headers, ...corsHeaders(request.headers, options.allowedOrigins) }
    return delivered({ ...answer, headers }, { requestId, build: options.buildId, secure: options.secure, cookies })
  }
  const hasRoom = (path: string): boolean => {
    const implemented = byPath.get(path)
    if (implemented === undefined || options.admission.hasRoom(admittedOf(implemented))) return true
    options.log.request({ requestId: nextRequestId(), path, uid: null, status: 503, milliseconds: 0 })
    return false
  }
  return Object.assign(service, { hasRoom })
}

const admittedOf = <Db>({ endpoint, handle }: Implemented<Db>): Admitted => ({
  endpoint,
  isPrepared: typeof handle !== 'function',
})

const arrivalOf = (request: Request, address: string): Arrival => ({
  request,
  requestId: nextRequestId(),
  language: languageOf(request.headers.get('accept-language')),
  client: { address, agent: (request.headers.get('user-agent') ?? '').slice(0, 200) },
  cookies: [],
  uid: null,
})

/** The path of an absolute address; parsing the rest would be wasted work. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}

async function answerTo<Db>(
  options: ServiceOptions<Db>,
  implemented: Implemented<Db> | undefined,
  arrival: Arrival,
): Promise<Answer> {
  const { request, requestId, language, client, cookies } = arrival
  if (implemented === undefined) return keptFile(options, arrival)
  if (request.method === 'OPTIONS') return preflight(request.headers, options.allowedOrigins)
  if (request.method !== 'POST') throw new Refusal(405, '请求方式不支持', 'Use POST')
  checkOrigin(request.headers, options.allowedOrigins)
  const frame = frameOf(request.headers, options)
  const endpoint: EndpointData = implemented.endpoint
  const now = options.now()
  const entering = () => enter(options, endpoint, request.headers, { client, frame, now, cookies })
  // A large body is not read for callers the service does not know.
  const early = endpoint.bodyBytes === undefined ? null : await entering()
  if (early?.caller === null) return json(globalFailure(early.refusal ?? 'notLoggedIn', language))
  const { fields, bytes: body } = await readForm(request, endpoint.bodyBytes)
  // One photograph of hundreds may wait a moment; a list must not wait for one after another.
  if (endpoint.body !== undefined) await options.admission.quiet()
  // A call takes up capacity only once it has been received in full.
  return options.admission.admit(admittedOf(implemented), async () => {
    const { token, caller, refusal } = early ?? (await entering())
    if (refusal !== null) return json(globalFailure(refusal, language))
    arrival.uid = caller?.uid ?? null
    return perform({
      options,
      request,
      implemented,
      endpoint,
      language,
      requestId,
      now,
      client,
      frame,
      fields,
      body,
      token,
      caller,
      cookies,
    })
  })
}

/** A path that is no call may be a file. */
async function keptFile<Db>(options: ServiceOptions<Db>, { request, language }: Arrival): Promise<Answer> {
  const path = pathOf(request.url)
  const files = options.files.find(({ prefix }) => path.startsWith(prefix))
  if (files === undefined || request.method !== 'GET') throw new Refusal(404, '没有这个地址', 'No such address')
  return keptFileAnswer(options, files, { headers: request.headers, path, language })
}

/** What a browser asks for before a page of another origin may call. */
function preflight(headers: Headers, allowedOrigins: ReadonlySet<string>): Answer {
  const isAsked = headers.has('access-control-request-method')
  if (!isAsked || !allowedOrigins.has(headers.get('origin') ?? '')) throw new Refusal(405, '请求方式不支持', 'Use POST')
  return { status: 204, headers: preflightHeaders, body: null }
}

function failed(error: unknown, log: RequestLog, requestId: string, path: string, language: Language): Answer {
  if (error instanceof Gone) return json(notFound(error.position, language))
  if (error instanceof NotCertified) return json(globalFailure('notCertified', language))
  if (error instanceof Refusal) return answerOf(error, language)
  log.fault({ requestId, path, error })
  return json(globalFailure('fault', language), 500)
}
