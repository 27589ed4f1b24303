import http from 'node:http'

/**
 * Delays every response of a product by `PODIUM_TEST_LATENESS` milliseconds, as `lateness.ts` does for tests without a
 * server: `NODE_OPTIONS=--import=<this file> PODIUM_TEST_LATENESS=50 npx vitest run …`. Plain JavaScript, because it is
 * loaded before anything that reads TypeScript.
 */
const milliseconds = Number(process.env['PODIUM_TEST_LATENESS'] ?? 0)

if (!Number.isFinite(milliseconds)) throw new Error('PODIUM_TEST_LATENESS is no number')

/** The real timer, even if a test later fakes time. */
const wait = setTimeout

http.Server.prototype.emit = new Proxy(Reflect.get(http.Server.prototype, 'emit'), {
  apply: (emit, server, given) => {
    if (given[0] !== 'request') return Reflect.apply(emit, server, given)
    wait(() => Reflect.apply(emit, server, given), milliseconds)
    return true
  },
})
