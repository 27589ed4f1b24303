import { readFileSync } from 'node:fs'
import { readWorksheetFile } from '#server/services/roster/read-worksheet-file.ts'
import { printReading } from './watched-reading.ts'

const [, , file = ''] = process.argv
const bytes = readFileSync(file)

await printReading(async () => {
  const { kind, ...rest } = await readWorksheetFile(bytes, 'list.xlsx')
  return kind === 'refused' ? rest : { kind }
})
