// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { importPaper } from '#api/contract/groups/import-paper.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import { ImportPaperScreen } from './import-paper.screen.tsx'
import { importRow, readInfo } from './testing/import-fixtures.ts'

const open = (answers: Answers = {}, query = {}, work = browserWork()) =>
  openScreen(
    <ImportPaperScreen subjectId={203} />,
    {
      [importPaper.list.path]: () => ({ list: [], total: 0 }),
      [importPaper.upload.path]: () => ({ paperImportId: 3 }),
      [importPaper.info.path]: () => readInfo,
      [importPaper.cancel.path]: () => ({}),
      ...answers,
    },
    query,
    work,
  )

async function paste(text: string) {
  fireEvent.click(await screen.findByRole('tab', { name: '粘贴文字' }))
  fireEvent.change(screen.getByRole('textbox', { name: '试卷文字' }), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: '读取题目' }))
}

test('pasted text is sent as it is, and its review opens', async () => {
  const { sentTo, pushed } = open()
  await paste('1. 二加三？\n答案：五')
  await waitFor(() => expect(pushed).toEqual(['/import-paper/review?taskId=3']))
  const [sent] = sentTo(importPaper.upload)
  expect(new TextDecoder().decode(sent?.file ?? undefined)).toBe('1. 二加三？\n答案：五')
  // Its progress is only requested on the review page.
  expect(sentTo(importPaper.info)).toEqual([])
})

test('a pasted text is still there after it was read, to be changed', async () => {
  const work = browserWork()
  const first = open({}, {}, work)
  await paste('hello world')
  await waitFor(() => expect(first.pushed).toEqual(['/import-paper/review?taskId=3']))
  first.unmount()
  open({}, { way: 'paste' }, work)
  expect((await screen.findByRole<HTMLTextAreaElement>('textbox', { name: '试卷文字' })).value).toBe('hello world')
})

test('a chosen file is sent with its name; a refusal is shown in place, and another can be chosen', async () => {
  const { sentTo } = open({ [importPaper.upload.path]: () => refused('oldOfficeFile') })
  const file = new File(['abc'], '旧卷.doc')
  fireEvent.change(await screen.findByLabelText('选择文件', { selector: 'input' }), { target: { files: [file] } })
  expect((await screen.findByRole('alert')).textContent).toContain('这是旧版 Word 或 Excel 文件')
  expect(sentTo(importPaper.upload).map(({ fields }) => fields['fileName'])).toEqual(['旧卷.doc'])
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '选择文件' }).disabled).toBe(false)
})

test('a row says what became of its file and what to do next', async () => {
  const list = [
    importRow(),
    importRow({ paperImportId: 4, fileName: '', state: 'confirmed', paperId: 8 }),
    importRow({ paperImportId: 5, fileName: 'b.zip', state: 'failed', refusal: 'tooManyEntries', questionCount: 0 }),
    importRow({ paperImportId: 6, fileName: 'c.docx', state: 'running', done: 1, questionCount: 0 }),
  ]
  open({ [importPaper.list.path]: () => ({ list, total: 4 }) })
  const table = await screen.findByRole('table', { name: '导入记录' })
  await within(table).findByText('待核对')
  const rows = within(table).getAllByRole('row').slice(1)
  expect(
    rows.map((one) =>
      within(one)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent)
        .slice(0, 2),
    ),
  ).toEqual([
    ['期中练习.docx', '待核对'],
    ['粘贴的文字', '已入库'],
    ['b.zip', '压缩包里的文件超过 1000 个，请删去题目用不到的再导入'],
    ['c.docx', '正在读取，第 2 步，共 3 步'],
  ])
  const links = ['去核对：期中练习.docx', '打开试卷：粘贴的文字', '看原因：b.zip', '看进度：c.docx']
  expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    '#/import-paper/review?taskId=3',
    '#/my-paper/paper-lib?paperId=8',
    '#/import-paper/review?taskId=5',
    '#/import-paper/review?taskId=6',
  ])
})
