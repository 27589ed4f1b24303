import { type EndpointData, isSignedIn } from '#api/contract/endpoint.ts'
import type { GlobalFailure } from '#api/contract/result-texts.ts'
import type { ServiceOptions } from './call.ts'
import { cookieName, hashCookie, newToken, readCookie, setCookie } from './cookies.ts'
import { type Client, type SignedIn, type Surface, surfaceOf } from './ports.ts'

export interface Entrance {
  readonly token: string | null
  readonly caller: SignedIn | null
  /** Why a service without its own sign-on lets nobody in. */
  readonly refusal: GlobalFailure | null
}

/** What is known about a request that wants to enter. */
interface Arriving {
  readonly client: Client
  /** Origin of the page that frames the caller's page. */
  readonly frame: string | null
  readonly now: Date
  readonly cookies: string[]
}

const nobody: Entrance = { token: null, caller: null, refusal: null }

/** Carries a ticket from the sign-on service to a second one (specification §7 Handling of answers, -21 and -22). */
export const serviceTicketHeader = 'x-service-ticket'

/**
 * Identifies the caller: by the session cookie of the endpoint's surface or, on a second service, by a ticket from the
 * first, for which a session begins here.
 */
export async function enter<Db>(
  options: ServiceOptions<Db>,
  endpoint: EndpointData,
  headers: Headers,
  arrival: Arriving,
): Promise<Entrance> {
  if (!isSignedIn(endpoint.access)) return nobody
  const surface = surfaceOf[endpoint.access]
  const cookieScope = { secure: options.secure, frame: arrival.frame }
  const token = readCookie(headers.get('cookie'), cookieName(surface, options.secure, arrival.frame))
  const tokenHash = token && hashCookie(surface, token, cookieScope)
  const caller = tokenHash && (await options.ports.sessions.find(tokenHash, surface, arrival.now))
  if (caller) return { token, caller, refusal: null }
  const { redeemServiceTicket } = options.ports
  if (redeemServiceTicket === null) return nobody
  const ticket = headers.get(serviceTicketHeader)
  if (ticket === null) return { ...nobody, refusal: 'ticketNeeded' }
  const sender = await redeemServiceTicket(options.ports.db, ticket, arrival.now)
  if (sender === null) return { ...nobody, refusal: 'ticketExpired' }
  return { token: await openBeside(options, sender, surface, arrival), caller: sender, refusal: null }
}

/** Opens a session here that ends together with the sender's own. */
async function openBeside<Db>(
  { ports, secure }: ServiceOptions<Db>,
  sender: SignedIn,
  surface: Surface,
  { client, frame, now, cookies }: Arriving,
): Promise<string> {
  const value = newToken()
  const tokenHash = hashCookie(surface, value, { secure, frame })
  const { uid, schoolId, mustChangePassword } = sender
  const starting = { caller: { uid, schoolId }, surface, way: 'service', mustChangePassword } as const
  await ports.sessions.create(ports.db, { ...starting, tokenHash, parent: sender, client, now })
  cookies.push(setCookie(surface, value, { secure, frame }))
  return value
}
