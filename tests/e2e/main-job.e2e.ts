import { buffer } from 'node:stream/consumers'
import type { Browser, Page } from 'playwright-core'
import { readSheet } from 'read-excel-file/node'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignDialog, firstStudent } from '#tests/support/pages/assign.ts'
import { openPage, pathOf } from '#tests/support/pages/pages.ts'
import { connectBrowser, lendProduct } from '#tests/support/product/lent-product.ts'

const address = await lendProduct()

/**
 * The main job, with figures calculated by hand: one teacher, three students of 七年级(1)班. The first hands in with a
 * double click whose answer is lost, the second loses the network halfway, the third never hands in. Unit 1 单元检测 has 14
 * items and 33 points: choices 1–8 (1 point each, keys CBCDBDCA), reading 9–12 (2 points each, keys DCBA), sentence 13
 * (2 points), writing 14 (15 points: 5 + 6 + 4).
 */
const keys = 'CBCDBDCADCBA'
const assignmentName = '第一单元 端到端'

const first = {
  user: 'qm0701001',
  choices: keys,
  // Marking ignores case and the full stop.
  sentence: 'my desk mate and I are both from beijing',
  writing: 'Hello, everyone! My name is Li Hua. I like drawing. Nice to meet you all.',
  marks: ['4', '5', '3'],
}

const second = {
  user: 'qm0701002',
  // 7, 8, 11 and 12 are wrong.
  choices: 'CBCDBDACDCAB',
  sentence: 'My desk mate and I is both from Beijing.',
  writing: 'My name is Li Hua. I am thirteen.',
  marks: ['3', '3', '2'],
}

const third = 'qm0701003'

let browser: Browser
let teacher: Page
/** The page of the student currently answering. */
let student: Page

beforeAll(async () => {
  browser = await connectBrowser()
  teacher = await openPage(browser)
})

afterAll(() => browser.close())

test('a teacher signs in and chooses a school paper', async () => {
  await teacher.goto(`${address}/#/login`)
  await teacher.getByRole('textbox', { name: '账号' }).fill('13800000001')
  await teacher.getByLabel('密码', { exact: true }).fill('Podium@2026')
  await teacher.getByRole('checkbox').check()
  await teacher.getByRole('button', { name: '登录', exact: true }).click()
  await teacher.getByRole('heading', { name: '今天' }).waitFor()
  await teacher.getByRole('navigation').getByRole('link', { name: '布置', exact: true }).click()
  await teacher
    .getByRole('row', { name: /Unit 1 单元检测/ })
    .getByRole('button', { name: /布置/ })
    .click()
  await assignDialog(teacher).waitFor()
  expect(pathOf(teacher)).toBe('/paper-select')
})

