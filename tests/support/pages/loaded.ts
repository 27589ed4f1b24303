import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Waits until a screen is there and everything on it has been loaded. */
export async function loaded(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor()
  const loading = page.getByRole('status', { name: /^(正在加载|Loading)$/ }).or(page.locator('[aria-busy=true]'))
  await expect.poll(() => loading.count()).toBe(0)
}
