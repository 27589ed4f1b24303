// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bank } from '#api/contract/groups/bank.ts'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import { ReviewImportScreen } from './review-import.screen.tsx'
import { importRow, readInfo } from './testing/import-fixtures.ts'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

const open = (answers: Answers = {}, work = browserWork()) =>
  openScreen(
    <ReviewImportScreen paperImportId={3} />,
    {
      [importPaper.info.path]: () => readInfo,
      [importPaper.confirm.path]: () => ({ questionCount: 2, paperId: 8 }),
      [importPaper.cancel.path]: () => ({}),
      ...answers,
    },
    {},
    work,
  )

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

const linesIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('every question is shown next to its original, with what was not understood in it', async () => {
  open()
  await waitFor(() => expect(pageHead()).toEqual(['期中练习.docx', '读出 2 道题，另有 2 处没有认出，请对照原文核对']))
  expect(screen.getAllByRole('region', { name: '原文' }).map(({ textContent }) => textContent)).toEqual([
    '原文1. Our cat ____ on the roof. A. sleep B. slept',
    '原文2. Look at the map. A. left B. right',
  ])
  expect(linesIn(screen.getByRole('region', { name: /没有认出的内容/ }))).toEqual(['第 1 段不属于任何一道题姓名：____'])
  expect(linesIn(screen.getByRole('region', { name: '这道题里没有认出的' }))).toEqual([
    '第 4 段图片，格式或大小不支持，没有读入地图',
  ])
})

test('a position names its worksheet, and a question its difficulty without being opened', async () => {
  const sheet = '第二单元'
  const questions = readInfo.questions.map((one, at) => ({
    ...one,
    difficulty: at === 0 ? 1 : 3,
    items: at === 0 ? one.items : [...one.items, ...one.items],
    position: { kind: 'row', no: 5, sheet },
  }))
  const notUnderstood = [{ position: { kind: 'row', no: 9, sheet }, reason: 'cell', text: '分值：两分', at: null }]
  open({ [importPaper.info.path]: () => ({ ...readInfo, questions, notUnderstood }) })
  const missed = await screen.findByRole('region', { name: /没有认出的内容/ })
  expect(linesIn(missed)).toEqual(['工作表“第二单元”第 9 行这一格的写法不认得，没有采用，请按“修改”选好分值：两分'])
  expect(screen.getAllByText('工作表“第二单元”第 5 行').length).toBe(2)
  expect(screen.getAllByText(/^难度/).map(({ textContent }) => textContent)).toEqual(['难度：易', '难度：难'])
})

test('a picture is shown in the original and in the question read from it', async () => {
  open()
  const pictures = await screen.findAllByRole('img', { name: 'a cat' })
  expect(pictures.map((one) => one.getAttribute('src'))).toEqual([1, 2].map(() => `/client/picture/${'c'.repeat(32)}`))
})

test('formulas are rendered in a Word original and in a numeric answer; those of a text stay as typed', async () => {
  const original = String.raw`1. Half is $\frac{1}{2}$ of it`
  const [word, typed] = readInfo.questions.map((one) => {
    const items = one.items.map((item) => ({ ...item, kind: 'number', options: [], right: [String.raw`\frac{1}{2}`] }))
    return { ...one, original, items }
  })
  const inLine = { ...typed, position: { kind: 'line', no: 2 } }
  open({ [importPaper.info.path]: () => ({ ...readInfo, questions: [word, inLine] }) })
  const shown = async (name: string) =>
    (await screen.findAllByRole('region', { name })).map((region) => region.querySelectorAll('math').length)
  await waitFor(async () =>
    expect([await shown('原文'), await shown('读出的题目')]).toEqual([
      [1, 0],
      [1, 1],
    ]),
  )
  expect(screen.getByText(/Half is \$/).textContent).toBe(original)
})

test('a table is rendered in a Word original; that of a text stays as typed', async () => {
  const original = '1. Read the table.\n| x | 0 |\n| y | $\\frac{1}{2}$ |\nIs y a function of x?'
  const [word, typed] = readInfo.questions.map((one) => ({ ...one, original }))
  const inLine = { ...typed, position: { kind: 'line', no: 2 } }
  open({ [importPaper.info.path]: () => ({ ...readInfo, questions: [word, inLine] }) })
  const originals = await screen.findAllByRole('region', { name: '原文' })
  await waitFor(() => expect(originals[0]?.querySelectorAll('math').length).toBe(1))
  const rowsOf = (region: HTMLElement) =>
    within(region)
      .queryAllByRole('row')
      .map(({ textContent }) => textContent?.slice(0, 2))
  expect(originals.map(rowsOf)).toEqual([['x0', 'y1'], []])
  expect(originals[1]?.textContent).toBe(`原文${original}`)
})

test('a missing answer is filled in in place, then everything is saved with a paper of the given name', async () => {
  const { sentTo } = open()
  await screen.findByText('入库 2 道题')
  press('入库 2 道题')
  expect(sentTo(importPaper.confirm)).toEqual([])
  expect(textsOf('alert')).toEqual(['还有 1 道题缺内容，请补好或不选去第一处'])
  press('修改第 2 题')
  fireEvent.change(screen.getByRole('textbox', { name: '答案' }), { target: { value: ' b' } })
  fireEvent.change(screen.getByRole('textbox', { name: '试卷名称' }), { target: { value: '七年级练习' } })
  expect(screen.queryByText('缺答案')).toBeNull()
  press('入库 2 道题')
  await waitFor(() => expect(textsOf('heading')).toEqual(['期中练习.docx', '2 道题已经入库']))
  expect(screen.getByRole('link', { name: '去编辑试卷' }).getAttribute('href')).toBe('#/paper-editor?paperId=8')
  const [sent] = sentTo(importPaper.confirm)
  const questions = JSON.parse(String(sent?.fields['questions'])) as { items: { right: string[] }[] }[]
  expect({ paperTitle: sent?.fields['paperTitle'], rights: questions.map(({ items }) => items[0]?.right) }).toEqual({
    paperTitle: '七年级练习',
    rights: [['B'], ['B']],
  })
})

