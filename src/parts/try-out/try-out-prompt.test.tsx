// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { ConfirmProvider } from '#ui/dialog/confirm-provider.tsx'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { TryOutPrompt } from './try-out-prompt.tsx'

function renderPrompt() {
  const download = vi.fn(() => Promise.resolve())
  function Page() {
    const [opened, setOpened] = useState(true)
    return (
      <ConfirmProvider>
        <TryOutPrompt opened={opened} onClose={() => setOpened(false)} onDownload={download} messageOf={String} />
      </ConfirmProvider>
    )
  }
  renderUi(<Page />)
  return download
}

test('it says where the textbook can be tried, and links there', () => {
  const download = renderPrompt()
  const prompt = screen.getByRole('dialog', { name: '提示' })
  expect(descriptionOf(prompt)).toBe('浏览器不支持在线试用 请下载PC端学习此课本')
  fireEvent.click(within(prompt).getByRole('button', { name: '下载PC端' }))
  expect(download).toHaveBeenCalledOnce()
})

test('知道了 closes it without a download', () => {
  const download = renderPrompt()
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect({ dialog: screen.queryByRole('dialog'), download: download.mock.calls }).toEqual({
    dialog: null,
    download: [],
  })
})
