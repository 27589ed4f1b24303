import { expect, test } from 'vitest'
import { startHttpService } from '#tests/support/service/http-service.ts'

/** The caller addresses that the service derives from what a proxy forwards. */
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

test('the last address a proxy adds counts, unless it is not an address', async () => {
  const addresses = [
    '10.1.2.3',
    '203.0.113.9, 10.1.2.3',
    '10.1.2.3 , 2001:db8::7',
    '::ffff:10.1.2.3',
    'unknown',
    '',
    null,
  ]
  expect(await addressesOf(true, addresses)).toEqual([
    '10.1.2.3',
    '10.1.2.3',
    '2001:db8::7',
    '10.1.2.3',
    '127.0.0.1',
    '127.0.0.1',
    '127.0.0.1',
  ])
})

test('without a proxy of ours forwarded addresses are ignored', async () => {
  expect(await addressesOf(false, ['10.1.2.3', null])).toEqual(['127.0.0.1', '127.0.0.1'])
})
