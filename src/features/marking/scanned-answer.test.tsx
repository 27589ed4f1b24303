// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { onSheet } from '#domain/scan/scan.ts'
import { submissionOf, worldOf } from './testing/marking-service.ts'
import { openMarking, sheet } from './testing/open-marking.tsx'

const part = {
  sheetPage: 2,
  area: { x: 21, y: 105, w: 168, h: 42 },
  picture: 'data:image/jpeg;base64,',
  scanPageId: 5,
}

const openScanned = async (over: Parameters<typeof submissionOf>[1] = {}, hidesNames = false) => {
  const world = { ...worldOf([submissionOf(0, { value: onSheet, ...over }), submissionOf(1)]), parts: [part] }
  const opened = openMarking({ world, settings: { hidesNames } })
  await screen.findByRole('img', { name: '答题卡上的作答' })
  const drawn = () => opened.world.submissions[9]?.[0]?.shapes
  return { ...opened, drawn }
}

const take = (tool: string) => screen.getByRole('button', { name: tool })

test('a drawing on part of a sheet is positioned on the page, and stored with its page', async () => {
  const { drawn, sentTo } = await openScanned()
  fireEvent.click(take('打勾'))
  fireEvent.pointerDown(screen.getByRole('img', { name: '答题卡上的作答' }), { button: 0, clientX: 0, clientY: 0 })
  await waitFor(() => expect(drawn()).toEqual([{ kind: 'tick', x: 100, y: 500, sheetPage: 2 }]))
  expect(screen.getByRole('img', { name: '批注 1 处' }).getAttribute('viewBox')).toBe('100 500 800 800')
  expect(sentTo(marking.sheet).map(({ fields }) => fields['submissionId'])).toEqual(['101'])
})

test('the whole page shows the same drawing; it is not offered while names are hidden', async () => {
  const shapes = [{ kind: 'cross' as const, x: 200, y: 600, sheetPage: 2 }]
  const { unmount } = await openScanned({ shapes, shapesRev: 1 })
  fireEvent.click(screen.getByRole('button', { name: '看整页' }))
  const page = screen.getByRole<HTMLImageElement>('img', { name: '答题卡上的作答' })
  expect(new URL(page.src).pathname).toBe('/client/scan/page/5')
  expect(screen.getByRole('img', { name: '批注 1 处' }).getAttribute('viewBox')).toBe('0 0 1000 1000')
  unmount()
  await openScanned({}, true)
  expect(screen.queryByRole('button', { name: '看整页' })).toBeNull()
})

test('keys can draw like a hand: a tool, arrows to the position, Enter; the submission does not change', async () => {
  const { drawn, keyboard } = await openScanned()
  take('打叉').focus()
  await keyboard('{Enter}')
  const board = screen.getByRole('application', { name: /方向键移动/ })
  expect(document.activeElement).toBe(board)
  await keyboard('{ArrowRight}{ArrowDown}{ArrowDown}{Shift>}{ArrowLeft}{/Shift}{Enter}')
  await waitFor(() => expect(drawn()).toEqual([{ kind: 'cross', x: 516, y: 580, sheetPage: 2 }]))
  expect(sheet()).toBe('陈思远的作答')
})

test('with the pen Enter starts and ends a line, Escape drops it; it stays within the part shown', async () => {
  const { drawn, keyboard } = await openScanned()
  take('画笔').focus()
  await keyboard('{Enter}{Enter}{ArrowDown}{Escape}{Enter}')
  await keyboard('{ArrowDown>9/}{Enter}')
  const points = [560, 580, 600, 620, 640, 660, 680, 700, 700, 700].map((y) => ({ x: 500, y }))
  await waitFor(() => expect(drawn()).toEqual([{ kind: 'pen', points, sheetPage: 2 }]))
})

test('a sheet whose picture is gone says where to look', async () => {
  openMarking({ world: worldOf([submissionOf(0, { value: onSheet })]) })
  await screen.findByText('这份答题卡的图片不在了，请看纸质答题卡')
  expect(screen.getByRole('article', { name: '陈思远的作答' }).textContent).toBe(
    '密封线内不要答题陈思远qm0702001昨天 20:47 提交第 1 / 1 份这份答题卡的图片不在了，请看纸质答题卡' +
      '画笔打勾打叉写字看整页参考答案与评分标准',
  )
})
