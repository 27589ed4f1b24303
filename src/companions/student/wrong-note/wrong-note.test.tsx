// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { ownWrongNote, type OwnEntry } from '#api/contract/groups/own-wrong-note.ts'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { givenChoices } from '#parts/wrong-filters/testing/given-choices.ts'
import { type Answers, lost } from '#tests/support/documents/fake-answers.ts'
import { browserWork, openScreen } from '#tests/support/documents/open-screen.tsx'
import { WrongNoteScreen } from './wrong-note.screen.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

const entryOf = (itemId: number, over: Partial<OwnEntry> = {}): OwnEntry => ({
  item: { itemId, no: itemId, kind: 'blank', stem: `stem ${itemId}`, options: [], score: 20 },
  passage: '',
  blank: null,
  subjectId: 203,
  type: 1,
  knowledgeId: 7,
  knowledge: '名词复数',
  assignmentName: '第五单元检测',
  day: '2026-11-18',
  value: 'liberry',
  crop: null,
  wrongCount: 1,
  rights: 0,
  rightsNeeded: 2,
  isMastered: false,
  causes: [],
  remark: '',
  ...over,
})

const entries = [entryOf(1), entryOf(2, { value: ' ', rights: 1 }), entryOf(3, { isMastered: true })]

const outcome = {
  isRight: true,
  key: { kind: 'blank', accept: ['library'] },
  analysis: '图书馆',
  rights: 1,
  rightsNeeded: 2,
  isMastered: false,
}

const bookOf = (own: readonly OwnEntry[], over: object = {}) => ({
  entries: own,
  total: own.length,
  choices: givenChoices(),
  ...over,
})

const openBook = (answers: Answers = {}, work = browserWork()) =>
  openScreen(<WrongNoteScreen />, { [ownWrongNote.list.path]: () => bookOf(entries), ...answers }, {}, work)

const cardOf = async (no: number) => within(await screen.findByLabelText(`第五单元检测，第 ${no} 题，11-18`))

test('questions are grouped by knowledge point, mastered ones folded away', async () => {
  openBook()
  await cardOf(1)
  expect(screen.getAllByText(/^上次答：/).map(({ textContent }) => textContent.trim())).toEqual([
    '上次答：liberry 错 1 次',
    '上次答：空着 错 1 次 已连续答对 1 / 2 次',
    '上次答：liberry 错 1 次',
  ])
  expect(pageHead()).toEqual(['我的错题', '还有 2 题没掌握，已掌握 1 题'])
  expect(screen.getByText('写作、解答不到 60% 才算错题；其他丢分题在“订正”里。').tagName).toBe('P')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['名词复数 2 题'])
  expect(screen.getByText('已掌握 1 题').closest('details')?.open).toBe(false)
})

test('a last answer that stands on a sheet alone is shown as it stands there', async () => {
  const crop = { scanPageId: 7, area: { x: 20, y: 40, w: 60, h: 8 } }
  openBook({ [ownWrongNote.list.path]: () => bookOf([entryOf(1, { value: onSheet, crop })]) })
  const card = await cardOf(1)
  const picture = card.getByRole('img', { name: '我在答题卡上的作答' })
  expect({ picture: picture.getAttribute('src'), note: card.queryByText(/见答题卡/) }).toEqual({
    picture: scanCropAddress(7, crop.area),
    note: null,
  })
})

test('a retry is sent once, and its outcome shows the right answer and the progress', async () => {
  const { sentTo } = openBook({ [ownWrongNote.retry.path]: () => outcome })
  const card = await cardOf(1)
  fireEvent.click(card.getByRole('button', { name: '重做' }))
  const send = card.getByRole('button', { name: '提交' })
  expect(send).toHaveProperty('disabled', true)
  fireEvent.change(card.getByRole('textbox', { name: '你的答案' }), { target: { value: 'library' } })
  fireEvent.click(send)
  expect((await card.findByRole('status')).textContent).toBe('答对了已连续答对 1 / 2 次答案library解析 图书馆')
  expect(
    sentTo(ownWrongNote.retry).map(({ fields }) => ({ itemId: fields['itemId'], value: fields['value'] })),
  ).toEqual([{ itemId: '1', value: 'library' }])
  fireEvent.click(card.getByRole('button', { name: '再做一次' }))
  expect(card.getByRole('textbox', { name: '你的答案' })).toHaveProperty('value', '')
})

