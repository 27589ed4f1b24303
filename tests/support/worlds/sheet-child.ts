import { readFileSync } from 'node:fs'
import { readSheetFile } from '#server/services/roster/read-sheet-file.ts'
import { printReading } from './watched-reading.ts'

const [, , file = ''] = process.argv
const bytes = readFileSync(file)

await printReading(async () => {
  const { kind, ...rest } = await readSheetFile(bytes, 'list.xlsx')
  return kind === 'refused' ? rest : { kind }
})
