import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paper } from '#api/contract/groups/paper.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { demoMobiles, openAddress, openPortal } from '#tests/support/pages/pages.ts'
import { otherBrowser } from '#tests/support/pages/sessions.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct('with a paper that two teachers edit')
const title = '两个人的试卷'
const [ownerName, colleagueName] = ['林知夏', '许望舒']
let browser: Browser
let owner: Page
let colleague: Page
let paperId: number

beforeAll(async () => {
  browser = await connectBrowser()
  owner = await openPortal(browser, address, demoMobiles.lin)
  colleague = await openPortal(browser, address, demoMobiles.xu)
  const elsewhere = await otherBrowser(address, demoMobiles.lin)
  const pager = { currentPage: 1, pageSize: 1 }
  const { list } = await elsewhere.get(paper.list, { subjectId: subjects.juniorEnglish, scope: 'mine', pager })
  ;({ paperId } = await elsewhere.get(paperEditing.copy, { paperId: list[0]?.paperId ?? 0, title }))
})

afterAll(() => browser.close())

const openEditor = (page: Page) => openAddress(page, `${address}/#/paper-editor?paperId=${paperId}`)

/** Begins to name the paper anew; nothing is handed in until the field is left. */
async function typeTitle(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /修改试卷名称$/ }).click()
  await page.getByRole('textbox', { name: '试卷名称' }).fill(text)
}

const showsTitle = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text }).waitFor()

const says = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor()

const takeOver = (page: Page) => page.getByRole('button', { name: '在这里编辑' }).click()

/** The dialog in which the owner shares the paper. */
async function openSharing() {
  await openAddress(owner, `${address}/#/my-paper?keyword=${encodeURIComponent(title)}`)
  await owner.getByRole('button', { name: /^更多操作：/ }).click()
  await owner.getByRole('menuitem', { name: '分享', exact: true }).click()
  return owner.getByRole('dialog', { name: /^分享/ })
}

test('a colleague is let edit a paper, and what they save is the owner’s, who takes over and lets them no longer', async () => {
  const sharing = await openSharing()
  await sharing.getByRole('searchbox').fill(colleagueName)
  await sharing.getByRole('button', { name: `选择：${colleagueName}` }).click()
  await sharing.getByRole('checkbox', { name: `可以编辑：${colleagueName}` }).check()
  await sharing.getByRole('button', { name: '分享给 1 人' }).click()
  await sharing.getByRole('button', { name: `撤回：${colleagueName}` }).waitFor()

  await openEditor(colleague)
  await typeTitle(colleague, `${title} 一`)
  await colleague.keyboard.press('Enter')
  await says(colleague, '已保存')

  await openEditor(owner)
  await says(owner, `${colleagueName} 正在编辑这份试卷`)
  await showsTitle(owner, `${title} 一`)
  await takeOver(owner)
  await typeTitle(owner, `${title} 二`)
  await owner.keyboard.press('Enter')
  await says(colleague, `${ownerName} 正在编辑这份试卷`)
  await showsTitle(colleague, `${title} 二`)

  await takeOver(colleague)
  await typeTitle(colleague, `${title} 三`)
  const right = (await openSharing()).getByRole('checkbox', { name: `可以编辑：${colleagueName}` })
  await right.click()
  await expect.poll(() => right.isChecked()).toBe(false)
  await colleague.keyboard.press('Enter')
  await says(colleague, `${ownerName} 收回了编辑权，您现在只能看和复制这份试卷。您没有保存的改动还在这台电脑上。`)
  await colleague.getByRole('button', { name: '复制后编辑' }).click()
  await says(colleague, '已保存')
  await showsTitle(colleague, `${title} 三`)
  expect(new URL(colleague.url()).hash).not.toContain(`paperId=${paperId}`)

  const { paperTitle } = await (await otherBrowser(address, demoMobiles.lin)).get(paper.detail, { paperId })
  expect(paperTitle).toBe(`${title} 二`)
})

test('what a colleague was writing when the owner deleted the paper becomes a paper of their own', async () => {
  const elsewhere = await otherBrowser(address, demoMobiles.lin)
  const { list } = await elsewhere.get(paperSharing.sharedWith, { paperId })
  await elsewhere.get(paperSharing.letEdit, { paperId, uids: list.map(({ uid }) => uid), canEdit: true })
  await openEditor(colleague)
  await typeTitle(colleague, `${title} 四`)
  await elsewhere.get(paperEditing.remove, { paperId })
  await colleague.keyboard.press('Enter')
  await says(colleague, `${ownerName} 收回或删除了这份试卷，您不能再改。您没有保存的改动还在这台电脑上。`)
  await colleague.getByRole('button', { name: '存成我的试卷' }).click()
  await says(colleague, '已保存')
  await showsTitle(colleague, `${title} 四`)
  expect(new URL(colleague.url()).hash).not.toContain(`paperId=${paperId}`)
})
