import { serveChild } from '#tests/support/product/serve-child.ts'

/** The service as a process that may be killed, whose jobs stand still. */
await serveChild(process.argv.slice(2), { pollEvery: null })
