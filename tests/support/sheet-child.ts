import { readFileSync } from 'node:fs'
import { readSheetFile } from '#server/services/roster/read-sheet-file.ts'

/** Reads one file as a process of its own, and prints what it answered, the time and the memory that this took. */
async function read([file = '']: readonly string[]): Promise<void> {
  const bytes = readFileSync(file)
  const before = process.memoryUsage.rss()
  let most = before
  // The system's own high-water mark is inherited from the process that started this one.
  const look = () => (most = Math.max(most, process.memoryUsage.rss()))
  const looking = setInterval(look, 1)
  const start = performance.now()
  const { kind, ...rest } = await readSheetFile(bytes, 'list.xlsx')
  const milliseconds = Math.round(performance.now() - start)
  look()
  clearInterval(looking)
  const answer = kind === 'refused' ? rest : { kind }
  process.stdout.write(JSON.stringify({ answer, milliseconds, mebibytes: (most - before) / 1024 / 1024 }))
}

await read(process.argv.slice(2))
