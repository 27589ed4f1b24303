import { randomBytes } from 'node:crypto'
import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import type { Language } from '#domain/portal/language.ts'
import type { FormRecord } from '#domain/wire/form.ts'
import type { Admission } from './admission/admission.ts'
import {
  clearCookie,
  type CookieOwner,
  type CookiePlace,
  cookieName,
  hashCookie,
  newToken,
  readCookie,
  setCookie,
} from './cookies.ts'
import { type CoreContext, Declared, type Implemented } from './implement.ts'
import type { KeptFiles } from './kept-files.types.ts'
import type { RequestLog } from './log.ts'
import { type Place, type Ports, type SignedIn, type Starting, type Surface, surfaceOf } from './ports.ts'

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
  readonly place: Place
  /** Origin of the page that frames the caller's page. */
  readonly frame: string | null
  readonly fields: FormRecord
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
  const { options, now, language, requestId, place, token, cookies } = call
  const { sessions } = options.ports
  return {
    db,
    now,
    language,
    requestId,
    place,
    fail: (id, data = null) => new Declared(id, data),
    failKeeping: (id, data = null) => new Declared(id, data, true),
    visitor: () => hashCookie('visitor', visitorToken(call), cookiePlace(call)),
    formerSession: (surface) => formerSession(call, surface),
    startSession: (executor, starting) => startSession(call, executor, starting),
    endSession: async () => {
      if (token === null || !isSignedIn(call.endpoint.access)) return
      const surface = surfaceOf[call.endpoint.access]
      await sessions.remove(db, hashCookie(surface, token, cookiePlace(call)))
      cookies.push(clearCookie(surface, cookiePlace(call)))
    },
  }
}

const cookiePlace = <Db>({ options: { secure }, frame }: Call<Db>): CookiePlace => ({ secure, frame })

/** The value of a cookie sent by the caller. */
const broughtCookie = <Db>({ request, options, frame }: Call<Db>, owner: CookieOwner): string | null =>
  readCookie(request.headers.get('cookie'), cookieName(owner, options.secure, frame))

function formerSession<Db>(call: Call<Db>, surface: Surface): string | null {
  const token = broughtCookie(call, surface)
  return token === null ? null : hashCookie(surface, token, cookiePlace(call))
}

async function startSession<Db>(call: Call<Db>, db: Db, starting: Starting): Promise<void> {
  const { options, endpoint, requestId, now, place, cookies } = call
  const { sessions, audit } = options.ports
  const { surface, way, caller } = starting
  const former = formerSession(call, surface)
  if (former !== null) await sessions.remove(db, former)
  const value = newToken()
  const tokenHash = hashCookie(surface, value, cookiePlace(call))
  const sessionId = await sessions.create(db, { ...starting, tokenHash, parent: null, place, now })
  cookies.push(setCookie(surface, value, cookiePlace(call)))
  await audit(db, {
    at: now,
    uid: caller.uid,
    action: 'signIn',
    path: endpoint.path,
    objectKind: surface,
    objectId: sessionId,
    rowCount: 1,
    requestId,
    entrance: { way, ...place },
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
  cookies.push(setCookie('visitor', value, cookiePlace(call)))
  return value
}
