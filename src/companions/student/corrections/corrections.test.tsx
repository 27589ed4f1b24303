// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { correction } from '#api/contract/groups/correction.ts'
import { scanCropAddress } from '#api/ports/scan-address.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass, type } from '../testing/open-page.tsx'
import { pageHead, textsOf } from '#tests/support/documents/page-texts.ts'

const lost = { itemId: 103, before: 'gaden', crop: null, score: 0, state: 'toDo', answer: '', comment: '' } as const

function withLost(): FakeService {
  const service = new FakeService()
  service.corrected = [lost]
  service.corrections = [
    { assignmentId: 7, assignmentName: 'Unit 5 阅读练习（一）', toDoCount: 1, waitingCount: 0, rightCount: 0 },
  ]
  return service
}

test('the list of work leads to the corrections due, and from there to the items', async () => {
  await openPage({ service: withLost() })
  await click('link', '订正1 题')
  await pass(10)
  expect(pageHead()).toEqual(['订正', '丢了分的都再做一遍，写作没拿满分也算；分数不会变。'])
  expect(screen.getByRole('list', { name: '订正' }).textContent).toBe('Unit 5 阅读练习（一）1 题要订正')
  await click('link', /Unit 5/)
  await pass(10)
  expect(screen.getByRole('article', { name: '第 3 题' }).textContent).toBe(
    '第 3 题要订正（n.）花园原来的答案：gaden写出单词提交订正提交中…',
  )
  expect(screen.queryByRole('article', { name: '第 1 题' })).toBeNull()
})

test('a first answer that stands on a sheet alone is shown as it stands there', async () => {
  const service = withLost()
  const crop = { scanPageId: 7, area: { x: 20, y: 40, w: 60, h: 8 } }
  service.corrected = [{ ...lost, before: onSheet, crop }]
  await openPage({ service, hash: '#/corrections/7' })
  const picture = screen.getByRole('img', { name: '我在答题卡上的作答' })
  expect({ picture: picture.getAttribute('src'), note: screen.queryByText(/见答题卡/) }).toEqual({
    picture: scanCropAddress(7, crop.area),
    note: null,
  })
})

test('before the scores are out, the address of corrections says when they begin, and leads back', async () => {
  const service = withLost()
  service.corrected = null
  await openPage({ service, hash: '#/corrections/7' })
  expect({
    title: screen.getByRole('heading', { level: 2 }).textContent,
    why: screen.getByText(/公布成绩以后/).textContent,
    way: screen.getByRole('link', { name: '回到我的作业' }).getAttribute('href'),
    retry: screen.queryByRole('button', { name: '刷新试试' }),
  }).toEqual({
    title: '还不能订正',
    why: '交了作业，老师公布成绩以后才能订正。',
    way: '#/',
    retry: null,
  })
})

test('what a teacher returned shows the reason above the field', async () => {
  const service = withLost()
  service.corrected = [{ ...lost, state: 'again', answer: 'gardn', comment: '少了一个字母' }]
  await openPage({ service, hash: '#/corrections/7' })
  expect(screen.getByRole('article', { name: '第 3 题' }).textContent).toBe(
    '第 3 题还不对，再想想（n.）花园原来的答案：gaden老师说：少了一个字母写出单词提交订正提交中…',
  )
})

test('a corrected answer is told apart from the first one', async () => {
  const service = withLost()
  service.corrected = [{ ...lost, state: 'right', answer: 'garden' }]
  await openPage({ service, hash: '#/corrections/7' })
  expect(screen.getByRole('article', { name: '第 3 题' }).textContent).toBe(
    '第 3 题对了（n.）花园原来的答案：gaden订正后的答案：garden',
  )
})

test('an item says how to answer it as it did the first time', async () => {
  const service = withLost()
  service.corrected = [{ ...lost, itemId: 102, before: 'A' }]
  await openPage({ service, hash: '#/corrections/7' })
  expect(screen.getByText('多选').closest('p')?.textContent).toBe('多选 可以选不止一个')
})

test('a sent answer is reported as right; an empty one is not sent', async () => {
  const { service } = await openPage({ service: withLost(), hash: '#/corrections/7' })
  await click('button', '提交订正')
  expect(screen.getByRole('alert').textContent).toBe('先写出答案再提交')
  type('第 3 题的答案', 'garden')
  await click('button', '提交订正')
  await pass(10)
  expect(service.inputsOf(correction.answer)).toEqual([{ assignmentId: 7, itemId: 103, answer: 'garden' }])
  expect(textsOf('status')).toContain('对了')
})

test('a typed answer survives a reload, and is then sent as the same one; once it is there nothing is kept', async () => {
  const service = withLost()
  service.fail(correction.answer, 'offline')
  const { storage, unmount } = await openPage({ service, hash: '#/corrections/7' })
  type('第 3 题的答案', 'garden')
  await click('button', '提交订正')
  await pass(10)
  unmount()
  await openPage({ service, storage, hash: '#/corrections/7' })
  expect(screen.getByLabelText<HTMLInputElement>('第 3 题的答案').value).toBe('garden')
  await click('button', '提交订正')
  await pass(10)
  const [first, ...others] = service.sent.filter(({ path }) => path === correction.answer.path)
  expect({ others, kept: storage.keys() }).toEqual({ others: [first], kept: [] })
})

test('a rejected answer stays where it was typed, with the reason', async () => {
  const service = withLost()
  service.fail(correction.answer, 'offline')
  await openPage({ service, hash: '#/corrections/7' })
  type('第 3 题的答案', 'garden')
  await click('button', '提交订正')
  await pass(10)
  expect({
    typed: screen.getByLabelText<HTMLInputElement>('第 3 题的答案').value,
    alert: screen.getByRole('alert').textContent,
  }).toEqual({ typed: 'garden', alert: '网络连接失败' })
})
