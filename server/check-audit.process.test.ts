import { expect, onTestFinished, test } from 'vitest'
import { copiedDatabase } from '#tests/support/database/copied-database.ts'
import { checkAudit } from './check-audit.ts'

const checked = async (environment: Record<string, string>) => {
  const said: string[] = []
  const keep = (text: string) => void said.push(text)
  return [await checkAudit(environment, { write: keep, complain: keep }), ...said]
}

test('checks the database that the environment names', async () => {
  const { place, remove } = await copiedDatabase()
  onTestFinished(remove)
  const environment = place.kind === 'postgres' ? { DATABASE_URL: place.url } : { PODIUM_DATA: place.folder ?? '' }
  expect(await checked(environment)).toEqual([0, 'The audit is empty\n'])
})

test('says why it cannot check', async () => {
  expect(await checked({ PORT: 'x' })).toEqual([1, 'The audit was not checked. PORT=x is no port number\n'])
})
