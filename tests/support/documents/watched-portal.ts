import { vi } from 'vitest'
import { fakeNetwork } from '#api/ports/network.ts'
import type { ReloadAt } from '#api/ports/page-address.ts'
import { fakeVisibility } from '#api/ports/page-visibility.ts'
import { fakeTabChannel } from '#api/ports/tab-channel.ts'
import { browserPorts, type PortalPorts } from '#app/portal-ports.ts'
import { startPortal } from '#app/portal-start.tsx'
import { type Journey, openPage } from './journey.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'

/**
 * The whole portal at a path with somebody signed in; the test controls its network, its visibility and its other tabs.
 */
export async function openWatchedPortal(
  journey: Journey,
  path: string,
  person: TestClient | null,
  more: Partial<PortalPorts> = {},
) {
  if (person !== null) await journey.network.signIn(person)
  const tabs = fakeTabChannel()
  const network = fakeNetwork()
  const visibility = fakeVisibility()
  const reloadAt = vi.fn<ReloadAt>()
  const ports = { ...browserPorts, openTabChannel: () => tabs, network, visibility, reloadAt, ...more }
  openPage(journey, path, (container) => startPortal(container, ports))
  return { tabs, network, visibility, reloadAt }
}
