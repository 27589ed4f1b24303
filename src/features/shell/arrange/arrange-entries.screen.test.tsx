// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Call } from '#api/client/client.ts'
import { account } from '#api/contract/groups/account.ts'
import { user } from '#api/contract/groups/user.ts'
import { ClientProvider } from '#api/queries/client-context.tsx'
import { featureIds } from '#domain/features/granted-features.ts'
import { type Answers, fakeAnswers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import { teacher } from '#tests/support/worlds/teacher-info.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { ToastProvider } from '#ui/toast/toast-provider.tsx'
import { ArrangeEntriesScreen } from './arrange-entries.screen.tsx'
import { textsOf } from '#tests/support/documents/page-texts.ts'

const granted = {
  feature: '班级词本',
  featureId: featureIds.classWords,
  endTime: '2099-01-01T00:00:00.000Z',
  isTrial: false,
}

const ownOrder =
  'assign,home,prepareLessons,myStudents,smartMark,wrongNote,classWords,studentWords,composePaper,paperResources'

/** The screen over a service that stores what it is sent. */
async function opened(answers: Answers = {}, gate: Promise<void> | null = null) {
  let kept: object = { main: ownOrder.split(','), drawer: [] }
  const { call, sent } = fakeAnswers({
    [account.features.path]: () => ({ now: '2026-11-20T06:00:00.000Z', grants: [granted] }),
    [user.entryOrder.path]: () => kept,
    [user.saveEntryOrder.path]: ({ main = '', drawer = '' }) => {
      kept = { main: main.split(',').filter(Boolean), drawer: drawer.split(',').filter(Boolean) }
      return {}
    },
    ...answers,
  })
  const gated = (async (...asked: Parameters<Call>) => {
    if (asked[0].path === user.saveEntryOrder.path) await gate
    return call(...asked)
  }) as Call
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  renderUi(
    <QueryClientProvider client={cache}>
      <ClientProvider call={gated}>
        <ToastProvider>
          <ArrangeEntriesScreen teacher={teacher} course={{ courseId: 7 }} />
        </ToastProvider>
      </ClientProvider>
    </QueryClientProvider>,
  )
  await waitFor(() => expect(namesIn('主导航')[0]).toBe('布置'))
  const saved = () => sent.filter(({ path }) => path === user.saveEntryOrder.path).map(({ fields }) => fields)
  return { saved, settled: () => waitFor(() => expect(cache.isMutating()).toBe(0)) }
}

const rowsIn = (list: string) => within(screen.getByRole('list', { name: list })).getAllByRole('listitem')

const namesIn = (list: string) => rowsIn(list).map((row) => row.textContent?.replace('自动打开', ''))

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

const usual = ['首页', '我的备课', '布置', '错题本', '班级错词本', '学生个性化词本']

test('an entry moves by its buttons, is announced, and is stored along with those that this teacher does not see', async () => {
  const { saved, settled } = await opened()
  expect(namesIn('主导航')).toEqual(['布置', '首页', '我的备课', '错题本', '班级错词本', '学生个性化词本'])
  press('上移班级错词本')
  await waitFor(() =>
    expect(namesIn('主导航')).toEqual(['布置', '首页', '我的备课', '班级错词本', '错题本', '学生个性化词本']),
  )
  screen.getByText('班级错词本，第 4 个，共 6 个')
  await settled()
  press('下移我的试卷')
  await waitFor(() => expect(namesIn('更多').slice(0, 3)).toEqual(['校本试卷', '我的试卷', '班级学情']))
  await settled()
  const main = ownOrder.replace('wrongNote,classWords', 'classWords,wrongNote')
  expect(saved()).toEqual([
    { main, drawer: 'myPapers,schoolPapers,taskTrack,snapshots,tasks,marking,audio,textbooks,members,classes' },
    { main, drawer: 'schoolPapers,myPapers,taskTrack,snapshots,tasks,marking,audio,textbooks,members,classes' },
  ])
  await waitFor(() => expect(textsOf('status')).toContain('已保存'))
})

test('at either end a button stays in place and does nothing', async () => {
  const { saved } = await opened()
  const up = screen.getByRole('button', { name: '上移布置' })
  expect({ ariaDisabled: up.getAttribute('aria-disabled'), disabled: up.hasAttribute('disabled') }).toEqual({
    ariaDisabled: 'true',
    disabled: false,
  })
  fireEvent.click(up)
  expect(saved()).toEqual([])
})

test('the first entry says that it opens automatically', async () => {
  await opened()
  expect(rowsIn('主导航').map((row) => row.textContent?.includes('自动打开'))).toEqual([
    true,
    ...usual.slice(1).map(() => false),
  ])
  expect(rowsIn('更多').some((row) => row.textContent?.includes('自动打开'))).toBe(false)
})

/** jsdom has neither layout nor pointer capture. */
function withRowsOf(height: number) {
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, value: height })
  Object.defineProperty(HTMLElement.prototype, 'setPointerCapture', { configurable: true, value: () => {} })
}

