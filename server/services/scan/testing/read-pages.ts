import { vi } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { hangLimit } from '#tests/support/runs/hang-limit.ts'
import type { TestClient } from '#tests/support/service/test-client.ts'

/** Polls until at least `least` pages are read, leaving the readers time between polls; returns how many are. */
export const readPages = (teacher: TestClient, scanId: number, least: number): Promise<number> =>
  vi.waitUntil(
    async () => {
      const { pages } = await teacher.get(scan.info, { scanId })
      const read = pages.filter(({ state }) => state === 'read').length
      return read >= least ? read : 0
    },
    { timeout: hangLimit, interval: 50 },
  )
