import net from 'node:net'
import { inject } from 'vitest'
import { type Database, openDatabase } from '#server/database/database.ts'
import { copyTemplate, type DatabaseCopy } from './database-template.ts'
import type { TemplateAnswer } from '#tests/support/product/global-setup.ts'

/** A fresh copy of the template, which is a migrated database without rows; `remove` deletes it. */
export async function copiedDatabase(): Promise<DatabaseCopy> {
  const answer = await askForTemplate(inject('templateSource').port)
  if ('fault' in answer) throw new Error(`No database for the tests: ${answer.fault}`)
  return copyTemplate(answer.run, answer.template)
}

function askForTemplate(port: number): Promise<TemplateAnswer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = net.connect(port, '127.0.0.1')
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', reject)
    socket.on('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())))
  })
}

/** Opens the database of a copy that no process serves at the moment, and closes it again. */
export async function withDatabase<Result>(
  { location }: DatabaseCopy,
  use: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { db, close } = await openDatabase(location)
  try {
    return await use(db)
  } finally {
    await close()
  }
}
