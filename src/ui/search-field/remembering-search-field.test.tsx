// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Dialog } from '../dialog/dialog.tsx'
import { renderUi } from '../testing/render-ui.tsx'
import { RememberingSearchField } from './remembering-search-field.tsx'

function Box({ before }: { readonly before: readonly string[] }) {
  const [value, setValue] = useState('')
  const [entries, setEntries] = useState(before)
  const without = (text: string) => entries.filter((other) => other !== text)
  const history = {
    entries,
    remember: (text: string) => text !== '' && setEntries([text, ...without(text)]),
    forget: (text: string) => setEntries(without(text)),
    clear: () => setEntries([]),
  }
  return (
    <>
      <RememberingSearchField label="搜索任务名" value={value} onChange={setValue} maxLength={20} history={history} />
      <button type="button">布置</button>
    </>
  )
}

const renderBox = (...before: readonly string[]) => {
  renderUi(<Box before={before} />)
  return userEvent.setup()
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索任务名' })

/** The suggestions; null if no list is open. */
function offered(): readonly (string | null)[] | null {
  const panel = screen.queryByRole('group', { name: '最近搜索' })
  return panel === null ? null : [...panel.querySelectorAll('[data-entry]')].map(({ textContent }) => textContent)
}

test('the empty field suggests recent searches; if there are none it says so', async () => {
  const user = renderBox('写作', '单词')
  expect(offered()).toBeNull()
  await user.click(field())
  expect(offered()).toEqual(['写作', '单词'])
  await user.click(screen.getByRole('button', { name: '全部清除' }))
  expect(screen.getByRole('group', { name: '最近搜索' }).textContent).toBe('最近搜索暂无搜索记录')
  expect(document.activeElement).toBe(field())
})

test('while typing, only searches that contain the text are suggested', async () => {
  const user = renderBox('Unit 6 写作', '单词')
  await user.type(field(), 'unit')
  expect(offered()).toEqual(['Unit 6 写作'])
  await user.type(field(), ' 7')
  expect(offered()).toBeNull()
})

test('Enter and leaving the field remember the text, newest first', async () => {
  const user = renderBox('写作')
  await user.type(field(), '单词{Enter}')
  await user.clear(field())
  expect(offered()).toEqual(['单词', '写作'])
  await user.type(field(), '听力')
  await user.click(screen.getByRole('button', { name: '布置' }))
  expect(offered()).toBeNull()
  await user.clear(field())
  expect(offered()).toEqual(['听力', '单词', '写作'])
})

test('Enter in an input method does not search yet', async () => {
  const user = renderBox('写作')
  await user.type(field(), 'danci')
  fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
  await user.clear(field())
  expect(offered()).toEqual(['写作'])
})

test('a suggestion is chosen with the pointer', async () => {
  const user = renderBox('写作', '单词')
  await user.click(field())
  await user.click(screen.getByRole('button', { name: '单词' }))
  expect({ typed: field().value, offered: offered(), focused: document.activeElement }).toEqual({
    typed: '单词',
    offered: null,
    focused: field(),
  })
})

test('with the keyboard one is chosen, one removed, and the list closed', async () => {
  const user = renderBox('写作', '单词', '听力')
  await user.tab()
  await user.keyboard('{ArrowDown}{ArrowDown}{Delete}')
  expect({ offered: offered(), focused: document.activeElement?.textContent }).toEqual({
    offered: ['写作', '听力'],
    focused: '听力',
  })
  await user.keyboard('{ArrowUp}{ArrowUp}')
  expect(document.activeElement).toBe(field())
  await user.keyboard('{ArrowDown}{Enter}')
  expect({ typed: field().value, offered: offered() }).toEqual({ typed: '写作', offered: null })
  await user.clear(field())
  await user.keyboard('{Escape}')
  expect({ offered: offered(), focused: document.activeElement }).toEqual({ offered: null, focused: field() })
})

test('each can be removed by its own button, and removing the last keeps the focus in the field', async () => {
  const user = renderBox('写作', '单词')
  await user.click(field())
  const panel = within(screen.getByRole('group', { name: '最近搜索' }))
  await user.click(panel.getByRole('button', { name: '删除“写作”' }))
  expect(offered()).toEqual(['单词'])
  await user.click(panel.getByRole('button', { name: '删除“单词”' }))
  expect({ offered: offered(), focused: document.activeElement }).toEqual({ offered: [], focused: field() })
})

test('in a dialog Escape closes the list first, and then the dialog', async () => {
  function Page() {
    const [opened, setOpened] = useState(true)
    return (
      <Dialog opened={opened} onClose={() => setOpened(false)} title="选择试卷">
        <Box before={['写作']} />
      </Dialog>
    )
  }
  renderUi(<Page />)
  const user = userEvent.setup()
  await user.click(field())
  expect(offered()).toEqual(['写作'])
  await user.keyboard('{Escape}')
  expect({ offered: offered(), isDialogClosed: screen.queryByRole('dialog') === null }).toEqual({
    offered: null,
    isDialogClosed: false,
  })
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).toBeNull()
})
