import { EventEmitter } from 'node:events'
import http from 'node:http'

/**
 * Every answer of a product comes `PODIUM_TEST_LATENESS` milliseconds later, as those do that tests get without a server
 * (`lateness.ts`): `NODE_OPTIONS=--import=<this file> PODIUM_TEST_LATENESS=50 npx vitest run …`. Plain JavaScript, because it
 * comes before everything that reads TypeScript.
 */
const milliseconds = Number(process.env['PODIUM_TEST_LATENESS'] ?? 0)

if (!Number.isFinite(milliseconds)) throw new Error('PODIUM_TEST_LATENESS is no number')

/** @this {http.Server} @param {string | symbol} event @param {unknown[]} given */
http.Server.prototype.emit = function emitLate(event, ...given) {
  if (event !== 'request') return EventEmitter.prototype.emit.call(this, event, ...given)
  setTimeout(() => EventEmitter.prototype.emit.call(this, event, ...given), milliseconds)
  return true
}
