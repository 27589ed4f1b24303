/** Tickets for second services, by origin. */
export interface ServiceTickets {
  /** How many sessions were opened there so far; noted when a call is sent. */
  readonly opened: (origin: string) => number
  /**
   * Repeats a call with a ticket. One that was sent before the last session was opened (`sentAfter` of them) needs no
   * new one.
   */
  readonly retry: <Result>(
    origin: string,
    sentAfter: number,
    ask: (ticket: string) => Promise<Result>,
  ) => Promise<Result>
}

/**
 * Calls to one origin that are rejected together share one ticket request. A ticket opens one session, so the first
 * call carries it, and the others follow once that one is answered.
 */
export function createServiceTickets(fetchTicket: (origin: string) => Promise<string>): ServiceTickets {
  const opening = new Map<string, Promise<string>>()
  const last = new Map<string, { readonly ticket: string; readonly count: number }>()
  const opened = (origin: string): number => last.get(origin)?.count ?? 0
  return {
    opened,
    retry: async (origin, sentAfter, ask) => {
      const awaited = opening.get(origin)
      if (awaited !== undefined) return ask(await awaited)
      const former = last.get(origin)
      if (former !== undefined && former.count > sentAfter) return ask(former.ticket)
      const ticket = fetchTicket(origin)
      const answer = ticket.then(ask)
      const followers = answer.then(
        () => ticket,
        () => ticket,
      )
      // There may be no followers, and then nobody listens.
      followers.catch(() => undefined)
      opening.set(origin, followers)
      try {
        const answered = await answer
        last.set(origin, { ticket: await ticket, count: opened(origin) + 1 })
        return answered
      } finally {
        opening.delete(origin)
      }
    },
  }
}