test('she assigns it to three students', async () => {
  const dialog = assignDialog(teacher)
  await dialog.getByRole('textbox', { name: '任务名' }).fill(assignmentName)
  await dialog.getByRole('radio', { name: '部分学生' }).check()
  for (const user of [first.user, second.user, third]) {
    await dialog.getByRole('textbox', { name: '搜索姓名或账号' }).fill(user)
    await firstStudent(teacher).check()
  }
  await dialog.getByRole('button', { name: '明天 20:00' }).click()
  await dialog.getByRole('button', { name: '布置', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await teacher.getByRole('link', { name: '练习报告' }).click()
  expect(await cellsOf(assignmentName)).toEqual({ ...runningRow, 提交: '0', 未交: '3', 待批: '0', 操作: '报告' })
})

test('the first student answers every item', async () => {
  student = await openPaper(first.user)
  await answerAll(student, first)
  expect(await student.getByRole('textbox', { name: '第 14 题的答案' }).inputValue()).toBe(first.writing)
})

test("a double click whose answer is lost hands in the first student's work exactly once", async () => {
  const page = student
  await page.getByRole('button', { name: '交卷' }).click()
  let submits = 0
  await page.route('**/client/student/test/submit', async (route) => {
    submits += 1
    const answer = await route.fetch()
    if (submits === 1) await route.abort('connectionreset')
    else await route.fulfill({ response: answer })
  })
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).dblclick()
  await page.getByText('14 题', { exact: false }).first().waitFor()
  await page
    .getByText(/已交|交上/)
    .first()
    .waitFor()
  await expect.poll(() => submits).toBeGreaterThanOrEqual(2)
  await page.goto(`${address}/student/`)
  await page.getByRole('listitem').filter({ hasText: assignmentName }).getByText('等老师批改和发布成绩').waitFor()
  await page.context().close()
})

test('the second student loses the network halfway and loses no answer', async () => {
  const page = await openPaper(second.user)
  await answerAll(page, second, async (no) => {
    if (no === 6) await page.context().setOffline(true)
    if (no === 10) await page.getByText('断网中，已存在本机').waitFor()
  })
  expect(await page.getByRole('textbox', { name: '第 14 题的答案' }).inputValue()).toBe(second.writing)
  student = page
})

test("once the network is back the second student's answers are saved and handed in", async () => {
  const page = student
  await page.context().setOffline(false)
  await page.getByText('答案已自动保存').waitFor()
  await page.reload()
  await page.getByRole('button', { name: '交卷' }).click()
  expect(await page.getByRole('dialog').innerText()).toContain('14 题都答了')
  await page.getByRole('dialog').getByRole('button', { name: '交卷' }).click()
  await page
    .getByText(/已交|交上/)
    .first()
    .waitFor()
  await page.context().close()
})

test('the teacher ends the assignment and marks both writings by keyboard', async () => {
  await teacher.reload()
  expect(await cellsOf(assignmentName)).toEqual({
    ...runningRow,
    任务: `${assignmentName}新提交`,
    提交: '2',
    未交: '1',
    待批: '2',
    操作: '批改',
  })
  const row = teacher.getByRole('row', { name: new RegExp(assignmentName) })
  await row.getByRole('button', { name: /更多/ }).click()
  await teacher.getByRole('menuitem', { name: '提前结束' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: /结束/ }).click()
  await row.getByText('已结束').waitFor()
  await row.getByRole('link', { name: /批改/ }).click()
  await teacher.getByText('共 2 份，还剩 2 份').waitFor()
  for (const { marks } of [first, second]) {
    for (const key of marks) await teacher.keyboard.press(key)
    await teacher.keyboard.press('Enter')
  }
  await teacher.getByRole('heading', { name: '全部批完' }).waitFor()
  await teacher.getByRole('button', { name: '发布成绩' }).click()
  await teacher.getByRole('dialog').getByRole('button', { name: '发布成绩' }).click()
  await teacher.getByText('成绩已发布').first().waitFor()
  await teacher.getByRole('link', { name: '看报告' }).click()
  await teacher.getByRole('heading', { name: assignmentName }).waitFor()
})

test('every figure of the report matches a calculation by hand', async () => {
  // Objective: first 8 + 8 + 2 = 18; second 6 + 4 + 0 = 10. Written: 4 + 5 + 3 = 12 and 3 + 3 + 2 = 8. Totals 30 and 18.
  const text = (await teacher.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')
  expect(text).toContain('3 应交 ＝ 2 已批 ＋ 0 待批 ＋ 1 未交')
  // Mean (30 + 18) / 2, median the same, deviation 6, passed at 60 % of 33 = 19.8: one of two.
  for (const figure of ['24.0 均分', '24.0 中位数', '6.0 标准差', '30 / 18 最高 / 最低', '1/ 2 及格，50%'])
    expect(text).toContain(figure)
  // 30 of 33 is 91 %, 18 of 33 is 55 %.
  expect(await rowsOf('分数分布')).toEqual([
    ['不足 60%', '1'],
    ['60–69%', '0'],
    ['70–79%', '0'],
    ['80–89%', '0'],
    ['90–100%', '1'],
  ])
  const students = await rowsOf('学生')
  // There is no room beside the distribution for the parts of a total; the workbook has them.
  expect(students.map(([rank, , total]) => ({ rank, total }))).toEqual([
    { rank: '1', total: '30' },
    { rank: '2', total: '18' },
    { rank: '–', total: '–' },
  ])
  // A wrong sentence is shown on its own line below its item.
  const items = (await rowsOf('逐题分析')).filter((cells) => cells.length > 1)
  expect(Object.fromEntries(items.map(([no, , facility]) => [no, facility]))).toEqual({
    ...Object.fromEntries([1, 2, 3, 4, 5, 6, 9, 10].map((no) => [no, '100%'])),
    ...Object.fromEntries([7, 8, 11, 12, 13].map((no) => [no, '50%'])),
    // (12 + 8) / 2 of 15
    14: '67%',
  })
})

test('the exported workbook matches the screen', async () => {
  const downloading = teacher.waitForEvent('download')
  await teacher.getByRole('button', { name: /导出 Excel/ }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`七(1)班-${assignmentName}-成绩报告.xlsx`)
  const workbook = await buffer(await download.createReadStream())
  const column = async (sheet: string, name: string) => {
    const [heads = [], ...rows] = await readSheet(workbook, sheet)
    return rows.map((row) => row[heads.indexOf(name)])
  }
  expect(await column('学生', '总分')).toEqual([30, 18, null])
  expect(await column('学生', '客观')).toEqual([18, 10, null])
  expect(await column('学生', '书面')).toEqual([12, 8, null])
  expect(await column('逐题', '均分')).toEqual([1, 1, 1, 1, 1, 1, 0.5, 0.5, 2, 2, 1, 1, 1, 10])
})

test('the first student sees the score and the answers', async () => {
  const page = await signIn(first.user)
  await page.getByRole('link', { name: new RegExp(assignmentName) }).click()
  await page.getByText('14 题中拿满分 13 题').waitFor()
  expect((await page.getByRole('main').innerText()).replaceAll(/\s+/g, ' ')).toContain('30/ 33 分')
  await page.context().close()
})

async function signIn(user: string): Promise<Page> {
  const page = await openPage(browser, 'phone')
  await page.goto(`${address}/student/`)
  await page.getByRole('textbox', { name: '账号' }).fill(user)
  await page.getByLabel('密码', { exact: true }).fill('Podium@2026')
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await page.getByRole('heading', { name: '我的作业' }).waitFor()
  return page
}

async function openPaper(user: string): Promise<Page> {
  const page = await signIn(user)
  await page.getByRole('link', { name: new RegExp(assignmentName) }).click()
  await page.getByRole('button', { name: '开始', exact: true }).click()
  await page.getByText('第 1 题，共 14 题').waitFor()
  return page
}

interface Sheet {
  readonly choices: string
  readonly sentence: string
  readonly writing: string
}

/** Answers every item in order; `before` runs before each. */
async function answerAll(page: Page, sheet: Sheet, before: (no: number) => Promise<void> = async () => {}) {
  for (let no = 1; no <= 14; no += 1) {
    await page.getByText(`第 ${no} 题，共 14 题`).waitFor()
    await before(no)
    const letter = sheet.choices[no - 1]
    if (letter !== undefined) await page.getByRole('radio', { name: new RegExp(`^${letter}`) }).check({ force: true })
    else await page.getByRole('textbox', { name: `第 ${no} 题的答案` }).fill(no === 13 ? sheet.sentence : sheet.writing)
    if (no < 14) await page.getByRole('button', { name: '下一题' }).click()
  }
}

/** The row of the running assignment, whatever has been handed in; the assignment began when the test reached it. */
const runningRow = {
  任务: assignmentName,
  类型: '作业',
  开始: expect.stringMatching(/^今天 \d\d:\d\d$/),
  截止: '明天 20:00',
  进度: '',
  状态: '进行中',
}

/** The texts of an assignment's row by column heading. */
async function cellsOf(name: string): Promise<Record<string, string>> {
  const row = teacher.getByRole('row', { name: new RegExp(name) })
  await row.waitFor()
  const heads = await teacher.getByRole('columnheader').allInnerTexts()
  const cells = await row.getByRole('cell').allInnerTexts()
  return Object.fromEntries(heads.map((head, index) => [head.trim(), (cells[index] ?? '').trim()]))
}

/** The texts of a table's rows in the report. */
async function rowsOf(name: string): Promise<string[][]> {
  const rows = await teacher.getByRole('table', { name }).locator('tbody tr').all()
  return Promise.all(rows.map(async (row) => (await row.locator('th, td').allInnerTexts()).map((text) => text.trim())))
}
