import { once } from 'node:events'
import net from 'node:net'
import type { TestProject } from 'vitest/node'
import type { CopyRun } from '#tests/support/database/database-template.ts'

/** Where workers request the template (see `copied-database.ts`), and whether it is on a PostgreSQL server. */
export interface TemplateSource {
  readonly port: number
  readonly isServer: boolean
}

/** The response to a worker. */
export type TemplateAnswer = { readonly run: CopyRun; readonly template: string } | { readonly fault: string }

declare module 'vitest' {
  export interface ProvidedContext {
    templateSource: TemplateSource
  }
}

/** One migrated database for all workers, created when the first one needs it: most tests need none. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const url = process.env['DATABASE_URL'] || null
  let asked: Promise<TemplateAnswer> | null = null
  const source = net.createServer((socket) => {
    socket.on('error', () => {})
    asked ??= prepare(url).catch((error: unknown) => ({ fault: String(error) }))
    void asked.then((answer) => socket.end(JSON.stringify(answer)))
  })
  source.listen(0, '127.0.0.1')
  await once(source, 'listening')
  const address = source.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  project.provide('templateSource', { port, isServer: url !== null })
  return async () => {
    source.close()
    const answer = await asked
    if (answer === null || 'fault' in answer) return
    const { removeCopies } = await import('#tests/support/database/database-template.ts')
    await removeCopies(answer.run)
  }
}

async function prepare(url: string | null): Promise<TemplateAnswer> {
  const { keptTemplate, startCopies } = await import('#tests/support/database/database-template.ts')
  return { template: await keptTemplate(url), run: await startCopies(url) }
}
