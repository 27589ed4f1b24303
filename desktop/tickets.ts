import type { APIRequestContext } from 'playwright-core'
import { randomUUID } from 'node:crypto'
import * as z from 'zod/mini'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { fromWire } from '#api/contract/wire-keys.ts'
import type { HostTicket } from '#api/ports/desktop-bridge.ts'

export interface TicketOffice {
  /** Whether somebody is signed in in the host's browser. Rejects if the service does not respond. */
  readonly isSignedIn: () => Promise<boolean>
  /**
   * A ticket for the person signed in in the host's browser; null if nobody is. Rejects if the service does not
   * respond.
   */
  readonly take: () => Promise<HostTicket | null>
}

const envelope = z.object({ data: z.unknown(), result: z.object({ code: z.int() }) })

/** Requests tickets from the service with the cookies of the host's browser; `agent` is the host's user agent. */
export function ticketOffice(request: APIRequestContext, origin: string, agent: string): TicketOffice {
  const call = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const answer = await request.post(origin + path, {
      form: {},
      headers: { origin, 'x-teacher-agent': agent, ...headers },
    })
    const { data, result } = envelope.parse(await answer.json())
    return result.code === 0 ? data : null
  }
  const uid = async (): Promise<number | null> => {
    const who = z.safeParse(z.object({ uid: z.int() }), await call(user.teacherInfo.path))
    return who.success ? who.data.uid : null
  }
  return {
    isSignedIn: async () => (await uid()) !== null,
    take: async () => {
      const person = await uid()
      if (person === null) return null
      const headers = { 'x-expected-uid': String(person), 'idempotency-key': randomUUID() }
      const { path, output } = signOn.desktopTicket
      const ticket = z.safeParse(output, fromWire(output, await call(path, headers)))
      return ticket.success ? { token: ticket.data.token, ut: ticket.data.ticketType } : null
    },
  }
}
