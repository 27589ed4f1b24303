import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { projectRoot } from '#server/database/project-root.ts'

const migrations = 'server/database/migrations'

/**
 * What determines a migrated database besides the migrations: its job queues, the engines, and the code that makes it.
 */
export const templateMakers = [
  'server/database/migrate.ts',
  'server/services/jobs/install-queues.ts',
  'server/services/jobs/job-queue.ts',
  'tests/support/database/make-template.ts',
  'node_modules/@electric-sql/pglite/package.json',
  'node_modules/drizzle-orm/package.json',
  'node_modules/pg-boss/package.json',
]

/** The same wherever the migrated database would be the same. */
export function templateVersion(root = projectRoot()): string {
  const applied = readdirSync(path.join(root, migrations), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .toSorted()
  const hash = createHash('sha256')
  for (const name of [...applied, ...templateMakers])
    hash
      .update(`${name}\0`)
      .update(readFileSync(path.join(root, name)))
      .update('\0')
  return hash.digest('hex').slice(0, 16)
}
