import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { statechartFiles } from './statecharts.ts'

const folder = 'docs/statecharts'

/** `npm run statecharts` writes a drawing of every machine into docs/statecharts, and removes those of former machines. */
export default async function writeStatecharts(): Promise<void> {
  const files = await statechartFiles()
  mkdirSync(folder, { recursive: true })
  for (const old of readdirSync(folder)) if (!files.has(old)) rmSync(path.join(folder, old))
  for (const [name, text] of files) writeFileSync(path.join(folder, name), text)
  process.stdout.write(`${files.size - 1} statecharts in ${folder}\n`)
}
