import { signOn } from '#api/contract/groups/sign-on.ts'
import type { HostTicket } from '#api/ports/desktop-bridge.ts'
import type { TestClient } from './test-service.ts'

/** A ticket for somebody, as the desktop host hands it to its window. */
export async function hostTicketFor(person: TestClient): Promise<HostTicket> {
  const { token, ticketType } = await person.get(signOn.desktopTicket, {})
  return { token, ut: ticketType }
}
