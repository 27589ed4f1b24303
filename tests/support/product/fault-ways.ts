import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { demoPassword } from '#server/content/demo/people.ts'
import { codeSentTo, placeTeacher } from '#tests/support/pages/doors.ts'
import { addSession, seen, signInByPassword } from '#tests/support/pages/pages.ts'
import type { Person, Way } from '#tests/support/pages/persistence.ts'
import { placePiece } from '#tests/support/pages/puzzle.ts'
import { devicesDialog, puzzleDialog, releaseFirst } from '#tests/support/charts/login.ts'

/** Clicks an element. */
export const press = (name: string, target: Locator): Way => ({ name, where: target, act: () => target.click() })

/** The sign-in dialog over the page: tries each password in turn, as a password change may have lost its answer. */
export function signInAgain(page: Page, passwords: readonly string[] = [demoPassword]): Way {
  const dialog = page.getByRole('dialog', { name: /^登录已过期|^已在别的页面退出登录/ })
  let tries = 0
  return {
    name: 'sign in again',
    where: dialog,
    act: async () => {
      await dialog.getByLabel('密码', { exact: true }).fill(passwords[tries % passwords.length] ?? '')
      await dialog.getByRole('button', { name: '登录', exact: true }).click()
      tries += 1
    },
  }
}

/** What the portal offers everywhere after a failure. */
export const portalWays = (page: Page): readonly Way[] => [
  press('to the login', page.getByRole('dialog', { name: '提示' }).getByRole('button', { name: '去登录' })),
  signInAgain(page),
  press('try again', seen(page.getByRole('button', { name: '刷新试试' }))),
]

/** An empty login form. */
export const loginWay = (page: Page, account: string): Way => ({
  name: 'sign in',
  where: page.getByRole('form', { name: '登录', exact: true }),
  act: () => signInByPassword(page, account),
})

/** One try at the slide puzzle, whatever the result. */
export function puzzleWay(page: Page): Way {
  const dialog = puzzleDialog(page)
  const another = dialog.getByRole('button', { name: /^(换一张|重试)$/, disabled: false })
  return {
    name: 'solve the puzzle',
    where: another,
    act: async () => {
      const isReady = await dialog.getByRole('slider', { disabled: false }).isVisible()
      await (isReady ? placePiece(page) : another.click())
    },
  }
}

/** Five devices are signed in: signs one of them out, or returns to the login if that is no longer possible. */
export const devicesWay = (page: Page): Way => ({
  name: 'sign a device out',
  where: devicesDialog(page),
  act: async () => {
    const back = devicesDialog(page).getByRole('button', { name: '返回登录' })
    await ((await back.isVisible()) ? back.click() : releaseFirst(page))
  },
})

export interface CodeForm extends Pick<Person, 'pass'> {
  readonly form: Locator
  readonly address: string
  readonly mobile: () => string
  readonly submit: string
}

/**
 * A form with a code sent to a mobile: requests and enters the code, submits the form, and requests another code once
 * it is used up.
 */
export function codeWay({ form, address, mobile, submit, pass }: CodeForm): Way {
  const code = form.getByRole('textbox', { name: '验证码' })
  const counting = form.getByRole('button', { name: /^\d+s/ })
  const request = async () => {
    if (await counting.isVisible()) await pass(60_000)
    await form.getByRole('button', { name: /获取/ }).click()
  }
  return {
    name: 'code',
    where: code,
    act: async () => {
      const number = form.getByRole('textbox', { name: /手机号$/ })
      if (await number.isVisible()) expect(await number.inputValue()).toBe(mobile())
      const isUsedUp = await form.getByText(/^验证码(已失效|不正确)/).isVisible()
      if (isUsedUp) await code.fill('')
      const isTyped = (await code.inputValue()) !== ''
      if (isUsedUp || (!isTyped && !(await counting.isVisible()))) return request()
      if (!isTyped) await code.fill(await codeSentTo(address, mobile()))
      await form.getByRole('button', { name: submit, exact: true }).click()
    },
  }
}

/** The form's last step: choosing a new password. */
export function newPasswordWay(form: Locator, chosen: string): Way {
  const password = form.getByLabel('新密码', { exact: true })
  return {
    name: 'new password',
    where: password,
    act: async () => {
      if ((await password.inputValue()) === '') {
        await password.fill(chosen)
        await form.getByLabel('确认密码', { exact: true }).fill(chosen)
      }
      expect(await password.inputValue()).toBe(chosen)
      await form.getByRole('button', { name: '设为新密码' }).click()
    },
  }
}

/** Puts a teacher's session into the page's browser, as if they had signed in earlier. */
export async function enter(
  page: Page,
  address: string,
  username: string,
  standing: { readonly mustChangePassword?: boolean; readonly consentNeeded?: boolean } = {},
  surface: 'portal' | 'phone' = 'portal',
): Promise<void> {
  await placeTeacher(address, { username, ...standing })
  await page.context().clearCookies()
  await addSession(page.context(), address, { username, surface })
}
