import { verification } from '#api/contract/groups/verification.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { solvePuzzle } from '#tests/support/pages/puzzle.ts'
import { anotherBrowser, forgetCodes, openSmsForm, sendCode } from '#tests/support/charts/codes.ts'
import { puzzleDialog } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { smsCountdownTable } from '#tests/support/charts/tables.ts'

const { lin, xu } = demoMobiles

const notices: Readonly<Record<string, string>> = {
  recipientInvalid: '手机号无效，请检查是否有误！',
  tooSoon: '获取验证码过于频繁，请稍后再次尝试!',
  sent: '验证码发送成功，请注意查收！',
  refused: '服务器错误',
}

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const form = page.getByRole('form', { name: '短信登录' })
  const get = form.getByRole('button', { name: /获取|发送/ })
  await forgetCodes(screen)
  return {
    openings: { anew: () => openSmsForm(screen) },
    answers: {
      'send.tooSoon': async () => {
        const mobile = await form.getByRole('textbox', { name: '手机号' }).inputValue()
        await sendCode(anotherBrowser(address), address, mobile)
      },
    },
    acts: {
      'recipient.change': ({ text }) => form.getByRole('textbox', { name: '手机号' }).fill(text),
      'code.request': () => get.click(),
      'captcha.solve': () => solvePuzzle(page),
      'notice.forget': () => form.getByRole('textbox', { name: '手机号' }).press('Enter'),
      'captcha.close': () => puzzleDialog(page).getByRole('button', { name: '取消' }).click(),
    },
    states: {
      ready: async ({ context }) => {
        await form.getByRole('button', { name: /^(获取验证码|重新获取)$/ }).waitFor()
        const notice = notices[context['notice']?.kind]
        if (notice !== undefined) await form.getByText(notice).waitFor()
      },
      challenged: () => screen.reveal(puzzleDialog(page).getByRole('slider')),
      sending: () => form.getByRole('button', { name: '发送中…' }).waitFor(),
      counting: () => form.getByRole('button', { name: /^\d+s 后重新获取$/ }).waitFor(),
    },
  }
}

const { answers = {}, openings } = smsCountdownTable

testOnScreen(
  {
    ...smsCountdownTable,
    openings: { anew: openings['anew'] ?? (() => ({})) },
    answers: { send: answers['send']?.slice(0, 2) ?? [] },
    payloads: { ...smsCountdownTable.payloads, 'recipient.change': [{ text: lin }, { text: xu }, { text: '138' }] },
    isPossible: ({ text }, { context }) => text === undefined || text !== context['recipient'],
    requests: { send: verification.sendCode.path },
    cast,
  },
  { states: 4, transitions: 16, paths: 10, undriven: [] },
)