test('a question left out needs no answer and is not sent', async () => {
  const { sentTo } = open()
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第 2 题' }))
  press('入库 1 道题')
  await screen.findByText('2 道题已经入库')
  const questions = JSON.parse(String(sentTo(importPaper.confirm)[0]?.fields['questions'])) as unknown[]
  expect(questions.length).toBe(1)
})

test('a refusal is shown above the questions, which keep their corrections', async () => {
  open({ [importPaper.confirm.path]: () => refused('importedPaperTooLong') })
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第 2 题' }))
  press('入库 1 道题')
  expect((await screen.findByRole('alert')).textContent).toContain('题目太多，放不进一份试卷')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '选第 2 题' }).checked).toBe(false)
})

test('an import is cancelled only after a question', async () => {
  const { sentTo } = open()
  await screen.findByText('入库 2 道题')
  press('取消导入')
  const dialog = await screen.findByRole('dialog')
  fireEvent.click(within(dialog).getByRole('button', { name: '取消导入' }))
  await waitFor(() => expect(textsOf('heading')).toEqual(['期中练习.docx', '这次导入已取消']))
  expect(sentTo(importPaper.cancel).length).toBe(1)
})

test('a refused file says why', async () => {
  const failed = importRow({ state: 'failed', refusal: 'documentType' })
  open({ [importPaper.info.path]: () => ({ ...readInfo, import: failed, questions: [], notUnderstood: [] }) })
  expect((await screen.findByRole('alert')).textContent).toBe(
    '文件里的 XML 带有 DOCTYPE 或外部实体，不能导入，请删去后再试',
  )
})

test('a pasted text without questions can be changed; one that is in the bank is forgotten', async () => {
  const work = browserWork()
  work.keepDraft('paper-import-text', { text: 'hello world' })
  const failed = importRow({ fileName: '', state: 'failed', refusal: 'questionsUnmarked' })
  const first = open({ [importPaper.info.path]: () => ({ ...readInfo, import: failed, questions: [] }) }, work)
  const link = await screen.findByRole('link', { name: '修改文字' })
  expect(textsOf('heading')).toEqual(['粘贴的文字', '这段文字没有读成'])
  expect({ href: link.getAttribute('href'), draft: work.draft('paper-import-text') }).toEqual({
    href: '#/import-paper?way=paste',
    draft: { text: 'hello world' },
  })
  first.unmount()
  open({ [importPaper.info.path]: () => ({ ...readInfo, import: importRow({ fileName: '' }) }) }, work)
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第 2 题' }))
  press('入库 1 道题')
  await screen.findByText('2 道题已经入库')
  expect(work.draft('paper-import-text')).toBe(null)
})

test('corrections survive a reload, until they are saved', async () => {
  const work = browserWork()
  const first = open({}, work)
  fireEvent.click(await screen.findByRole('checkbox', { name: '选第 2 题' }))
  fireEvent.change(screen.getByRole('textbox', { name: '试卷名称' }), { target: { value: '七年级练习' } })
  first.unmount()
  open({}, work)
  const isChosen = (await screen.findByRole<HTMLInputElement>('checkbox', { name: '选第 2 题' })).checked
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: '试卷名称' }).value
  expect({ title, isChosen }).toEqual({ title: '七年级练习', isChosen: false })
  press('入库 1 道题')
  await screen.findByText('2 道题已经入库')
  expect(work.draft('paper-import-3')).toBe(null)
})

test('what may be a duplicate stays selected, and is compared with the other question', async () => {
  const near = [
    { nearInBank: 7, nearBefore: null },
    { nearInBank: null, nearBefore: 0 },
  ]
  const questions = readInfo.questions.map((one, at) => ({ ...one, ...near[at] }))
  open({
    [importPaper.info.path]: () => ({ ...readInfo, questions }),
    [bank.detail.path]: () => ({ ...bankQuestion(7), usage: { papers: [], answers: 0, facility: null } }),
  })
  await screen.findByRole('button', { name: '可能重复：对照题库里的题' })
  expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^选第/ }).map(({ checked }) => checked)).toEqual([
    true,
    true,
  ])
  press('可能重复：对照题库里的题')
  const compared = within(await screen.findByRole('dialog', { name: '对照两道题' }))
  await compared.findByText(/Third person/)
  expect(compared.getByRole('region', { name: '题库里的题' }).textContent).toBe(
    '题库里的题He ____ home at 701.A.goesB.go单选难度：易2 分一般现在时答案：A解析：Third person.',
  )
  fireEvent.click(compared.getByRole('button', { name: '关闭' }))
  press('可能重复：对照第 1 题')
  const both = within(await screen.findByRole('dialog', { name: '对照两道题' }))
  expect(both.getAllByRole('region').map(({ textContent }) => textContent)).toEqual([
    '读出的题目Look at the map.A.leftB.right单选难度：中2 分没有答案',
    '第 1 题Our cat ____ on the roof.A.sleepB.slept单选难度：中2 分答案：B',
  ])
})
