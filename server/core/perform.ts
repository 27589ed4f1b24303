import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import { type EndpointData, isFile, isSignedIn, type Owner } from '#api/contract/endpoint.ts'
import { fromWire, toWire } from '#api/contract/wire-keys.ts'
import { idFieldOf, idsFieldOf, type ObjectOwner } from '#api/contract/owned-objects.ts'
import type { ListPosition } from '#api/contract/failure.ts'
import { type Answer, json } from './answer.ts'
import { type Call, contextOf } from './call.ts'
import { alreadyDone, declaredFailure, globalFailure, invalidInput, notFound, success } from './envelope.ts'
import { fileAnswer } from './file-answer.ts'
import { Already, Declared, Gone, type Handle } from './implement.ts'
import type { IntentState, SignedIn, WriteIntent } from './ports.ts'
import { Refusal } from './refusal.ts'

/**
 * Checks session, expected user, rights of the school's owner, feature, input and ownership, in this order; then calls
 * the handler. A write checks ownership after its key: what it deleted is gone when the call is repeated.
 */
export async function perform<Db>(call: Call<Db>): Promise<Answer> {
  const { endpoint, caller, language, request } = call
  const { ports } = call.options
  if (isSignedIn(endpoint.access)) {
    if (caller === null) return json(globalFailure('notLoggedIn', language))
    if (caller.mustChangePassword && endpoint.beforePasswordChange !== true)
      return json(globalFailure('passwordChangeNeeded', language))
    if (!isForCaller(request.headers.get('x-expected-uid'), endpoint, caller))
      return json(globalFailure('notLoggedIn', language))
    const mayEnter = endpoint.access !== 'schoolOwner' || (await ports.ownsSchool(ports.db, caller))
    if (!mayEnter) return json(globalFailure('forbidden', language))
    if (endpoint.gate !== undefined && !(await ports.hasFeature(ports.db, caller, endpoint.gate, call.now)))
      return json(globalFailure('featureClosed', language))
  }
  const input = z.safeParse(endpoint.input, fromWire(endpoint.input, call.fields), { reportInput: true })
  if (!input.success) return json(invalidInput(input.error.issues, language))
  if (endpoint.effect === 'write' && caller !== null) return write(call, caller, input.data)
  const foreign = caller === null ? null : await foreignIn(call, ports.db, caller, input.data)
  if (foreign !== null) return json(notFound(foreign.position, language))
  return read(call, input.data)
}

/** A page that expects another signed-in user gets nothing; a write must name its user. */
const isForCaller = (expected: string | null, { effect, forAnybody }: EndpointData, { uid }: SignedIn): boolean =>
  expected === null ? effect === 'read' || forAnybody === true : expected === String(uid)

type Input = Readonly<Record<string, unknown>>

const objectOwners = (owner: EndpointData['owner']): readonly ObjectOwner[] =>
  (typeof owner === 'string' ? [owner] : owner).filter((one: Owner) => one !== 'none' && one !== 'self')

/** Ids of one kind of object in an input: one, a list, or none if an optional field is absent. */
function idsOf(input: Input, owner: ObjectOwner): { readonly id: number; readonly position: ListPosition | null }[] {
  const field = idsFieldOf(owner)
  const [one, list] = [input[idFieldOf[owner]], input[field]]
  return [
    ...(typeof one === 'number' ? [{ id: one, position: null }] : []),
    ...(Array.isArray(list) ? list.map((id: number, at) => ({ id, position: { field, at } })) : []),
  ]
}

/** The first object in the input that the caller may not name; null if there is none. */
async function foreignIn<Db>(call: Call<Db>, db: Db, caller: SignedIn, input: Input): Promise<Gone | null> {
  const { ports } = call.options
  for (const owner of objectOwners(call.endpoint.owner))
    for (const { id, position } of idsOf(input, owner))
      if (!(await ports.owns(db, caller, owner, id))) return new Gone(position)
  return null
}

async function read<Db>(call: Call<Db>, input: unknown): Promise<Answer> {
  const { db } = call.options.ports
  const result = await handle(call, db, input, await ready(call, input))
  if (result instanceof Declared) return json(failure(call, result))
  const { output } = call.endpoint
  return isFile(output) ? fileAnswer(result) : json(succeeded(call, result))
}

