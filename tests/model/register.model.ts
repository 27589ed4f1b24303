import { account } from '#api/contract/groups/account.ts'
import { anotherBrowser, dressAs, sendCode } from '#tests/support/charts/codes.ts'
import { registerTable } from '#tests/support/charts/form-tables.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'

/** A new number for each path, with which nobody has applied yet. */
let applicants = 0

function cast(screen: Screen): Cast {
  const { page, address, reveal } = screen
  applicants += 1
  const mobile = `139000001${String(applicants).padStart(2, '0')}`
  const form = page.getByRole('form', { name: '注册账号' })
  const field = (name: string) => form.getByLabel(name, { exact: true })
  const submit = form.getByRole('button', { name: '提交申请' })
  const fill = async () => {
    const browser = anotherBrowser(address)
    await field('验证码').fill(await sendCode(browser, address, mobile, 'register'))
    await dressAs(browser, screen)
    await field('手机号').fill(mobile)
    await field('姓名').fill('王小明')
    await field('学校代码').fill('qiming')
    await form.getByRole('radio', { name: '初中' }).check()
    for (const name of ['密码', '确认密码']) await field(name).fill('Podium@2027')
    await form.getByRole('checkbox').check()
  }
  return {
    openings: {
      empty: async () => {
        screen.portal()
        await page.goto(`${address}/#/register`)
        await reveal(submit)
      },
    },
    answers: {
      'register.refused': async () => ({ change: (body) => body.replace('schoolCode=qiming', 'schoolCode=nowhere') }),
    },
    acts: { 'form.change': fill, 'form.submit': () => submit.click() },
    states: {
      editing: async ({ context: { wasTried, failure } }) => {
        await form.locator('button[type=submit]:not([aria-busy])').waitFor()
        if (wasTried === true) await form.getByText('请填写姓名').waitFor()
        if (failure?.kind === 'refused') await form.getByText('没有这个学校代码').waitFor()
        if (failure?.kind === 'unanswered') await form.getByText('填写的内容都还在，请再试一次。').waitFor()
      },
      submitting: () => form.locator('button[type=submit][aria-busy=true]').waitFor(),
      applied: () => page.getByRole('heading', { name: '申请已提交' }).waitFor(),
    },
  }
}

testOnScreen(
  {
    ...registerTable,
    payloads: { 'form.change': registerTable.payloads?.['form.change']?.slice(0, 1) ?? [] },
    // Input made while sending waits for the answer.
    isPossible: ({ type }, now) => type !== 'form.change' || now.matches('editing'),
    requests: { register: account.register.path },
    cast,
  },
  { states: 3, transitions: 6, paths: 4, undriven: [] },
)
