import { sheetsByCamera } from '#server/services/scan/sheets-by-camera.ts'
import { serveChild } from '#tests/support/product/serve-child.ts'

/** The service as a process that tests may kill while it reads photographs with the real readers. */
await serveChild(process.argv.slice(2), { pollEvery: 100, sheets: sheetsByCamera() })
