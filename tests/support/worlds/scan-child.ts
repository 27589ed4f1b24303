import { setTimeout } from 'node:timers/promises'
import { describedSheets } from '#server/services/scan/testing/described-sheets.ts'
import { serveChild } from '#tests/support/product/serve-child.ts'

/** Milliseconds per page: as long as a photographed page takes. */
const readingTime = 150

/** The service as a process that tests may kill while it reads sheets. */
async function serve(): Promise<void> {
  const sheets = await describedSheets()
  const { reader } = sheets
  const slow: typeof reader = {
    ...reader,
    read: async (...asked) => {
      await setTimeout(readingTime)
      return reader.read(...asked)
    },
  }
  await serveChild(process.argv.slice(2), { pollEvery: 100, sheets: { ...sheets, reader: slow } })
}

await serve()
