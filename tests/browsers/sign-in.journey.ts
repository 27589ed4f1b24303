import { expect, test } from 'vitest'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { codeSentTo } from '#tests/support/pages/doors.ts'
import { solvePuzzle } from './puzzle.ts'
import { readCode } from './person.ts'
import { signInByPassword, type Journey } from './stage.ts'

const { lin, xu, gu } = demoMobiles

/** The three ways for a teacher to sign in at a computer. */
export const signIn: Journey = ({ address, come }) => {
  test('signing in by password', async () => {
    const teacher = await come('/#/login')
    await signInByPassword(teacher, lin)
    expect((await teacher.see(['heading', '今天'])).text).toBe('今天')
  })

  test('signing in by SMS code, after dragging the puzzle piece into place with the mouse', async () => {
    const teacher = await come('/#/login')
    await teacher.press(['tab', '短信登录'])
    await teacher.fill(xu, ['textbox', '手机号'])
    await teacher.press(['button', '获取验证码'])
    await solvePuzzle(teacher)
    await teacher.read('验证码发送成功，请注意查收！')
    await teacher.fill(await codeSentTo(address, xu), ['textbox', '验证码'])
    await teacher.press(['checkbox', /^我已阅读并同意/])
    await teacher.press(['button', '登录'])
    expect((await teacher.see(['heading', '今天'])).text).toBe('今天')
  })

  test('signing in by a code on the screen that a phone scans and confirms', async () => {
    const computer = await come('/#/login')
    const url = await readCode(computer, '登录二维码')
    expect(url).toMatch(`${address}/phone/#/scan?qrId=`)
    const phone = await come(url, 'phone')
    await signInByPassword(phone, gu, false)
    await phone.see(['heading', '要在这台电脑上登录讲台吗？'])
    await computer.read('请在手机端确认登录', ['region', '扫码登录'])
    await phone.press(['button', '确认登录'])
    await phone.see(['heading', '已确认，请看电脑'])
    expect((await computer.see(['heading', '今天'])).text).toBe('今天')
  })
}
