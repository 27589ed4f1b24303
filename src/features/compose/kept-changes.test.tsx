// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { basket } from '#api/contract/groups/basket.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { bankQuestion } from '#tests/support/worlds/bank-questions.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { openCompose } from './testing/open-compose.tsx'

const pressed = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const inBasket = () =>
  within(screen.getByRole('complementary', { name: '题篮' }))
    .queryAllByRole('button', { name: /^移出“/ })
    .map((button) => button.getAttribute('aria-label'))

/** The save state of the basket. */
const saving = () => within(screen.getByRole('banner')).getByRole('status').textContent

const addSeven = '加入题篮：He ____ home at 701.'

test('without a network a change is stored in this browser, survives a reload, and is sent later', async () => {
  const storage = memoryStorage()
  let isReached = false
  const answers = {
    [basket.add.path]: () => (isReached ? { questionCount: 1, itemCount: 1, maximum: 200, leftOut: [] } : lost()),
  }
  const { network, sentTo } = openCompose({ answers, storage })
  await pressed(addSeven)
  await waitFor(() => expect(saving()).toBe('1 项改动先存在本机，联网后自动保存'))
  expect(inBasket()).toEqual(['移出“He ____ home at 701.”'])
  expect(storage.keys()).toEqual(['podium.draft.basket.1.203'])
  isReached = true
  network.set(true)
  await waitFor(() => expect(saving()).toBe('题篮已保存'))
  expect({ sent: sentTo(basket.add.path).length, storedKeys: storage.keys() }).toEqual({ sent: 2, storedKeys: [] })
})

test('a stored change is sent when the page is opened again, as the same one: the service makes it once', async () => {
  const storage = memoryStorage()
  const change = { kind: 'add', key: 'a-key-of-its-own', questions: [bankQuestion(9)] }
  storage.write('podium.draft.basket.1.203', JSON.stringify([change]))
  const { sent } = openCompose({ storage })
  await waitFor(() => expect(saving()).toBe('题篮已保存'))
  expect(sent.filter(({ path }) => path === basket.add.path)).toEqual([
    { path: basket.add.path, fields: { subjectId: '203', questionIds: '9' }, file: null, key: 'a-key-of-its-own' },
  ])
  expect({ inBasket: inBasket(), storedKeys: storage.keys() }).toEqual({
    inBasket: ['移出“He ____ home at 901.”'],
    storedKeys: [],
  })
})

test('clearing that is repeated takes out what was seen then, and nothing that was added since', async () => {
  const storage = memoryStorage()
  const cleared = { kind: 'clear', key: 'a-key-of-its-own', questionIds: [7, 8] }
  storage.write('podium.draft.basket.1.203', JSON.stringify([cleared]))
  const { sentTo } = openCompose({ storage, answers: { [basket.list.path]: () => ({ list: [bankQuestion(9)] }) } })
  await waitFor(() => expect(saving()).toBe('题篮已保存'))
  expect({ inBasket: inBasket(), sent: sentTo(basket.remove.path) }).toEqual({
    inBasket: ['移出“He ____ home at 901.”'],
    sent: [{ subjectId: '203', questionIds: '7,8' }],
  })
})

test('what this computer cannot store is not said to be stored', async () => {
  openCompose({ answers: { [basket.add.path]: lost }, storage: memoryStorage(true) })
  await pressed(addSeven)
  await waitFor(() => expect(saving()).toBe('1 项改动这台电脑存不下，联网前请不要关闭页面'))
})

test('leaving asks while there are changes that only this page has, and not once they are saved', async () => {
  let isReached = false
  const answers = {
    [basket.add.path]: () => (isReached ? { questionCount: 1, itemCount: 1, maximum: 200, leftOut: [] } : lost()),
  }
  const { network, guards } = openCompose({ answers, storage: memoryStorage(true) })
  const gone: string[] = []
  const leave = (to: string) => ({ isStopped: guards.stop(() => gone.push(to)), closes: closes() })
  await pressed(addSeven)
  await waitFor(() => expect(saving()).toMatch(/存不下/))
  const unsaved = leave('stay')
  const asked = within(await screen.findByRole('dialog', { name: '离开，不要了' }))
  const question = asked.getByText(/现在离开吗/).textContent
  fireEvent.click(asked.getByRole('button', { name: '留下等保存' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  leave('leave')
  await pressed('离开，不要了')
  await waitFor(() => expect(gone).toEqual(['leave']))
  isReached = true
  network.set(true)
  await waitFor(() => expect(saving()).toBe('题篮已保存'))
  expect({ unsaved, question, saved: leave('saved') }).toEqual({
    unsaved: { isStopped: true, closes: false },
    question: '题篮有 1 项改动还没有保存，现在离开吗？这台电脑也存不下，离开后就没有了',
    saved: { isStopped: false, closes: true },
  })
})

test('leaving does not ask about changes that this browser has stored', async () => {
  const { guards } = openCompose({ answers: { [basket.add.path]: lost } })
  await pressed(addSeven)
  await waitFor(() => expect(saving()).toBe('1 项改动先存在本机，联网后自动保存'))
  expect({ isStopped: guards.stop(() => {}), closes: closes() }).toEqual({ isStopped: false, closes: true })
})

/** Whether the tab closes without a question. */
const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
