import { writeFile } from 'node:fs/promises'
import { actionsTable } from '#tests/support/runs/actions-table.ts'

/** Writes `docs/assignment-actions.md` (`npm run actions`). */
export default async function run(): Promise<void> {
  await writeFile('docs/assignment-actions.md', actionsTable())
}
