import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { actionsTable } from '#tests/support/runs/actions-table.ts'

test('docs/assignment-actions.md matches the tables of the domain', async () => {
  expect(await readFile('docs/assignment-actions.md', 'utf8')).toBe(actionsTable())
})
