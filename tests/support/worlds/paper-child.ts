import { readFileSync } from 'node:fs'
import { readImportFile } from '#server/services/import-paper/read-import-file.ts'
import { printReading } from './watched-reading.ts'

const [, , file = ''] = process.argv
const bytes = readFileSync(file)

await printReading(async () => {
  const read = await readImportFile({ bytes, fileName: 'paper.docx', family: 'english' })
  return typeof read === 'string' ? { refusal: read } : { questions: read.questions.length }
})
