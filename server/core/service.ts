import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import { type EndpointData, isFile, isSignedIn, type Owner } from '#api/contract/endpoint.ts'
import { type Language, languageOf } from '#domain/language.ts'
import type { FormRecord } from '#domain/wire/form.ts'
import { readForm } from './body.ts'
import { clearCookie, cookieName, hashToken, newToken, readCookie, setCookie } from './cookies.ts'
import { type Answer, delivered, json } from './answer.ts'
import { declaredFailure, globalFailure, invalidInput, success } from './envelope.ts'
import { fileAnswer } from './file-answer.ts'
import { Declared, Gone, type HandlerContext, type Implemented } from './implement.ts'
import type { RequestLog } from './log.ts'
import { checkOrigin } from './origin-rule.ts'
import { type Caller, type ObjectOwner, type Ports, type Surface, surfaceOf } from './ports.ts'
import { Refusal } from './refusal.ts'
import type { ErrorId } from '#api/contract/errors.ts'

export interface ServiceOptions<Db> {
  readonly endpoints: readonly Implemented<Db>[]
  readonly ports: Ports<Db>
  /** Origins that pages are served from, to the letter. */
  readonly allowedOrigins: ReadonlySet<string>
  /** Pages are reached over TLS: full cookie form. */
  readonly secure: boolean
  readonly now: () => Date
  readonly log: RequestLog
}

/** The whole service as one function. Never throws; a fault is a logged, generic 500. */
export type Service = (request: Request) => Promise<Response>

interface Call<Db> {
  readonly options: ServiceOptions<Db>
  readonly request: Request
  readonly implemented: Implemented<Db>
  readonly endpoint: EndpointData
  readonly language: Language
  readonly requestId: string
  readonly now: Date
  readonly fields: FormRecord
  readonly body: Uint8Array
  readonly token: string | null
  readonly caller: Caller | null
  readonly cookies: string[]
}

/** Request ids are unique over processes by their prefix, and cost nothing. */
const requestPrefix = `${randomBytes(6).toString('hex')}-`

let requestCount = 0

export function createService<Db>(options: ServiceOptions<Db>): Service {
  const byPath = new Map(options.endpoints.map((implemented) => [implemented.endpoint.path as string, implemented]))
  return async (request) => {
    const started = performance.now()
    const requestId = `${requestPrefix}${(requestCount += 1)}`
    const language = languageOf(request.headers.get('accept-language'))
    const path = pathOf(request.url)
    const seen = { uid: null as number | null, cookies: [] as string[] }
    const answer = await answerTo(options, byPath.get(path), request, requestId, language, seen).catch(
      (error: unknown) => {
        seen.cookies.length = 0
        return failed(error, options.log, requestId, path, language)
      },
    )
    options.log.request({
      requestId,
      path: byPath.has(path) ? path : '-',
      uid: seen.uid,
      status: answer.status,
      milliseconds: Math.round(performance.now() - started),
    })
    return delivered(answer, { requestId, secure: options.secure, cookies: seen.cookies })
  }
}

/** The path of an absolute address; parsing all of it would be done for nothing. */
function pathOf(url: string): string {
  const start = url.indexOf('/', url.indexOf('//') + 2)
  const end = url.indexOf('?', start)
  return end === -1 ? url.slice(start) : url.slice(start, end)
}

async function answerTo<Db>(
  options: ServiceOptions<Db>,
  implemented: Implemented<Db> | undefined,
  request: Request,
  requestId: string,
  language: Language,
  seen: { uid: number | null; readonly cookies: string[] },
): Promise<Answer> {
  if (implemented === undefined) throw new Refusal(404, '没有这个地址', 'No such address')
  if (request.method !== 'POST') throw new Refusal(405, '请求方式不支持', 'Use POST')
  checkOrigin(request.headers, options.allowedOrigins)
  const { fields, bytes } = await readForm(request)
  const { endpoint } = implemented
  const now = options.now()
  const surface = isSignedIn(endpoint.access) ? surfaceOf[endpoint.access] : null
  const token = surface && readCookie(request.headers.get('cookie'), cookieName(surface, options.secure))
  const caller = surface && token ? await options.ports.sessions.find(hashToken(token), surface, now) : null
  seen.uid = caller?.uid ?? null
  const call = {
    options,
    request,
    implemented,
    endpoint,
    language,
    requestId,
    now,
    fields,
    body: bytes,
    token,
    caller,
    cookies: seen.cookies,
  }
  return checked(call)
}

/**
 * Session, expected user, input and ownership, in this order; then the handler. A write looks at the ownership after its
 * key: what it deleted is gone when it is repeated.
 */
async function checked<Db>(call: Call<Db>): Promise<Answer> {
  const { endpoint, caller, language, request } = call
  const { ports } = call.options
  if (isSignedIn(endpoint.access)) {
    if (caller === null) return json(globalFailure('notLoggedIn', language))
    const mayEnter = endpoint.access !== 'schoolOwner' || (await ports.ownsSchool(ports.db, caller))
    if (!mayEnter) return json(globalFailure('forbidden', language))
    if (endpoint.effect === 'write' && request.headers.get('x-expected-uid') !== String(caller.uid))
      return json(globalFailure('notLoggedIn', language))
  }
  const input = z.safeParse(endpoint.input, call.fields, { reportInput: true })
  if (!input.success) return json(invalidInput(input.error.issues, language))
  if (endpoint.effect === 'write' && caller !== null) return write(call, caller, input.data)
  if (caller !== null && !(await ownsAll(call, ports.db, caller, input.data)))
    return json(globalFailure('notFound', language))
  return read(call, input.data)
}

