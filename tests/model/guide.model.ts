import { storageKeys } from '#api/ports/storage-keys.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { guideTable } from '#tests/support/charts/login-table.ts'

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const card = page.getByRole('dialog', { name: '使用前请阅读' })
  const account = page.getByRole('textbox', { name: '账号' })
  const open = () => page.goto(`${address}/#/login`)
  return {
    openings: {
      first: async () => {
        await page.evaluate((key) => localStorage.removeItem(key), storageKeys.guide)
        await open()
      },
      known: async () => void (await open()),
    },
    acts: {
      'guide.accept': async (_event, _snapshot, next) => {
        if (next?.type.startsWith('xstate.error.')) await page.evaluate(breakStorage)
        await card.getByRole('button', { name: '同意', exact: true }).click()
      },
      'guide.leave': () => card.getByRole('button', { name: '放弃并退出' }).click(),
      'guide.return': () => page.getByRole('button', { name: '返回登录' }).click(),
    },
    states: {
      asking: () => screen.reveal(card),
      left: () => page.getByRole('heading', { name: '您已退出讲台' }).waitFor(),
      accepted: async () => {
        await account.waitFor()
        await card.waitFor({ state: 'detached' })
      },
      keeping: async () => {
        await account.waitFor()
        await card.waitFor({ state: 'detached' })
      },
    },
  }
}

/** From now on this browser refuses to store anything. */
function breakStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
}

testOnScreen({ ...guideTable, requests: {}, cast }, { states: 4, transitions: 6, paths: 4, undriven: [] })
