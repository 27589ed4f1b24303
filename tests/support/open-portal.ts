import { startPortal } from '#app/portal-start.tsx'
import { type Journey, openPage } from './journey.ts'

/** The whole portal at a path, with the world's teacher signed in from this browser before. */
export async function openPortal(journey: Journey, path: string): Promise<void> {
  await journey.network.signIn(journey.world.teacher)
  openPage(journey, path, startPortal)
}
