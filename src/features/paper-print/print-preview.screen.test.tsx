// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { print } from '#api/contract/groups/print.ts'
import { SaveFileProvider } from '#api/queries/save-file-context.tsx'
import { type Answers, lost } from '#tests/support/documents/fake-answers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { PrintPreviewScreen } from './print-preview.screen.tsx'

const usual = {
  paperId: '12',
  size: 'a4',
  columns: 'one',
  answers: 'none',
  analysis: 'false',
  sealed: 'false',
  version: 'A',
}

const file = (type: string, name: string) => () =>
  new Response('content', {
    headers: {
      'content-type': type,
      'content-disposition': `attachment; filename="x"; filename*=UTF-8''${encodeURIComponent(name)}`,
    },
  })

beforeEach(() => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:page', revokeObjectURL: () => {} }))
  return () => vi.unstubAllGlobals()
})

function open(answers: Answers = {}, query: Readonly<Record<string, string>> = {}) {
  const saved = vi.fn(async (_name: string, _blob: Blob) => {})
  const opened = openScreen(
    <SaveFileProvider value={saved}>
      <PrintPreviewScreen paperId={12} />
    </SaveFileProvider>,
    {
      [print.pages.path]: () => ({
        paperTitle: '第五单元检测',
        pages: ['<svg/>', '<svg/>'],
        unset: [],
        wrongNumbers: [],
      }),
      [print.pdf.path]: file(print.pdf.output.file, '第五单元检测.pdf'),
      ...answers,
    },
    query,
  )
  return { ...opened, namesSaved: () => saved.mock.calls.map(([name]) => name) }
}

test('every page is shown with its number', async () => {
  const { sentTo } = open()
  expect((await screen.findAllByRole('img')).map((page) => page.getAttribute('alt'))).toEqual([
    '试卷第 1 页，共 2 页',
    '试卷第 2 页，共 2 页',
  ])
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('第五单元检测')
  expect(sentTo(print.pages).map(({ fields }) => fields)).toEqual([usual])
})

test('questions whose blanks do not fit are named above the pages', async () => {
  const wrongNumbers = [{ printed: '3–12', wrong: [[11, 'numberExtra'] as const] }]
  open({ [print.pages.path]: () => ({ paperTitle: '第五单元检测', pages: ['<svg/>'], unset: [], wrongNumbers }) })
  expect((await screen.findByRole('note')).textContent).toBe('第 3–12 题的空编号有误：11（没有对应的小题）')
})

test('changing an option loads other pages and is kept in the address', async () => {
  const { sentTo, address } = open()
  fireEvent.click(await screen.findByRole('radio', { name: 'A3 横放' }))
  fireEvent.click(screen.getByRole('radio', { name: '卷末' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '印解析' }))
  fireEvent.click(screen.getByRole('checkbox', { name: '密封线' }))
  fireEvent.click(screen.getByRole('radio', { name: 'B 卷' }))
  const chosen = { size: 'a3', columns: 'two', answers: 'end', analysis: 'true', sealed: 'true', version: 'B' }
  await waitFor(() => expect(sentTo(print.pages).at(-1)?.fields).toEqual({ ...usual, ...chosen }))
  expect(address.get()).toEqual(chosen)
  expect(screen.getByText(/^B 卷的选项/).textContent).toBe('B 卷的选项换了次序，答案随着换；再印一次次序不变。')
  fireEvent.click(screen.getByRole('radio', { name: '不印答案' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '印解析' }).disabled).toBe(true)
})

test('while the pages under another option are made, the title stays, and neither the old pages nor printing are offered', async () => {
  const printed = { paperTitle: '第五单元检测', pages: ['<svg/>'], unset: [], wrongNumbers: [] }
  const made = [printed, new Promise<typeof printed>(() => {})]
  open({ [print.pages.path]: () => made.shift() })
  await screen.findByRole('img')
  fireEvent.click(screen.getByRole('radio', { name: '两栏' }))
  await waitFor(() => expect(screen.queryByRole('img')).toBeNull())
  expect({
    title: screen.getByRole('heading', { level: 1 }).textContent,
    isPrintable: !screen.getByRole<HTMLButtonElement>('button', { name: '打印' }).disabled,
  }).toEqual({ title: '第五单元检测', isPrintable: false })
})

test.each([
  [{}, '#/my-paper/paper-lib?paperId=12', '#/answer-sheet-html?paperId=12'],
  [
    { version: 'B', from: 'editor' },
    '#/paper-editor?paperId=12',
    '#/answer-sheet-html?paperId=12&version=B&from=editor',
  ],
])('leads back to where it was opened, and to the answer sheet of its version: %j', async (query, back, sheet) => {
  open({}, query)
  const links = [await screen.findByRole('link', { name: '返回试卷' }), screen.getByRole('link', { name: '答题卡' })]
  expect(links.map((link) => link.getAttribute('href'))).toEqual([back, sheet])
})

