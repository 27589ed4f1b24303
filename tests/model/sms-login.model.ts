import { signOn } from '#api/contract/groups/sign-on.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { browserOf, forgetCodes, openSmsForm, sendCode } from '#tests/support/charts/codes.ts'
import {
  closeDevices,
  fillDevices,
  devicesDialog,
  hasTooMany,
  isReachable,
  settle,
} from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { smsLoginTable } from '#tests/support/charts/tables.ts'

const teacher = demoMobiles.lin

const problems: Readonly<Record<string, string>> = {
  mobileMissing: '手机号验证码不能为空',
  mobileInvalid: '手机号格式不正确',
  codeMissing: '手机号验证码不能为空',
  codeInvalid: '验证码格式不正确',
  consentMissing: '请先阅读并同意以上三份文件',
}

const failures: Readonly<Record<string, string>> = { codeRefused: '验证码', refused: '服务器错误' }

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const form = page.getByRole('form', { name: '短信登录' })
  const mobile = form.getByRole('textbox', { name: '手机号' })
  /** The right code instead of the one that was typed. */
  const right = async () => {
    await forgetCodes(screen)
    const code = await sendCode(await browserOf(screen), address, teacher)
    return { change: (body: string) => body.replace(/verifyCode=\d+/, `verifyCode=${code}`) }
  }
  await settle(address, teacher)
  return {
    openings: { empty: () => openSmsForm(screen) },
    answers: {
      'login.signedIn': right,
      'login.tooManyDevices': async () => {
        const code = await right()
        await fillDevices(address, teacher)
        return code
      },
    },
    acts: {
      'mobile.change': ({ text }) => mobile.fill(text),
      'code.change': ({ text }) => form.getByRole('textbox', { name: '验证码' }).fill(text),
      'consent.change': ({ agreed }) => form.getByRole('checkbox').setChecked(agreed),
      'form.submit': () => mobile.press('Enter'),
      'devices.close': () => closeDevices(page),
    },
    states: {
      editing: async (snapshot) => {
        await form.locator('button[type=submit]:not([aria-busy])').waitFor()
        if (hasTooMany(snapshot)) return screen.reveal(devicesDialog(page))
        const { problem, failure } = snapshot.context
        const message = problems[problem] ?? failures[failure?.kind]
        if (message !== undefined) await form.getByText(message).filter({ visible: true }).last().waitFor()
      },
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      signedIn: () => screen.portal().waitFor(),
    },
  }
}

const { answers = {}, openings } = smsLoginTable

testOnScreen(
  {
    ...smsLoginTable,
    openings: { empty: openings['empty'] ?? (() => ({})) },
    answers: { login: answers['login']?.slice(0, 3) ?? [] },
    isPossible: isReachable,
    requests: { login: signOn.codeLogin.path },
    cast,
  },
  { states: 3, transitions: 10, paths: 7, undriven: [] },
)
