// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paperSharing } from '#api/contract/groups/paper-sharing.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { PaperFailure } from './paper-failure.tsx'

function openFailure(takenBack: unknown, isMissing = true) {
  const retry = vi.fn()
  const { sentTo } = openScreen(
    <PaperFailure paperId={12} isMissing={isMissing} why="没有找到，可能已被删除" onRetry={retry} />,
    { [paperSharing.takenBack.path]: () => ({ takenBack }) },
  )
  return { retry, asked: () => sentTo(paperSharing.takenBack).map(({ fields }) => fields) }
}

test.each([
  ['took back', false, '林知夏 收回了这份试卷还要用，请对方重新分享。您布置过的和复制过的都还在。去我的试卷'],
  ['deleted', true, '林知夏 删除了这份试卷还要用，请对方在 30 天内恢复。您布置过的和复制过的都还在。去我的试卷'],
])('who had a paper that its owner %s is told so, and what to do', async (_what, isDeleted, shown) => {
  const { asked } = openFailure({ ownerName: '林知夏', isDeleted })
  const way = await screen.findByRole('link', { name: '去我的试卷' })
  expect({ shown: way.closest('main, body')?.textContent, to: way.getAttribute('href'), asked: asked() }).toEqual({
    shown,
    to: '#/my-paper',
    asked: [{ paperId: '12' }],
  })
})

test('who never had it is told that it was not found', async () => {
  const { retry } = openFailure(null)
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('加载失败没有找到，可能已被删除刷新试试')
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  expect(retry).toHaveBeenCalledTimes(1)
})

test('a failure of the network asks nobody about the paper', async () => {
  const { asked } = openFailure({ ownerName: '林知夏', isDeleted: false }, false)
  await screen.findByRole('alert')
  expect(asked()).toEqual([])
})
