import { expect, test } from 'vitest'
import { createServiceTickets } from './service-tickets.ts'

/** Tickets for a second service that admits each of them once, and whoever comes after. */
function given() {
  const fetched: string[] = []
  const used: string[] = []
  const withTicket = createServiceTickets(async (origin) => {
    fetched.push(origin)
    return `${origin} ${fetched.length}`
  })
  const ask = async (ticket: string) => used.push(ticket)
  return { fetched, used, withTicket, ask }
}

test('calls turned away together share one ticket, which the first of them uses before the others', async () => {
  const { fetched, used, withTicket, ask } = given()
  let finish = (_answer: string) => {}
  const opening = withTicket('a', (ticket) => {
    used.push(`first ${ticket}`)
    return new Promise<string>((resolve) => (finish = resolve))
  })
  const others = [withTicket('a', ask), withTicket('a', ask)]
  await new Promise(setImmediate)
  expect([fetched, used]).toEqual([['a'], ['first a 1']])
  finish('done')
  expect([await opening, ...(await Promise.all(others))]).toEqual(['done', 2, 3])
  expect(used).toEqual(['first a 1', 'a 1', 'a 1'])
})

test('another origin, and a later time, get a ticket of their own', async () => {
  const { fetched, withTicket, ask } = given()
  await Promise.all([withTicket('a', ask), withTicket('b', ask)])
  await withTicket('a', ask)
  expect(fetched).toEqual(['a', 'b', 'a'])
})

test('a first call that gets lost does not take the others with it', async () => {
  const { used, withTicket, ask } = given()
  const lost = withTicket('a', () => Promise.reject(new Error('lost')))
  const other = withTicket('a', ask)
  await expect(lost).rejects.toThrow('lost')
  await other
  expect(used).toEqual(['a 1'])
})

test('without a ticket nobody is asked again', async () => {
  const withTicket = createServiceTickets(() => Promise.reject(new Error('no ticket')))
  const ask = () => Promise.resolve('asked')
  const outcomes = await Promise.allSettled([withTicket('a', ask), withTicket('a', ask)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
