import { sheetsByCamera } from '#server/services/scan/sheets-by-camera.ts'
import { serveChild } from '#tests/support/product/serve-child.ts'

/** The service as a process that may be killed while it reads photographs, by its own readers. */
await serveChild(process.argv.slice(2), { pollEvery: 100, sheets: sheetsByCamera() })
