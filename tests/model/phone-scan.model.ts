import { expect } from 'vitest'
import { phone } from '#api/contract/groups/phone.ts'
import { qrLimits } from '#domain/portal/constants.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { moveServiceClock, placeTeacher } from '#tests/support/pages/doors.ts'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { browserWith, goTo } from '#tests/support/charts/browser.ts'
import { newCode, scanElsewhere, type ShownCode } from '#tests/support/charts/phone.ts'
import { testOnScreen } from '#tests/support/charts/screen-tests.ts'
import type { Cast, Screen } from '#tests/support/charts/screen.ts'
import { phoneScanTable } from '#tests/support/charts/tables.ts'

const { lin, xu } = demoMobiles

/** What is reported about the last decision while the question stays open. */
const problems: Readonly<Record<string, string>> = {
  matchMissing: '请输入电脑上的两位数字',
  matchWrong: '数字与电脑上的不一致，请再看一眼电脑',
  unanswered: '不知道送到没有。请再点一次。',
  refused: '您的密码需要先修改',
}

async function cast(screen: Screen): Promise<Cast> {
  const { page, address } = screen
  const { become, sessionOf } = browserWith(screen, 'phone')
  await placeTeacher(address, { username: lin })
  let code: ShownCode | null = null
  const qrId = () => code?.qrId ?? ''
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const heading = (name: string) => () => page.getByRole('heading', { name }).waitFor()
  const busy = (name: string) => page.locator('button[aria-busy=true]').filter({ hasText: name }).waitFor()
  const waiting = () => page.getByRole('status').getByText('正在打开…').waitFor()
  const gone = {
    expired: () => moveServiceClock(address, qrLimits.life),
    decided: () => scanElsewhere(address, lin, qrId(), true),
    signedOut: () => become(null),
    /** The refusal for somebody who must change the password. */
    refused: async () => {
      await placeTeacher(address, { username: lin, mustChangePassword: true })
      await become(await sessionOf(lin))
    },
  }
  const answersOf = (id: string) => Object.entries(gone).map(([kind, answer]) => [`${id}.${kind}`, answer])
  const outcomesOf = (id: string) =>
    (['signedIn', 'tooManyDevices'] as const).map((outcome) => [
      `${id}.${outcome}`,
      async () => ({ code: 0, data: { outcome } }),
    ])
  return {
    openings: {
      code: async (events) => {
        code = await newCode(
          address,
          events.some(({ output }) => output?.computer?.needsMatch === true),
        )
        await page.goto(`${address}/phone/#/scan?qrId=${qrId()}`)
      },
      home: async () => void (await page.goto(`${address}/phone/`)),
    },
    answers: {
      'check.teacher': async () => become(await sessionOf(lin)),
      'check.nobody': () => become(null),
      'scan.scannedByOther': () => scanElsewhere(address, xu, qrId(), false),
      'confirm.matchWrong': async () => {
        const number = await code?.wrongNumber()
        return { change: (body) => body.replace(/matchNumber=\d+/, `matchNumber=${number}`) }
      },
      ...Object.fromEntries(['scan', 'confirm', 'cancel'].flatMap(answersOf)),
      // There is no computer to sign in: the service's own tests cover its answers.
      ...Object.fromEntries(['confirmedOutcome', 'deviceLimitReachedOutcome'].flatMap(outcomesOf)),
    },
    acts: {
      'code.open': async () => {
        code = await newCode(address, false)
        await goTo(page, `/scan?qrId=${qrId()}`)
      },
      'session.retry': () => press('重试'),
      'code.retry': () => press('重试'),
      'code.close': () => press('回到首页'),
      'teacher.enter': async () => {
        await page.getByRole('textbox', { name: '账号' }).fill(lin)
        await page.getByLabel('密码', { exact: true }).fill(demoPassword)
        await press('登录')
      },
      'teacher.leave': (_event, now) => press(now.matches('scannedByOther') ? '换账号登录' : '退出登录'),
      'match.change': ({ text }) => page.getByRole('textbox', { name: '电脑上的两位数字' }).fill(text),
      'decision.confirm': () => press('确认登录'),
      'decision.cancel': () => press('取消'),
    },
    states: {
      checking: waiting,
      unreachable: heading('现在不能扫码登录'),
      signedOut: heading('老师登录'),
      ready: heading('用手机相机扫电脑上的二维码'),
      scanning: waiting,
      asking: async ({ context: { problem, match, computer } }) => {
        await page.locator('button[aria-busy=true]').waitFor({ state: 'detached' })
        await heading('要在这台电脑上登录讲台吗？')()
        if (computer.needsMatch === true) expect(await page.getByRole('textbox').inputValue()).toBe(match)
        const message = problems[problem?.kind]
        if (message !== undefined) await page.getByText(message).waitFor()
      },
      confirming: () => busy('确认中…'),
      cancelling: () => busy('取消中…'),
      confirmed: heading('已确认，请看电脑'),
      deviceLimitReached: heading('设备已满，电脑还没有登录'),
      entered: heading('电脑已登录'),
      cancelled: heading('已取消'),
      expired: heading('二维码已过期'),
      decided: heading('这个二维码已经确认或取消'),
      scannedByOther: heading('这个二维码已被另一个账号扫过'),
      failed: heading('没能打开这个二维码'),
      leaving: waiting,
    },
  }
}

const { answers = {} } = phoneScanTable

/** A phone's session that is too old outlives its code here: the service's clock moves for both. */
const isCausable = (answer: unknown) => Object(answer)['kind'] !== 'signInAgain'

testOnScreen(
  {
    ...phoneScanTable,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, all]) => [
        id,
        all
          .filter(isCausable)
          .map((answer) =>
            Object(answer)['kind'] === 'scanned' ? { ...Object(answer), remaining: qrLimits.life } : answer,
          ),
      ]),
    ),
    isPossible: ({ type, text, output }, { context }) => {
      const needsMatch = context['computer']?.needsMatch === true
      if (type === 'match.change') return needsMatch && text !== context['match']
      if (output?.kind === 'matchWrong') return needsMatch && type.endsWith('.confirm')
      // Of the answers that leave the question open, one decision gets a wrong number and the other a refusal.
      if (output?.kind === 'refused') return !type.endsWith('.confirm')
      // A number other than the one on the computer.
      return !(needsMatch && output?.kind === 'done')
    },
    requests: {
      check: phone.who.path,
      scan: phone.scan.path,
      confirm: phone.confirm.path,
      cancel: phone.cancel.path,
      confirmedOutcome: phone.outcome.path,
      deviceLimitReachedOutcome: phone.outcome.path,
      leave: phone.logout.path,
    },
    cast,
  },
  {
    states: 25,
    transitions: 56,
    paths: 36,
    // A page polls many times before it stops watching.
    undriven: [
      'phoneScan.confirmed.watched: xstate.after.confirmedWatch.phoneScan.confirmed.watched → phoneScan.confirmed.unwatched',
      'phoneScan.deviceLimitReached.watched: xstate.after.deviceLimitReachedWatch.phoneScan.deviceLimitReached.watched → phoneScan.deviceLimitReached.unwatched',
    ],
    unentered: ['phoneScan.confirmed.unwatched', 'phoneScan.deviceLimitReached.unwatched'],
  },
)
