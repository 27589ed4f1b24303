import { randomBytes } from 'node:crypto'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import type { Admission } from './admission/admission.ts'
import type { SentFields } from './body.ts'
import {
  clearCookie,
  type CookieOwner,
  type CookieScope,
  cookieName,
  hashCookie,
  newToken,
  readCookie,
  setCookie,
} from './cookies.ts'
import { type CoreContext, Declared, type Implemented } from './implement.ts'
import type { KeptFiles } from './kept-files.types.ts'
import type { RequestLog } from './log.ts'
import { type Client, type Ports, type SignedIn, type Starting, type Surface, surfaceOf } from './ports.ts'

export interface ServiceOptions<Db> {
  readonly endpoints: readonly Implemented<Db>[]
  readonly files: readonly KeptFiles<Db>[]
  readonly ports: Ports<Db>
  /** Origins that pages are served from, compared exactly. */
  readonly allowedOrigins: ReadonlySet<string>
  /** Origins of the pages that may frame the portal, compared exactly. */
  readonly frameOrigins: ReadonlySet<string>
  /** Pages are served over TLS: full cookie form. */
  readonly secure: boolean
  readonly now: () => Date
  readonly log: RequestLog
  /** Admission control. */
  readonly admission: Admission
  /** The running build; every answer names it. */
  readonly buildId: string
}

/** One call on its way through the service. */
export interface Call<Db> {
  readonly options: ServiceOptions<Db>
  readonly request: Request
  readonly implemented: Implemented<Db>
  readonly endpoint: EndpointData
  readonly language: Language
  readonly requestId: string
  readonly now: Date
  readonly client: Client
  /** Origin of the page that frames the caller's page. */
  readonly frame: string | null
  readonly fields: SentFields
  readonly body: Uint8Array
  readonly token: string | null
  readonly caller: SignedIn | null
  /** Cookies that the answer sets. */
  readonly cookies: string[]
}

/** A prefix makes request ids unique across processes at no cost. */
const requestPrefix = `${randomBytes(6).toString('hex')}-`

let requestCount = 0

export const nextRequestId = (): string => `${requestPrefix}${(requestCount += 1)}`

/** What a handler gets from a call. */
export function contextOf<Db>(call: Call<Db>, db: Db): Omit<CoreContext<Db>, 'countRows'> {
  const { options, now, language, requestId, client, token, cookies } = call
  const { sessions } = options.ports
  return {
    db,
    now,
    language,
    requestId,
    client,
    fail: (id, data = null) => new Declared(id, data),
    failKeeping: (id, data = null) => new Declared(id, data, true),
    visitor: () => hashCookie('visitor', visitorToken(call), cookieScope(call)),
    formerSession: (surface) => formerSession(call, surface),
    startSession: (executor, starting) => startSession(call, executor, starting),
    endSession: async () => {
      if (token === null || !isSignedIn(call.endpoint.access)) return
      const surface = surfaceOf[call.endpoint.access]
      await sessions.remove(db, hashCookie(surface, token, cookieScope(call)))
      cookies.push(clearCookie(surface, cookieScope(call)))
    },
  }
}

const cookieScope = <Db>({ options: { secure }, frame }: Call<Db>): CookieScope => ({ secure, frame })

/** The value of a cookie sent by the caller. */
const broughtCookie = <Db>({ request, options, frame }: Call<Db>, owner: CookieOwner): string | null =>
  readCookie(request.headers.get('cookie'), cookieName(owner, options.secure, frame))

function formerSession<Db>(call: Call<Db>, surface: Surface): string | null {
  const token = broughtCookie(call, surface)
  return token === null ? null : hashCookie(surface, token, cookieScope(call))
}

async function startSession<Db>(call: Call<Db>, db: Db, starting: Starting): Promise<void> {
  const { options, endpoint, requestId, now, client, cookies } = call
  const { sessions, audit } = options.ports
  const { surface, way, caller } = starting
  const former = formerSession(call, surface)
  if (former !== null) await sessions.remove(db, former)
  const value = newToken()
  const tokenHash = hashCookie(surface, value, cookieScope(call))
  const sessionId = await sessions.create(db, { ...starting, tokenHash, parent: null, client, now })
  cookies.push(setCookie(surface, value, cookieScope(call)))
  await audit(db, {
    at: now,
    uid: caller.uid,
    action: 'signIn',
    path: endpoint.path,
    objectKind: surface,
    objectId: sessionId,
    rowCount: 1,
    requestId,
    entrance: { way, ...client },
  })
}

/** The visitor's cookie, created if there is none. */
function visitorToken<Db>(call: Call<Db>): string {
  const { options, frame, cookies } = call
  const name = cookieName('visitor', options.secure, frame)
  const fresh = cookies.find((cookie) => cookie.startsWith(`${name}=`))
  const known = broughtCookie(call, 'visitor') ?? readCookie(fresh?.split(';', 1)[0] ?? '', name)
  if (known !== null) return known
  const value = newToken()
  cookies.push(setCookie('visitor', value, cookieScope(call)))
  return value
}