const idFieldOf: Readonly<Record<ObjectOwner, string>> = {
  course: 'courseId',
  test: 'testId',
  assignedTest: 'testId',
  paper: 'paperId',
  ownPaper: 'paperId',
}

const objectOwners = (owner: EndpointData['owner']): readonly ObjectOwner[] =>
  (typeof owner === 'string' ? [owner] : owner).filter((one: Owner) => one !== 'none' && one !== 'self')

async function ownsAll<Db>(
  call: Call<Db>,
  db: Db,
  caller: Caller,
  input: Readonly<Record<string, unknown>>,
): Promise<boolean> {
  const { ports } = call.options
  for (const owner of objectOwners(call.endpoint.owner)) {
    const id = input[idFieldOf[owner]]
    if (typeof id === 'number' && !(await ports.owns(db, caller, owner, id))) return false
  }
  return true
}

async function read<Db>(call: Call<Db>, input: unknown): Promise<Answer> {
  const { db } = call.options.ports
  const result = await handle(call, db, input)
  if (result instanceof Declared) return json(failure(call, result))
  const { output } = call.endpoint
  return isFile(output) ? fileAnswer(result) : json(success(shaped(call.endpoint, result)))
}

/** One transaction holds the key's claim, the handler's effect and the answer that a repetition gets. */
async function write<Db>(call: Call<Db>, caller: Caller, input: Readonly<Record<string, unknown>>): Promise<Answer> {
  const { ports } = call.options
  const key = call.request.headers.get('idempotency-key') ?? ''
  if (!/^[\w-]{8,64}$/.test(key))
    throw new Refusal(400, '请求缺少编号，请刷新页面重试', 'The Idempotency-Key header is missing or malformed')
  const bodyHash = createHash('sha256').update(call.body).digest('hex')
  const intent = { uid: caller.uid, key, path: call.endpoint.path, bodyHash, now: call.now }
  try {
    return await ports.transaction(async (db) => {
      const state = await ports.idempotency.claim(db, intent)
      if (state.kind === 'repeated') return json(state.answer)
      if (state.kind === 'otherBody') return json(globalFailure('idempotencyConflict', call.language))
      if (!(await ownsAll(call, db, caller, input))) throw new Gone()
      const result = await handle(call, db, input)
      if (result instanceof Declared) throw new Undone(result)
      const body = success(shaped(call.endpoint, result))
      await ports.idempotency.keep(db, intent, body)
      return json(body)
    })
  } catch (error) {
    if (!(error instanceof Undone)) throw error
    const body = failure(call, error.declared)
    await ports.transaction(async (db) => {
      const state = await ports.idempotency.claim(db, intent)
      if (state.kind === 'first') await ports.idempotency.keep(db, intent, body)
    })
    return json(body)
  }
}

/** Carries a declared error out of a transaction, which undoes it. */
class Undone extends Error {
  readonly declared: Declared

  constructor(declared: Declared) {
    super(declared.id)
    this.declared = declared
  }
}

async function handle<Db>(call: Call<Db>, db: Db, input: unknown): Promise<unknown> {
  const { implemented, endpoint, caller, now, requestId, options } = call
  let rowCount = 1
  const context = { ...contextOf(call, db), caller, countRows: (rows: number) => (rowCount = rows) }
  const result = await implemented.handle(input, context)
  if (endpoint.audit && caller && !(result instanceof Declared)) {
    const owner = objectOwners(endpoint.owner)[0]
    const objectId = owner ? (input as Readonly<Record<string, unknown>>)[idFieldOf[owner]] : null
    await options.ports.audit(db, {
      at: now,
      uid: caller.uid,
      action: endpoint.audit,
      path: endpoint.path,
      objectKind: owner ?? 'self',
      objectId: typeof objectId === 'number' ? objectId : null,
      rowCount,
      requestId,
    })
  }
  return result
}

function contextOf<Db>(call: Call<Db>, db: Db): Omit<HandlerContext<Db, ErrorId>, 'countRows'> {
  const { options, now, language, requestId, token, cookies } = call
  const { sessions } = options.ports
  return {
    db,
    now,
    language,
    requestId,
    fail: (id, data = {}) => new Declared(id, data),
    startSession: async (starting: Caller, surface: Surface) => {
      const value = newToken()
      const agent = (call.request.headers.get('user-agent') ?? '').slice(0, 200)
      await sessions.create(db, { tokenHash: hashToken(value), surface, caller: starting, agent, now })
      cookies.push(setCookie(surface, value, options.secure))
    },
    endSession: async () => {
      if (token === null || !isSignedIn(call.endpoint.access)) return
      await sessions.remove(db, hashToken(token))
      cookies.push(clearCookie(surfaceOf[call.endpoint.access], options.secure))
    },
  }
}

/** Output through its schema: surplus fields compile, but must not leave the service. */
function shaped(endpoint: EndpointData, result: unknown): unknown {
  if (isFile(endpoint.output)) throw new Error(`${endpoint.path} is a file and has no envelope`)
  return z.parse(endpoint.output, result)
}

const failure = <Db>({ endpoint, language }: Call<Db>, { id, data }: Declared): string =>
  declaredFailure(endpoint, id, data, language)

function failed(error: unknown, log: RequestLog, requestId: string, path: string, language: Language): Answer {
  if (error instanceof Gone) return json(globalFailure('notFound', language))
  if (error instanceof Refusal)
    return json(JSON.stringify({ data: null, result: { code: -1, msg: error.texts[language] } }), error.status)
  log.fault({ requestId, path, error })
  return json(globalFailure('fault', language), 500)
}
