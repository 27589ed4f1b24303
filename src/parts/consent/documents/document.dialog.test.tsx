// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { onTestFinished, expect, test } from 'vitest'
import type { storageKeys } from '#api/ports/storage-keys.ts'
import type { ConsentDocumentId } from '#domain/accounts/consent.ts'
import type { sessionKeys } from '#domain/portal/constants.ts'
import type { Language } from '#domain/portal/language.ts'
import { LanguageProvider } from '#ui/language/language-context.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { DocumentDialog } from './document.dialog.tsx'

/** The text of one of the documents on a page with this contact. */
function textOf(document: ConsentDocumentId, contact: string, language: Language = 'zh-CN'): string {
  const meta = Object.assign(window.document.createElement('meta'), { name: 'podium-contact', content: contact })
  window.document.head.append(meta)
  onTestFinished(() => meta.remove())
  renderUi(
    <LanguageProvider value={language} onChange={() => {}}>
      <DocumentDialog document={document} opened onClose={() => {}} />
    </LanguageProvider>,
  )
  return screen.getByRole('dialog').textContent ?? ''
}

const contact = 'privacy@school.example'

test.each([
  ['privacy', 'zh-CN', `请写给 ${contact}；我们在 15 天内答复。`, '每 3 天清理一次'],
  ['privacy', 'en', `write to ${contact}; you get a reply within 15 days.`, 'cleared every 3 days'],
  ['children', 'zh-CN', `也可以写给 ${contact}。15 天内答复。`, '每 3 天清理一次'],
  ['children', 'en', `or write to ${contact}, and get a reply within 15 days.`, 'cleared every 3 days'],
] as const)('%s in %s names whom to write to, the reply and the clearing', (document, language, reply, clearing) => {
  const text = textOf(document, contact, language)
  expect({ reply: text.includes(reply), clearing: text.includes(clearing) }).toEqual({ reply: true, clearing: true })
})

test.each(['', '__CONTACT__'])('where nobody is named (%j) the way is through the school', (nobody) => {
  expect(textOf('privacy', nobody)).toContain('请联系学校的平台负责人，也就是给您开通账号的人；我们在 15 天内答复。')
})

/** The privacy policy's wording for each storage key: a new key does not compile until it is described. */
const wordings: Readonly<Record<keyof typeof storageKeys | keyof typeof sessionKeys, string>> = {
  lastCourse: '上次选的班级',
  language: '界面语言',
  answers: '还没提交的草稿',
  marks: '还没提交的草稿',
  paper: '还没提交的草稿',
  paperPart: '还没提交的草稿',
  paperMark: '还没提交的草稿',
  paperBase: '还没提交的草稿',
  basketChanges: '还没提交的草稿',
  blueprint: '还没提交的草稿',
  paperBlueprints: '还没提交的草稿',
  areaDraft: '还没提交的草稿',
  form: '还没提交的草稿',
  intents: '防止重复提交的编号',
  guide: '首次使用时的同意',
  smsCountdown: '收过验证码的手机号和邮箱（隐去大部分）和倒计时',
  bindOffered: '是否提示过绑定手机号',
  inputHistory: '搜索框里输过的内容',
  historySince: '搜索框里输过的内容',
  state: '断网前打开的页面、登录后要打开的页面',
  qrId: '扫码登录的编号',
  qrToken: '扫码登录的编号',
  reloadBudget: '页面没有取全时自动刷新的时间',
}

test('everything that a browser stores is described', () => {
  const text = textOf('privacy', contact)
  expect(Object.values(wordings).filter((words) => !text.includes(words))).toEqual([])
})
