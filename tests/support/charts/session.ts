import type { Page } from 'playwright-core'
import type { AnyEventObject } from 'xstate'
import { user } from '#api/contract/groups/user.ts'
import { readRetry } from '#domain/portal/constants.ts'
import { placeTeacher } from '#tests/support/pages/doors.ts'
import { actsOfHost } from '#tests/support/pages/host.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { browserWith } from './browser.ts'
import type { Screen, ScreenTable } from './screen.ts'

const { lin, xu } = demoMobiles

/** Dialogs of the session by their titles. */
export const sessionDialogs = {
  expired: '登录已过期，请重新登录',
  otherTab: '已在别的页面退出登录',
  taken: '现在登录的是另一个账号',
  password: '请先设置新密码',
  consent: '文件有更新，请重新同意',
  binding: '绑定手机号',
} as const

/** The check of who is signed in reports somebody else. */
export const isAskingWho: NonNullable<ScreenTable['isOwn']> = (request) =>
  !request.url().endsWith(user.teacherInfo.path) || !('x-expected-uid' in request.headers())

/** The portal in a browser in which the model's teachers sign in and out. */
export async function sessionOn(screen: Screen) {
  const { page, address, held, reveal } = screen
  const { become, sessionOf } = browserWith(screen, 'portal')
  for (const username of [lin, xu]) await placeTeacher(address, { username })
  // Signing in ends the browser's previous session, so each sign-in is a new one.
  const becomes = async (uid: number) => become(await sessionOf(uid === 8 ? xu : lin))
  /** A read without an answer is repeated once before it counts as lost. */
  const loseRetries = async () => {
    const { path } = user.teacherInfo
    for (let attempt = 1; attempt < readRetry.tries; attempt += 1) {
      await held.release(path, 'lost')
      await reveal(() => held.count(path) > 0)
    }
  }
  return {
    become,
    becomes,
    sessionOf,
    press: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }).click(),
    loginPage: page.getByRole('textbox', { name: '账号' }),
    /** Checks that of these dialogs only the wanted one is shown; none for null. */
    onlyDialog: (names: readonly string[], wanted: string | null) =>
      reveal(async () => {
        const isShown = names.map((name) => page.getByRole('dialog', { name }).isVisible())
        return (await Promise.all(isShown)).every((shown, at) => shown === (names[at] === wanted))
      }),
    isHandedBack: () => reveal(async () => isBackOnce(page)),
    /** The service's answers about who is signed in, by kind. */
    whoAnswers: {
      teacher: ({ output }: AnyEventObject) => becomes(output.person.uid),
      nobody: () => become(null),
      lost: loseRetries,
    },
  }
}

const isBackOnce = async (page: Page): Promise<boolean> =>
  (await actsOfHost(page)).filter((act) => act === 'backToLogin').length === 1