test('a question mastered now counts as mastered, whichever button folds it away', async () => {
  const mastered = { ...outcome, rights: 2, isMastered: true }
  const seen = async (button: string) => {
    let isSent = false
    const { unmount } = openBook({
      [ownWrongNote.list.path]: () => bookOf([entryOf(2, { rights: 1, isMastered: isSent })]),
      [ownWrongNote.retry.path]: () => {
        isSent = true
        return mastered
      },
    })
    const card = await cardOf(2)
    fireEvent.click(card.getByRole('button', { name: '重做' }))
    fireEvent.change(card.getByRole('textbox', { name: '你的答案' }), { target: { value: 'library' } })
    fireEvent.click(card.getByRole('button', { name: '提交' }))
    await card.findByText('这道题掌握了')
    const stillCounting = card.queryByText(/已连续答对/)
    fireEvent.click(card.getByRole('button', { name: button }))
    await screen.findByText('已掌握 1 题')
    const head = pageHead()
    unmount()
    return { stillCounting, head }
  }
  const folded = { stillCounting: null, head: ['我的错题', '还有 0 题没掌握，已掌握 1 题'] }
  expect([await seen('收起这道题'), await seen('收起')]).toEqual([folded, folded])
})

test('an answer that did not arrive stays and can be sent again', async () => {
  const answers = [lost, () => outcome]
  openBook({ [ownWrongNote.retry.path]: () => answers.shift()?.() })
  const card = await cardOf(1)
  fireEvent.click(card.getByRole('button', { name: '重做' }))
  fireEvent.change(card.getByRole('textbox', { name: '你的答案' }), { target: { value: 'library' } })
  fireEvent.click(card.getByRole('button', { name: '提交' }))
  await card.findByRole('alert')
  expect(card.getByRole('textbox', { name: '你的答案' })).toHaveProperty('value', 'library')
  fireEvent.click(card.getByRole('button', { name: '提交' }))
  expect((await card.findByRole('status')).textContent).toBe('答对了已连续答对 1 / 2 次答案library解析 图书馆')
})

test('one press sets a cause, and a note is kept', async () => {
  const { sentTo } = openBook({
    [ownWrongNote.setCause.path]: () => ({ causes: ['粗心'] }),
    [ownWrongNote.saveRemark.path]: () => ({}),
  })
  const card = await cardOf(1)
  fireEvent.click(card.getByRole('button', { name: '重做' }))
  fireEvent.click(card.getByRole('button', { name: '粗心' }))
  await waitFor(() =>
    expect(
      sentTo(ownWrongNote.setCause).map(({ fields }) => ({ cause: fields['cause'], isSet: fields['isSet'] })),
    ).toEqual([{ cause: '粗心', isSet: 'true' }]),
  )
  fireEvent.change(card.getByRole('textbox', { name: '笔记' }), { target: { value: '记住' } })
  fireEvent.click(card.getByRole('button', { name: '保存笔记' }))
  await waitFor(() => expect(sentTo(ownWrongNote.saveRemark).map(({ fields }) => fields['remark'])).toEqual(['记住']))
})