const pointer = (type: string, grip: Element, pageY: number) =>
  act(() => {
    const event = new MouseEvent(type, { bubbles: true, button: 0 })
    Object.defineProperty(event, 'pageY', { value: pageY })
    grip.dispatchEvent(event)
  })

const gripOf = (list: string, index: number) =>
  rowsIn(list)[index]?.querySelector('[aria-hidden="true"]') ?? document.body

test('an entry is dragged to where it is dropped, and Escape cancels', async () => {
  withRowsOf(40)
  const { saved, settled } = await opened()
  const grip = gripOf('主导航', 0)
  pointer('pointerdown', grip, 100)
  pointer('pointermove', grip, 175)
  expect(rowsIn('主导航').map(({ style }) => style.transform)).toEqual([
    'translateY(75px)',
    'translateY(-40px)',
    'translateY(-40px)',
    'translateY(0px)',
    'translateY(0px)',
    'translateY(0px)',
  ])
  pointer('pointerup', grip, 175)
  await waitFor(() => expect(namesIn('主导航')).toEqual(usual))
  await settled()
  const other = gripOf('更多', 7)
  pointer('pointerdown', other, 900)
  pointer('pointermove', other, 0)
  act(() => void window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
  pointer('pointerup', other, 0)
  expect(namesIn('更多')[7]).toBe('成员管理')
  expect(saved().length).toBe(1)
})

test('the default order is restored, and 撤销 brings back the custom one', async () => {
  const { saved, settled } = await opened()
  press('恢复默认顺序')
  await waitFor(() => expect(namesIn('主导航')).toEqual(usual))
  await settled()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: '恢复默认顺序' }).disabled).toBe(true)
  press('撤销')
  await waitFor(() => expect(namesIn('主导航')[0]).toBe('布置'))
  await settled()
  expect(saved()).toEqual([
    { main: '', drawer: '' },
    { main: ownOrder, drawer: '' },
  ])
})

test('moves made while a change is on its way are sent as one', async () => {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const { saved, settled } = await opened({}, gate)
  for (const index of [1, 2, 3]) {
    press('下移布置')
    await waitFor(() => expect(namesIn('主导航').indexOf('布置')).toBe(index))
  }
  release()
  await waitFor(() => expect(saved().length).toBe(2))
  await settled()
  expect(saved().map(({ main = '' }) => main.split(',').indexOf('assign'))).toEqual([1, 5])
})

test.each([
  ['is refused', () => refused('ownAccount')],
  ['gets no answer', lost],
])('a change that %s says so, and the former order is back', async (_, answer) => {
  await opened({ [user.saveEntryOrder.path]: answer })
  press('下移布置')
  expect((await screen.findByRole('alert')).textContent).toMatch(/^没有保存：.+。已恢复原来的顺序，请再调整一次。$/)
  await waitFor(() => expect(namesIn('主导航')[0]).toBe('布置'))
})
