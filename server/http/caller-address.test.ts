import { expect, test } from 'vitest'
import { startHttpService } from '#tests/support/service/http-service.ts'

/** Whose calls the service believes to have, by what a proxy says of them. */
async function addressesOf(isBehindProxy: boolean, forwarded: readonly (string | null)[]): Promise<readonly string[]> {
  const heard: string[] = []
  const { address, close } = await startHttpService(
    async (_request, caller = '') => {
      heard.push(caller)
      return new Response()
    },
    { isBehindProxy },
  )
  for (const value of forwarded)
    await fetch(`${address}/call`, { method: 'POST', headers: value === null ? {} : { 'x-forwarded-for': value } })
  await close()
  return heard
}

test('a proxy is believed the last address that it added, and nothing that is none', async () => {
  const said = ['10.1.2.3', '203.0.113.9, 10.1.2.3', '10.1.2.3 , 2001:db8::7', '::ffff:10.1.2.3', 'unknown', '', null]
  expect(await addressesOf(true, said)).toEqual([
    '10.1.2.3',
    '10.1.2.3',
    '2001:db8::7',
    '10.1.2.3',
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ])
})

test('without a proxy of ours nobody is believed to be somebody else', async () => {
  expect(await addressesOf(false, ['10.1.2.3', null])).toEqual(['127.0.0.1', '127.0.0.1'])
})