/** One transaction covers the key's claim, the handler's effect and the answer for repetitions. */
async function write<Db>(call: Call<Db>, caller: SignedIn, input: Input): Promise<Answer> {
  const { ports } = call.options
  const key = call.request.headers.get('idempotency-key') ?? ''
  if (!/^[\w-]{8,64}$/.test(key))
    throw new Refusal(400, '请求缺少编号，请刷新页面重试', 'The Idempotency-Key header is missing or malformed')
  const bodyHash = createHash('sha256').update(call.body).digest('hex')
  const intent = { uid: caller.uid, key, path: call.endpoint.path, bodyHash, now: call.now }
  const early =
    typeof call.implemented.handle === 'function' ? null : await answerBeforeWork(call, caller, input, intent)
  if (early !== null) return early
  const prepared = await ready(call, input)
  try {
    return await ports.transaction(async (db) => {
      const before = answerBefore(call, await ports.idempotency.claim(db, intent))
      if (before !== null) return before
      const foreign = await foreignIn(call, db, caller, input)
      if (foreign !== null) throw foreign
      const result = await handle(call, db, input, prepared)
      if (result instanceof Declared && !result.isKeeping) throw new Undone(result)
      const body = result instanceof Declared ? failure(call, result) : succeeded(call, result)
      const mayKeep = call.endpoint.answerIsSecret !== true || result instanceof Declared
      if (mayKeep) await ports.idempotency.keep(db, intent, body)
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

/** Makes the transaction's checks before slow work begins; returns the answer if there is nothing to do. */
async function answerBeforeWork<Db>(
  call: Call<Db>,
  caller: SignedIn,
  input: Input,
  intent: WriteIntent,
): Promise<Answer | null> {
  const { db, idempotency } = call.options.ports
  const before = answerBefore(call, await idempotency.find(db, intent))
  const foreign = before === null ? await foreignIn(call, db, caller, input) : null
  if (foreign !== null) throw foreign
  return before
}

/** The answer to a write whose key has been used before. */
function answerBefore<Db>({ language }: Call<Db>, state: IntentState): Answer | null {
  if (state.kind === 'repeated') return json(state.answer ?? globalFailure('answerNotKept', language))
  return state.kind === 'otherBody' ? json(globalFailure('idempotencyConflict', language)) : null
}

/** Carries a declared error out of a transaction and so rolls it back. */
class Undone extends Error {
  readonly declared: Declared

  constructor(declared: Declared) {
    super(declared.id)
    this.declared = declared
  }
}

/** Does the slow work and returns what is left for the call's own connection; an error if that work failed. */
async function ready<Db>(call: Call<Db>, input: unknown): Promise<Handle<Db> | Declared> {
  const { implemented, caller, options } = call
  if (typeof implemented.handle === 'function') return implemented.handle
  return implemented.handle.prepare(input, { ...contextOf(call, options.ports.db), caller, countRows: () => {} })
}

async function handle<Db>(call: Call<Db>, db: Db, input: unknown, prepared: Handle<Db> | Declared): Promise<unknown> {
  const { endpoint, caller, now, requestId, options } = call
  let rowCount = 1
  const context = { ...contextOf(call, db), caller, countRows: (rows: number) => (rowCount = rows) }
  const result = prepared instanceof Declared ? prepared : await prepared(input, context)
  if (endpoint.audit && caller && !(result instanceof Declared)) {
    const owner = objectOwners(endpoint.owner)[0]
    const named = owner === undefined ? [] : idsOf(input as Input, owner).map(({ id }) => id)
    const row = { at: now, uid: caller.uid, action: endpoint.audit, path: endpoint.path, rowCount, requestId }
    for (const objectId of named.length === 0 ? [null] : named)
      await options.ports.audit(db, { ...row, objectKind: owner ?? 'self', objectId })
  }
  return result
}

function succeeded<Db>({ endpoint, language }: Call<Db>, result: unknown): string {
  if (result instanceof Already) return alreadyDone(shaped(endpoint, result.output), result.id, language)
  return success(shaped(endpoint, result))
}

/** Passes the output through its schema: surplus fields compile, but must not leave the service. */
function shaped(endpoint: EndpointData, result: unknown): unknown {
  if (isFile(endpoint.output)) throw new Error(`${endpoint.path} is a file and has no envelope`)
  return toWire(endpoint.output, z.encode(endpoint.output, result))
}

const failure = <Db>({ endpoint, language }: Call<Db>, { id, data }: Declared): string =>
  declaredFailure(endpoint, id, data, language)
