import { writeFileSync } from 'node:fs'
import { englishOf } from './rendered.ts'
import { allWordings } from './wordings.ts'

/** Records the current English texts, for review before they are committed: `npm run english`. */
export default async function run(): Promise<void> {
  writeFileSync('tests/texts/english.json', `${JSON.stringify(englishOf(await allWordings()), null, 2)}\n`)
}
