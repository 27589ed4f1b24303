import { serveChild } from '#tests/support/product/serve-child.ts'

/** The service in a killable process, without running jobs. */
await serveChild(process.argv.slice(2), { pollEvery: null })
