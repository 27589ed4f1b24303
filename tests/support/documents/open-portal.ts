import { storageKeys } from '#api/ports/storage-keys.ts'
import { startPortal } from '#app/portal-start.tsx'
import { type Journey, openPage } from './journey.ts'
import { acceptDocuments } from '#tests/support/service/sessions.ts'

/**
 * The whole portal at a path, with a teacher of the world already signed in in this browser, and no prompts pending.
 */
export async function openPortal(journey: Journey, path: string, teacher = journey.world.teacher): Promise<void> {
  await acceptDocuments(journey.service, teacher)
  await journey.network.signIn(teacher)
  localStorage.setItem(storageKeys.bindOffered(teacher.uid), 'yes')
  openPage(journey, path, startPortal)
}
