import type { Page } from 'playwright-core'
import { codeSentTo, moveServiceClock } from './doors.ts'
import { openAddress, type Screen, signInByPassword } from './pages.ts'
import { solvePuzzle } from './puzzle.ts'
import { readLoginCode } from './qr.ts'

/** The text beside the picture of a login code, or in its place. */
export const code = (page: Page) => page.getByRole('region', { name: '扫码登录' }).getByRole('status')

/** Actions of people at the login of the product at `address`; each person gets a browser of their own from `open`. */
export function loginStage(address: string, open: (screen?: Screen) => Promise<Page>) {
  return {
    openLogin: async (path = '/login'): Promise<Page> => {
      const page = await open()
      await openAddress(page, `${address}/#${path}`)
      return page
    },
    /** A login page with a fake clock, so that its next poll need not be waited for. */
    openMovedLogin: async (): Promise<Page> => {
      const page = await open()
      await page.clock.install()
      await openAddress(page, `${address}/#/login`)
      return page
    },
    /** Advances both clocks until the computer polls its code. */
    poll: async (computer: Page): Promise<void> => {
      await moveServiceClock(address, 2_000)
      await computer.clock.fastForward(2_000)
    },
    /** A phone that scanned the code on a computer and has signed in to confirm it. */
    scan: async (computer: Page, account: string): Promise<Page> => {
      const phone = await open('phone')
      await phone.goto(await readLoginCode(computer))
      await signInByPassword(phone, account)
      return phone
    },
    /** Solves the puzzle and enters the code sent by the product. */
    typeSentCode: async (page: Page, mobile: string): Promise<void> => {
      await page.getByRole('textbox', { name: '手机号' }).fill(mobile)
      await page.getByRole('button', { name: '获取验证码' }).click()
      await solvePuzzle(page)
      await page.getByText('验证码发送成功，请注意查收！').first().waitFor()
      await page.getByRole('textbox', { name: '验证码' }).fill(await codeSentTo(address, mobile))
    },
  }
}
