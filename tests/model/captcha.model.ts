import { verification } from '#api/contract/groups/verification.ts'
import { decodePngUrl } from '#tests/support/files/decode-png.ts'
import { moveServiceClock } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { gapOf } from '#tests/support/pages/puzzle.ts'
import { forgetCodes, openSmsForm } from '#tests/support/charts/codes.ts'
import { puzzleDialog } from '#tests/support/charts/login.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { captchaTable } from '#tests/support/charts/tables.ts'

const replaced: Readonly<Record<string, string>> = {
  wrong: '三次没有对准，已换一张图',
  expired: '验证图已失效，已换一张',
}

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const form = page.getByRole('form', { name: '短信登录' })
  const dialog = puzzleDialog(page)
  const slider = dialog.getByRole('slider')
  const says = (text: string) => dialog.getByRole('status').getByText(text).waitFor()
  let gap = 0
  page.on('response', async (response) => {
    if (!response.url().endsWith(verification.newCaptcha.path) || response.status() !== 200) return
    const { data } = await response.json()
    gap = gapOf(decodePngUrl(data.picture), decodePngUrl(data.piece), data.pieceY)
  })
  await forgetCodes(screen)
  return {
    openings: {
      anew: async () => {
        await openSmsForm(screen)
        await form.getByRole('textbox', { name: '手机号' }).fill(demoMobiles.gu)
        await form.getByRole('button', { name: '获取验证码' }).click()
        await screen.reveal(dialog)
      },
    },
    answers: {
      'solve.solved': async () => ({ change: (body) => body.replace(/\bx=\d+/, `x=${gap}`) }),
      'solve.expired': () => moveServiceClock(address, 121_000),
    },
    acts: {
      'piece.move': async ({ x }) => {
        await slider.press('Home')
        await slider.press(x === 10 ? 'Shift+ArrowRight' : 'End')
      },
      'piece.drop': () => slider.press('Enter'),
      'captcha.refresh': () => dialog.getByRole('button', { name: /^(换一张|重试)$/ }).click(),
    },
    states: {
      loading: () => says('正在取验证图…'),
      ready: async ({ context }) => {
        await says(replaced[context['replaced']] ?? '向右拖动，把拼图对准缺口')
        await slider.and(page.locator(`[aria-valuenow="${context['x']}"]`)).waitFor()
      },
      checking: () => says('正在验证…'),
      wrong: () => says('位置不对，请再试一次'),
      failed: () => dialog.getByText('服务器错误').waitFor(),
      solved: () => dialog.waitFor({ state: 'detached' }),
    },
  }
}

testOnScreen(
  {
    ...captchaTable,
    requests: { load: verification.newCaptcha.path, solve: verification.solveCaptcha.path },
    cast,
  },
  { states: 6, transitions: 13, paths: 8, undriven: [] },
)
