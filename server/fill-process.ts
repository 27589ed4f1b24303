import { passwordDigest } from '#api/contract/password-digest.ts'
import { demoPassword } from './content/demo/people.ts'
import { fillContent } from './content/fill-content.ts'
import type { Filling, Filled } from './fill-apart.ts'
import { openDatabase } from './database/database.ts'
import { hashDigest } from './services/sign-on/passwords.ts'
import { startFailure } from './start-failure.ts'

/**
 * Fills the database named by the service that started this process, reports the outcome and exits, at the latest
 * together with that service.
 */
export default async function fillProcess(): Promise<void> {
  const end = () => process.exit(1)
  process.once('disconnect', end)
  if (!process.connected) end()
  const assignment = await new Promise<Filling>((resolve) => process.once('message', resolve))
  const fault = await fill(assignment).catch((error: unknown) => startFailure(error, process.env))
  const filled: Filled = { fault }
  process.send?.(filled, () => process.exit(fault === null ? 0 : 1))
}

async function fill({ mode, database }: Filling): Promise<null> {
  const { db, close } = await openDatabase(database)
  const hash = await hashDigest(passwordDigest(demoPassword))
  await fillContent(db, { mode, now: new Date(), hash: async () => hash })
  await close()
  return null
}
