// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { storageKeys } from '#api/ports/storage-keys.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { noArrival } from '#domain/accounts/login-arrival.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { click, field, loadLazyParts, openLogin } from '../testing/open-login.tsx'

beforeAll(loadLazyParts)

const guide = () => screen.queryByRole('dialog', { name: '使用前请阅读' })
const consent = () => screen.getByRole<HTMLInputElement>('checkbox', { name: '我已阅读并同意' })

test('同意 ticks the box and is stored with the versions of the documents', async () => {
  const { local } = await openLogin({ isKnown: false })
  expect({ isGuideGone: guide() === null, checked: consent().checked }).toEqual({ isGuideGone: false, checked: false })
  await click('button', '同意')
  expect({ guide: guide(), checked: consent().checked, kept: local.read(storageKeys.guide) }).toEqual({
    guide: null,
    checked: true,
    kept: currentConsent.join(','),
  })
})

test('it comes first, takes the focus and describes itself; 同意 moves on to the first empty field', async () => {
  await openLogin({ isKnown: false, arrival: { ...noArrival, account: '13800000001' } })
  expect(document.activeElement).toBe(guide())
  expect(descriptionOf(screen.getByRole('dialog'))).toBe(
    '继续使用即表示您已阅读 隐私政策、用户许可协议、儿童隐私政策。学生答卷只用于教学。',
  )
  expect(guide()?.compareDocumentPosition(screen.getByRole('main'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await click('button', '同意')
  expect(document.activeElement).toBe(screen.getByLabelText('密码'))
})

test('the focus is not taken from somebody who is already typing', async () => {
  const elsewhere = document.body.appendChild(document.createElement('input'))
  onTestFinished(() => elsewhere.remove())
  elsewhere.focus()
  await openLogin({ isKnown: false })
  expect({ isGuideGone: guide() === null, isFocusKept: document.activeElement === elsewhere }).toEqual({
    isGuideGone: false,
    isFocusKept: true,
  })
})

test('whoever answered before is not asked, and ticks the box again', async () => {
  await openLogin()
  expect({ guide: guide(), checked: consent().checked }).toEqual({ guide: null, checked: false })
})

test('a changed document is asked about again', async () => {
  const local = memoryStorage()
  local.write(storageKeys.guide, currentConsent.join(',').replace(/\d{4}/, '2020'))
  await openLogin({ isKnown: false, local })
  expect(guide()).not.toBeNull()
})

test('放弃并退出 shows a farewell with a way back, and is not stored', async () => {
  const { local } = await openLogin({ isKnown: false })
  await click('button', '放弃并退出')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('您已退出讲台')
  expect({ account: screen.queryByRole('textbox', { name: '账号' }), kept: local.read(storageKeys.guide) }).toEqual({
    account: null,
    kept: null,
  })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '返回登录' }))
  await click('button', '返回登录')
  expect({ isGuideGone: guide() === null, account: field('账号').value }).toEqual({ isGuideGone: false, account: '' })
})

test('the documents can be opened from it', async () => {
  await openLogin({ isKnown: false })
  await click('button', '隐私政策', guide())
  expect(screen.getByRole('dialog', { name: '隐私政策' }).textContent).toMatch(
    /^隐私政策一、我们保存什么您的姓名、登录名、手机号/,
  )
})
