import { messagingLogin } from '#api/contract/groups/messaging-login.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { accountMenu } from '#tests/support/charts/browser.ts'
import { anotherBrowser, arriveAs, dressAs, forgetCodes, sendCode } from '#tests/support/charts/codes.ts'
import { bindMobileTable } from '#tests/support/charts/form-tables.ts'
import { settle } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

const teacher = demoMobiles.xu

/** Users of the demo's messaging app: one who gets bound, and others who never are. */
const people = { bound: '望舒', unbound: '南乔' } as const

async function cast(screen: Screen): Promise<Cast> {
  const { page, address, reveal } = screen
  const form = page.getByRole('form', { name: '绑定账号' })
  const browser = anotherBrowser(address)
  await settle(address, teacher)
  await forgetCodes(screen)
  return {
    openings: {
      stranger: async (events) => {
        const isBound = events.some(({ output }) => output?.kind === 'bound')
        const state = await arriveAs(browser, address, isBound ? people.bound : people.unbound)
        await dressAs(browser, screen)
        screen.portal()
        await page.goto(`${address}/#/bind/x/${state}`)
        await reveal(form)
      },
    },
    answers: {
      'bind.refused': async () => ({ change: (body) => body.replace(/verifyCode=\d+/, 'verifyCode=000000') }),
    },
    acts: {
      'form.change': async ({ changes }) => {
        if (changes.agreed === true) return form.getByRole('checkbox').check()
        await form.getByLabel('账号的手机号').fill(teacher)
        await form.getByLabel('验证码', { exact: true }).fill(await sendCode(browser, address, teacher, 'bind'))
      },
      'form.submit': () => form.getByRole('button', { name: '绑定并登录' }).click(),
    },
    states: {
      editing: async ({ context: { wasTried, failure, form: typed } }) => {
        await form.locator('button[type=submit]:not([aria-busy])').waitFor()
        if (wasTried === true && typed.agreed !== true) await form.getByText('请先阅读并同意以上三份文件').waitFor()
        if (failure?.kind === 'refused') await form.getByText('验证码不正确').waitFor()
        if (failure?.kind === 'unanswered') await form.getByText('服务器错误').waitFor()
      },
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      bound: () => reveal(accountMenu(page)),
    },
  }
}

const { answers = {}, openings } = bindMobileTable

testOnScreen(
  {
    ...bindMobileTable,
    openings: { stranger: openings['stranger'] ?? (() => ({})) },
    answers: { bind: answers['bind']?.slice(0, 2) ?? [] },
    isPossible: ({ type, changes }, now) => {
      const { form } = now.context
      // The button waits for both; input made while sending waits for the answer.
      if (type === 'form.submit') return form.mobile !== ''
      if (type !== 'form.change') return true
      return now.matches('editing') && ('mobile' in changes ? form.mobile === '' : changes.agreed && !form.agreed)
    },
    requests: { bind: messagingLogin.bind.path },
    cast,
  },
  { states: 3, transitions: 6, paths: 4, undriven: [] },
)
