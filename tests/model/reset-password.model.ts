import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { account } from '#api/contract/groups/account.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { anotherBrowser, dressAs, forgetCodes, sendCode } from '#tests/support/charts/codes.ts'
import { resetPasswordTable } from '#tests/support/charts/form-tables.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.lin

/** The part of the request that is corrupted, so that the service blames a field. */
const spoilt: Readonly<Record<string, readonly [RegExp, string]>> = {
  email: [/email=\w+/, 'email='],
  verificationCode: [/verifyCode=\d+/, 'verifyCode=000000'],
  confirmation: [/confirmation=.{4}/, 'confirmation=0000'],
}

/** The message for a refusal, by the field to blame; a request without an answer blames none. */
const failures: Readonly<Record<string, string>> = {
  email: '邮箱：格式不对，请检查',
  verificationCode: '验证码不正确',
  confirmation: '两次密码不一致',
  none: '没有收到答复，新密码可能已经生效',
}

/** What a step says about its fields when somebody tries to continue too early. */
const missing = { code: '手机号验证码不能为空', password: '请输入新密码' } as const

/** What each channel asks for first, and the message when it is missing. */
const channels: Readonly<Record<string, { readonly way: string; readonly label: string; readonly lack: string }>> = {
  mobile: { way: '用手机号', label: '手机号', lack: '手机号验证码不能为空' },
  email: { way: '用邮箱', label: '邮箱', lack: '请填写邮箱' },
}

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
  const type = async ({ changes }: AnyEventObject, { context: { channel } }: AnyMachineSnapshot) => {
    if (changes.mobile !== undefined) return field('手机号').fill(teacher)
    if (changes.email !== undefined) return field('邮箱').fill(changes.email)
    if (changes.password !== undefined) return typePassword(changes.password)
    // By e-mail the path ends at the address, which the service checks before the code.
    if (channel === 'email') return field('验证码').fill(changes.verificationCode)
    const browser = anotherBrowser(address)
    await field('验证码').fill(await sendCode(browser, address, teacher, 'password'))
    return dressAs(browser, screen)
  }
  const typePassword = async (password: string) => {
    for (const name of ['新密码', '确认密码']) await field(name).fill(password)
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
      'channel.choose': ({ channel }) => form.getByText(channels[channel]?.way ?? '', { exact: true }).click(),
      'form.change': type,
      'step.next': () => form.locator('button[type=submit]').click(),
      'step.back': () => form.getByRole('button', { name: '上一步' }).click(),
    },
    states: {
      askingMobile: async (snapshot) => {
        const { way = '', label = '', lack = '' } = channels[snapshot.context['channel']] ?? {}
        await form.getByRole('radio', { name: way, checked: true }).waitFor({ state: 'attached' })
        await step(label, lack)(snapshot)
      },
      askingCode: step('验证码', missing.code),
      askingPassword: step('新密码', missing.password),
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      reset: () => page.getByText('新密码已生效，请用它登录').waitFor(),
    },
  }
}

/** The field that a step shows. */
const shownIn = ({ value, context }: AnyMachineSnapshot): string =>
  value === 'askingMobile' ? context['channel'] : value === 'askingCode' ? 'verificationCode' : 'password'

const { answers = {} } = resetPasswordTable

testOnScreen(
  {
    ...resetPasswordTable,
    // Those refused because of who they are come by e-mail, so both channels are walked to their end.
    answers: { reset: (answers['reset'] ?? []).filter((answer) => Object(answer)['field'] !== 'mobile') },
    isPossible: ({ type, changes, channel, output }, now) => {
      const chosen = now.context['channel']
      if (type === 'form.change') return shownIn(now) in changes
      if (type === 'channel.choose') return channel !== chosen
      return output?.field !== 'email' || chosen === 'email'
    },
    requests: { reset: `{${account.resetPassword.path},${account.resetPasswordByEmail.path}}` },
    cast,
  },
  { states: 5, transitions: 16, paths: 11, undriven: [] },
)
