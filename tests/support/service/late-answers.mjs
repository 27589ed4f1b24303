import http from 'node:http'

/**
 * Every answer of a product comes `PODIUM_TEST_LATENESS` milliseconds later, as those do that tests get without a server
 * (`lateness.ts`): `NODE_OPTIONS=--import=<this file> PODIUM_TEST_LATENESS=50 npx vitest run …`. Plain JavaScript, because it
 * comes before everything that reads TypeScript.
 */
const milliseconds = Number(process.env['PODIUM_TEST_LATENESS'] ?? 0)

if (!Number.isFinite(milliseconds)) throw new Error('PODIUM_TEST_LATENESS is no number')

/** The real one, whatever a test does to time later. */
const wait = setTimeout

http.Server.prototype.emit = new Proxy(Reflect.get(http.Server.prototype, 'emit'), {
  apply: (emit, server, given) => {
    if (given[0] !== 'request') return Reflect.apply(emit, server, given)
    wait(() => Reflect.apply(emit, server, given), milliseconds)
    return true
  },
})
