import { storageKeys } from '#api/ports/storage-keys.ts'
import { startPortal } from '#app/portal-start.tsx'
import { type Journey, openPage } from './journey.ts'
import { acceptDocuments } from './sessions.ts'

/** The whole portal at a path, with the world's teacher signed in from this browser before, and nothing to settle first. */
export async function openPortal(journey: Journey, path: string): Promise<void> {
  const { teacher } = journey.world
  await acceptDocuments(journey.service, teacher)
  await journey.network.signIn(teacher)
  localStorage.setItem(storageKeys.bindOffered(teacher.uid), 'yes')
  openPage(journey, path, startPortal)
}
