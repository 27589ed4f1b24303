// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderUi } from '../testing/render-ui.tsx'
import { useAlert } from './confirm-context.ts'
import { ConfirmProvider } from './confirm-provider.tsx'
import { Dialog } from './dialog.tsx'

function Page() {
  const [opened, setOpened] = useState(false)
  const alert = useAlert()
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        打开
      </button>
      <input aria-label="搜索" />
      <Dialog opened={opened} onClose={() => setOpened(false)} title="提醒未交学生">
        <button type="button" onClick={() => void alert({ body: '已发送' })}>
          发送
        </button>
      </Dialog>
    </>
  )
}

function renderPage(): void {
  renderUi(
    <ConfirmProvider>
      <Page />
    </ConfirmProvider>,
  )
}

const button = (name: string) => screen.getByRole('button', { name })

/** Clicks as a person does: what is pressed gets the focus. */
function press(name: string): void {
  button(name).focus()
  fireEvent.click(button(name))
}

const expectFocus = (element: HTMLElement) => waitFor(() => expect(document.activeElement).toBe(element))

test('the focus returns from a notice to the dialog below, and from there to the page', async () => {
  renderPage()
  press('打开')
  press('发送')
  await expectFocus(button('确定'))
  fireEvent.click(button('确定'))
  await expectFocus(button('发送'))
  fireEvent.click(button('关闭'))
  await expectFocus(button('打开'))
})

test('focus that has moved elsewhere stays there', async () => {
  renderPage()
  press('打开')
  const elsewhere = screen.getByLabelText('搜索')
  elsewhere.focus()
  fireEvent.click(button('关闭'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(elsewhere)
})
