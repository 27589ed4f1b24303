import { expect, test } from 'vitest'
import { createServiceTickets } from './service-tickets.ts'

/** Tickets for a second service that admits each of them once, and any followers. */
function given() {
  const fetched: string[] = []
  const used: string[] = []
  const tickets = createServiceTickets(async (origin) => {
    fetched.push(origin)
    return `${origin} ${fetched.length}`
  })
  /** For a call that was just sent. */
  const withTicket = <Result>(origin: string, again: (ticket: string) => Promise<Result>) =>
    tickets.retry(origin, tickets.opened(origin), again)
  const ask = async (ticket: string) => used.push(ticket)
  return { fetched, used, tickets, withTicket, ask }
}

test('calls rejected together share one ticket, which the first of them uses before the others', async () => {
  const { fetched, used, withTicket, ask } = given()
  let finish = (_answer: string) => {}
  const opening = withTicket('a', (ticket) => {
    used.push(`first ${ticket}`)
    return new Promise<string>((resolve) => (finish = resolve))
  })
  const others = [withTicket('a', ask), withTicket('a', ask)]
  await new Promise(setImmediate)
  expect({ fetched, used }).toEqual({ fetched: ['a'], used: ['first a 1'] })
  finish('done')
  expect({ opening: await opening, others: await Promise.all(others) }).toEqual({ opening: 'done', others: [2, 3] })
  expect(used).toEqual(['first a 1', 'a 1', 'a 1'])
})

test('another origin, and a later time, get their own ticket', async () => {
  const { fetched, withTicket, ask } = given()
  await Promise.all([withTicket('a', ask), withTicket('b', ask)])
  await withTicket('a', ask)
  expect(fetched).toEqual(['a', 'b', 'a'])
})

test('a call sent before a session was opened there, and rejected after it, needs no ticket of its own', async () => {
  const { fetched, used, tickets, withTicket, ask } = given()
  const sentAfter = tickets.opened('a')
  await withTicket('a', ask)
  await Promise.all([tickets.retry('a', sentAfter, ask), tickets.retry('a', sentAfter, ask)])
  expect({ fetched, used }).toEqual({ fetched: ['a'], used: ['a 1', 'a 1', 'a 1'] })
  await withTicket('a', ask)
  expect(used.at(-1)).toBe('a 2')
})

test('a first call that gets lost does not take the others with it', async () => {
  const { used, withTicket, ask } = given()
  const lost = withTicket('a', () => Promise.reject(new Error('lost')))
  const other = withTicket('a', ask)
  await expect(lost).rejects.toThrow('lost')
  await other
  expect(used).toEqual(['a 1'])
})

test('without a ticket nothing is repeated', async () => {
  const { retry } = createServiceTickets(() => Promise.reject(new Error('no ticket')))
  const ask = () => Promise.resolve('asked')
  const outcomes = await Promise.allSettled([retry('a', 0, ask), retry('a', 0, ask)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
