import { signOn } from '#api/contract/groups/sign-on.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import {
  closeDevices,
  fillDevices,
  devicesDialog,
  guess,
  hasTooMany,
  isReachable,
  openLoginPage,
  puzzleDialog,
  settle,
  wrongPassword,
} from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { passwordLoginTable } from '#tests/support/charts/tables.ts'

const teacher = demoMobiles.lin

const missing: Readonly<Record<string, string>> = {
  account: '用户密码不能为空',
  password: '用户密码不能为空',
  consent: '请先阅读并同意以上三份文件',
}

/** The message after a failed sign-in, by reason. */
const failures: Readonly<Record<string, string>> = { wrongPassword: '登录名或密码错误', refused: '服务器错误' }

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const form = page.getByRole('form', { name: '登录' })
  const account = form.getByRole('textbox', { name: '账号' })
  const idle = form.locator('button[type=submit]:not([aria-busy])')
  await settle(address, teacher)
  return {
    openings: { empty: () => openLoginPage(screen) },
    answers: {
      'login.captchaNeeded': () => guess(address, teacher),
      'login.wrongPassword': async () => wrongPassword,
      'login.tooManyDevices': () => fillDevices(address, teacher),
    },
    acts: {
      'account.change': ({ text }) => account.fill(text),
      'password.change': ({ text }) => form.getByLabel('密码', { exact: true }).fill(text),
      'consent.change': ({ agreed }) => form.getByRole('checkbox').setChecked(agreed),
      'form.submit': () => account.press('Enter'),
      'captcha.solve': () => solvePuzzle(page),
      'captcha.close': () => puzzleDialog(page).getByRole('button', { name: '取消' }).click(),
      'devices.close': () => closeDevices(page),
    },
    states: {
      editing: async ({ context }) => {
        await idle.waitFor()
        await form.getByRole('alert').waitFor({ state: 'detached' })
        const lack = missing[context['missing']]
        if (lack !== undefined) await form.getByText(lack).waitFor()
      },
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      challenged: () => screen.reveal(puzzleDialog(page).getByRole('slider')),
      failed: (snapshot) =>
        hasTooMany(snapshot)
          ? screen.reveal(devicesDialog(page))
          : form
              .getByRole('alert')
              .getByText(failures[snapshot.context['failure'].kind] ?? '')
              .waitFor(),
      signedIn: () => screen.portal().waitFor(),
    },
  }
}

const { answers = {}, openings } = passwordLoginTable

testOnScreen(
  {
    ...passwordLoginTable,
    openings: { empty: openings['empty'] ?? (() => ({})) },
    answers: { login: answers['login']?.slice(0, 4) ?? [] },
    isPossible: isReachable,
    requests: { login: signOn.passwordLogin.path },
    cast,
  },
  { states: 5, transitions: 18, paths: 13, undriven: [] },
)