test('what is typed for an answer and a note is there again after folding and reopening, until it is sent', async () => {
  const work = browserWork()
  const answers = { [ownWrongNote.retry.path]: () => outcome, [ownWrongNote.saveRemark.path]: () => ({}) }
  const reopen = async () => {
    const { unmount } = openBook(answers, work)
    const card = await cardOf(1)
    fireEvent.click(card.getByRole('button', { name: '重做' }))
    return { card, unmount }
  }
  const valuesOf = (card: Awaited<ReturnType<typeof cardOf>>) =>
    card.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  const first = await reopen()
  fireEvent.change(first.card.getByRole('textbox', { name: '你的答案' }), { target: { value: 'library' } })
  fireEvent.change(first.card.getByRole('textbox', { name: '笔记' }), { target: { value: '记住' } })
  first.unmount()
  const second = await reopen()
  expect(valuesOf(second.card)).toEqual(['library', '', '记住'])
  fireEvent.click(second.card.getByRole('button', { name: '保存笔记' }))
  fireEvent.click(second.card.getByRole('button', { name: '提交' }))
  await second.card.findByRole('status')
  await waitFor(() => expect(['redo-1', 'remark-1'].map(work.draft)).toEqual([null, null]))
  second.unmount()
  expect(valuesOf((await reopen()).card)).toEqual(['', '', ''])
})

test('nothing has been wrong yet', async () => {
  openBook({ [ownWrongNote.list.path]: () => bookOf([]) })
  await waitFor(() =>
    expect(screen.getByRole('main').textContent).toBe(
      '还没有错题老师发布成绩后，答错的题会到这里；写作、解答得分不到 60% 才算错。',
    ),
  )
})

/** A page that can be left for another one and opened again, as within one visit. */
function Visited() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(!isOpen)}>{isOpen ? '离开' : '回来'}</button>
      {isOpen && <WrongNoteScreen />}
    </>
  )
}

test('filters narrow the book together and are kept on coming back; nothing left says which to widen', async () => {
  const choices = givenChoices({
    points: { all: 3, options: [{ value: '7', name: '名词复数', count: 3 }] },
    causes: { all: 2, options: [{ value: '粗心', name: '粗心', count: 0 }] },
    ranges: { all: 3, options: [{ value: '2026-11-14', name: 'week', count: 1 }] },
  })
  const { sentTo } = openScreen(<Visited />, {
    [ownWrongNote.list.path]: (fields) => bookOf(fields['cause'] === '粗心' ? [] : entries, { total: 3, choices }),
  })
  const choose = (label: string, value: string) =>
    fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } })
  await cardOf(1)
  expect(textsOf('option')).toEqual([
    '全部知识点（3）',
    '名词复数（3）',
    '全部错因（2）',
    '粗心（0）',
    '全部时间（3）',
    '近 1 周（1）',
  ])
  choose('时间', '2026-11-14')
  choose('错因', '粗心')
  await screen.findByText(/^换成“全部知识点”/)
  expect(pageHead()).toEqual(['我的错题', '符合筛选的有 0 题，共 3 题'])
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  fireEvent.click(screen.getByRole('button', { name: '回来' }))
  await screen.findByText('没有这样的错题')
  expect(sentTo(ownWrongNote.list).at(-1)?.fields).toEqual({ cause: '粗心', startDate: '2026-11-14' })
  fireEvent.click(screen.getByRole('button', { name: '全部列出' }))
  await cardOf(1)
})

test('filters that leave mastered questions alone show them, without praise for all', async () => {
  const choices = givenChoices({ causes: { all: 3, options: [{ value: '粗心', name: '粗心', count: 1 }] } })
  openBook({
    [ownWrongNote.list.path]: (fields) =>
      bookOf(fields['cause'] === '粗心' ? entries.slice(2) : entries, { total: 3, choices }),
  })
  await cardOf(1)
  fireEvent.change(screen.getByRole('combobox', { name: '错因' }), { target: { value: '粗心' } })
  await waitFor(() => expect(screen.queryByRole('heading', { name: '名词复数 2 题' })).toBeNull())
  const mastered = await screen.findByText('已掌握 1 题')
  expect({ isOpen: mastered.closest('details')?.open, praise: screen.queryByText('全都掌握了，真不错！') }).toEqual({
    isOpen: true,
    praise: null,
  })
})
