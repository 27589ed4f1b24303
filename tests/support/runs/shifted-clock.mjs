/**
 * Shifts the clock of a Node process, and of its threads and child processes, by `PODIUM_TEST_DAYS` days:
 * `NODE_OPTIONS=--import=<this file> PODIUM_TEST_DAYS=400 npx vitest run …`. Plain JavaScript, because it is loaded
 * before anything that reads TypeScript.
 */
const days = Number(process.env['PODIUM_TEST_DAYS'] ?? 0)

if (!Number.isFinite(days)) throw new Error('PODIUM_TEST_DAYS is no number')

const shift = days * 24 * 3_600_000

const RealDate = Date

const realNow = RealDate.now

const now = () => realNow() + shift

const ShiftedDate = new Proxy(RealDate, {
  construct: (target, values, made) =>
    Reflect.construct(target, values.length === 0 ? [now()] : values, made === ShiftedDate ? target : made),
  apply: (target) => new target(now()).toString(),
})

RealDate.now = now
RealDate.prototype.constructor = ShiftedDate
globalThis.Date = ShiftedDate
