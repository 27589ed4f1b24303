import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { account } from '#api/contract/areas/account.ts'
import { demoMobiles } from '#tests/support/e2e-pages.ts'
import { anotherBrowser, dressAs, forgetCodes, sendCode } from '#tests/support/machine-codes.ts'
import { resetPasswordTable } from '#tests/support/machine-form-tables.ts'
import { settle } from '#tests/support/machine-login.ts'
import { testOnScreen } from '#tests/support/machine-screen-tests.ts'
import type { Cast, Screen } from '#tests/support/machine-screen.ts'

const teacher = demoMobiles.lin

/** What of the request is spoilt, so that the service blames a field. */
const spoilt: Readonly<Record<string, readonly [RegExp, string]>> = {
  mobile: [/mobile=\d+/, 'mobile=138'],
  verifyCode: [/verifyCode=\d+/, 'verifyCode=000000'],
  confirmation: [/confirmation=.{4}/, 'confirmation=0000'],
}

/** What is told of a refusal, by the field to blame; of a request that was not answered under no field. */
const failures: Readonly<Record<string, string>> = {
  mobile: '手机号：格式不对，请检查',
  verifyCode: '验证码不正确',
  confirmation: '两次密码不一致',
  none: '没有收到答复，新密码可能已经生效',
}

/** What a step says of its fields when somebody goes on too early. */
const missing = { mobile: '手机号验证码不能为空', code: '手机号验证码不能为空', password: '请输入新密码' } as const

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const form = page.getByRole('form', { name: '忘记密码' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  await settle(address, teacher)
  await forgetCodes(screen)
  const step =
    (name: string, lack: string) =>
    async ({ context: { wasTried, failure } }: AnyMachineSnapshot) => {
      await form.locator('button[type=submit]:not([aria-busy])').waitFor()
      await field(name).waitFor()
      if (wasTried === true) await form.getByText(lack).first().waitFor()
      if (failure !== null) await form.getByText(failures[failure.field ?? 'none'] ?? '').waitFor()
    }
  const type = async ({ changes }: AnyEventObject) => {
    if (changes.mobile !== undefined) return field('手机号').fill(teacher)
    if (changes.verifyCode === undefined)
      for (const name of ['新密码', '确认密码']) await field(name).fill(changes.password)
    else {
      const browser = anotherBrowser(address)
      await field('验证码').fill(await sendCode(browser, address, teacher, 'password'))
      await dressAs(browser, screen)
    }
  }
  return {
    openings: {
      empty: async () => {
        screen.portal()
        await page.goto(`${address}/#/password`)
        await reveal(form)
      },
    },
    answers: {
      'reset.refused': async ({ output }) => {
        const [pattern, text] = spoilt[output.field] ?? ['', '']
        return { change: (body) => body.replace(pattern, text) }
      },
    },
    acts: {
      'form.change': type,
      'step.next': () => form.locator('button[type=submit]').click(),
      'step.back': () => form.getByRole('button', { name: '上一步' }).click(),
    },
    states: {
      askingMobile: step('手机号', missing.mobile),
      askingCode: step('验证码', missing.code),
      askingPassword: step('新密码', missing.password),
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      reset: () => page.getByText('新密码已生效，请用它登录').waitFor(),
    },
  }
}

/** The field that each step shows. */
const shownIn = { askingMobile: 'mobile', askingCode: 'verifyCode', askingPassword: 'password', submitting: 'password' }

testOnScreen(
  {
    ...resetPasswordTable,
    isPossible: ({ type, changes }, { value }) =>
      type !== 'form.change' || Object.entries(shownIn).some(([step, name]) => step === value && name in changes),
    requests: { reset: account.resetPassword.path },
    cast,
  },
  { states: 5, transitions: 15, paths: 11, undriven: [] },
)
