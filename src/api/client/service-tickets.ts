/** Asks a call again with a ticket. */
export type RetryWithTicket = <Result>(origin: string, ask: (ticket: string) => Promise<Result>) => Promise<Result>

/**
 * Tickets for second services. Calls to the same origin that are turned away together share one request for a ticket. It
 * opens one session there, so the first call carries it, and the others follow once that one is answered.
 */
export function createServiceTickets(fetchTicket: (origin: string) => Promise<string>): RetryWithTicket {
  const open = new Map<string, Promise<string>>()
  return async (origin, ask) => {
    const opened = open.get(origin)
    if (opened !== undefined) return ask(await opened)
    const ticket = fetchTicket(origin)
    const answer = ticket.then(ask)
    const followers = answer.then(
      () => ticket,
      () => ticket,
    )
    // Nobody need follow, and then nobody listens.
    followers.catch(() => undefined)
    open.set(origin, followers)
    try {
      return await answer
    } finally {
      open.delete(origin)
    }
  }
}