test('the PDF is saved as shown; a failure to make one is reported', async () => {
  const answers = [file(print.pdf.output.file, '第五单元检测.pdf'), lost]
  const { namesSaved, sentTo } = open({ [print.pdf.path]: () => answers.shift()?.() }, { version: 'B' })
  const button = await screen.findByRole('button', { name: '下载 PDF' })
  fireEvent.click(button)
  await waitFor(() => expect(namesSaved()).toEqual(['第五单元检测.pdf']))
  expect(sentTo(print.pdf).map(({ fields }) => fields)).toEqual([{ ...usual, version: 'B' }])
  fireEvent.click(button)
  expect((await screen.findByRole('dialog')).textContent).toBe('文件没有生成服务器错误取消再试一次')
})

test('the Word file is saved as shown, and formulas without a Word equation are listed', async () => {
  const plain = [[], [String.raw`\foo{x}`]]
  const { namesSaved, sentTo } = open(
    {
      [print.word.path]: file(print.word.output.file, '第五单元检测.docx'),
      [print.plainInWord.path]: () => ({ formulas: plain.shift() }),
    },
    { answers: 'end' },
  )
  const button = await screen.findByRole('button', { name: '下载 Word' })
  fireEvent.click(button)
  await waitFor(() => expect(namesSaved()).toEqual(['第五单元检测.docx']))
  expect(sentTo(print.word).map(({ fields }) => fields)).toEqual([{ ...usual, answers: 'end' }])
  expect(sentTo(print.plainInWord).map(({ fields }) => fields)).toEqual([{ ...usual, answers: 'end' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  fireEvent.click(button)
  const dialog = await screen.findByRole('dialog', { name: /文件已下载/ })
  expect(dialog.textContent).toContain(String.raw`按输入的样子写着，请在 Word 里改好：\foo{x}`)
})

test('a file that could not be made can be retried', async () => {
  const answers = [lost, file(print.word.output.file, '第五单元检测.docx')]
  const { namesSaved } = open({
    [print.word.path]: () => answers.shift()?.(),
    [print.plainInWord.path]: () => ({ formulas: [] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: '下载 Word' }))
  const dialog = await screen.findByRole('dialog', { name: /文件没有生成/ })
  expect(namesSaved()).toEqual([])
  fireEvent.click(within(dialog).getByRole('button', { name: '再试一次' }))
  await waitFor(() => expect(namesSaved()).toEqual(['第五单元检测.docx']))
})

test('the questions are saved for other systems', async () => {
  const { namesSaved, sentTo } = open({ [print.qti.path]: file(print.qti.output.file, '第五单元检测-QTI.zip') })
  fireEvent.click(await screen.findByRole('button', { name: '导出 QTI' }))
  await waitFor(() => expect(namesSaved()).toEqual(['第五单元检测-QTI.zip']))
  expect(sentTo(print.qti).map(({ fields }) => fields)).toEqual([{ paperId: '12' }])
})

test('formulas that cannot be typeset are listed', async () => {
  open({
    [print.pages.path]: () => ({ paperTitle: '卷', pages: ['<svg/>'], unset: [String.raw`\foo{x}`], wrongNumbers: [] }),
  })
  const note = await screen.findByText('有 1 个公式排不出来，卷上按输入的样子印：')
  expect(note.closest('[role=status]')?.textContent).toBe(String.raw`有 1 个公式排不出来，卷上按输入的样子印：\foo{x}`)
})

test('pages that failed to load can be loaded again', async () => {
  const answers = [lost, () => ({ paperTitle: '卷', pages: ['<svg/>'], unset: [], wrongNumbers: [] })]
  open({ [print.pages.path]: () => answers.shift()?.() })
  fireEvent.click(await screen.findByRole('button', { name: '刷新试试' }))
  await screen.findByRole('img', { name: '试卷第 1 页，共 1 页' })
  expect(screen.getByRole('region', { name: '试卷各页' }).textContent).toBe('共 1 页')
})

test('a paper that its owner deleted says so, instead of its pages', async () => {
  const takenBack = { ownerName: '林知夏', isDeleted: true }
  open({ [print.pages.path]: () => undefined, [paperSharing.takenBack.path]: () => ({ takenBack }) })
  await screen.findByRole('heading', { name: '林知夏 删除了这份试卷' })
  expect(screen.queryByRole('alert')).toBeNull()
})

test('the pages are sent to the printer', async () => {
  const asked = vi.spyOn(window, 'print').mockImplementation(() => {})
  open()
  await screen.findAllByRole('img')
  fireEvent.click(screen.getByRole('button', { name: '打印' }))
  expect(asked).toHaveBeenCalledTimes(1)
})
