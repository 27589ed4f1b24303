// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import type { SnapshotRow } from '#api/contract/schemas/scans.ts'
import { SnapshotsScreen } from './snapshots.screen.tsx'
import { openSmartMark } from './testing/open-smart-mark.tsx'

const file = (scanFileId: number, more: Partial<SnapshotRow>): SnapshotRow => ({
  scanFileId,
  scanId: 3,
  fileName: `${scanFileId}.jpg`,
  uploaderName: '林知夏',
  isOwn: true,
  againCount: 0,
  size: 1,
  createdAt: '2026-11-20T02:00:00.000Z',
  isApart: true,
  pageCount: 1,
  readCount: 1,
  refusedCount: 0,
  assignmentName: '第五单元检测',
  courseName: '七年级(2)班',
  state: 'published',
  stop: null,
  writtenCount: 1,
  soundCount: 1,
  leftOutCount: 0,
  problems: [],
  ...more,
})

const stopAt = (scanFileId: number) => ({ at: 'file' as const, scanFileId, scanPageId: null })

const open = (list: readonly SnapshotRow[], total: number) =>
  openSmartMark(<SnapshotsScreen flags={{ useOldWordSentence: '1' }} />, {
    [scan.snapshots.path]: () => ({ list, total }),
  })

test('each file says what became of its pages', async () => {
  open(
    [
      file(1, {}),
      file(2, { writtenCount: 0 }),
      file(3, {
        readCount: 0,
        refusedCount: 1,
        writtenCount: 0,
        soundCount: 0,
        problems: [{ kind: 'blurred', count: 1 }],
      }),
      file(4, {
        pageCount: 12,
        readCount: 11,
        refusedCount: 1,
        writtenCount: 6,
        soundCount: 7,
        leftOutCount: 1,
        problems: [
          { kind: 'cutOff', count: 1 },
          { kind: 'otherPaper', count: 2 },
          { kind: 'twice', count: 1 },
        ],
      }),
      file(5, { isApart: false, pageCount: 0, readCount: 0, writtenCount: 0 }),
      file(6, { state: 'cancelled' }),
      file(7, { state: 'cancelled', writtenCount: 0 }),
      file(8, { state: 'paused', readCount: 0, writtenCount: 0 }),
      file(9, { state: 'paused', isApart: false, stop: stopAt(9), pageCount: 0, readCount: 0, writtenCount: 0 }),
      file(10, { state: 'paused', isApart: false, stop: stopAt(9), pageCount: 0, readCount: 0, writtenCount: 0 }),
      file(11, { state: 'paused', stop: stopAt(9), writtenCount: 0 }),
      file(12, {
        stop: { at: 'handwriting', scanFileId: 12, scanPageId: 40 },
        pageCount: 2,
        readCount: 2,
        soundCount: 2,
      }),
      file(13, { againCount: 2 }),
    ],
    13,
  )
  await screen.findByText('1.jpg')
  const became = screen.getAllByRole('row').map((row) => row.querySelectorAll('td')[3]?.textContent)
  expect(became.slice(1, 14)).toEqual([
    '1 页已写入成绩',
    '已识别 1 页',
    '模糊 1 页',
    '已识别 7 页，6 页已写入成绩，已移出 1 页没拍全 1 页，不是这份卷 2 页，重复 1 页',
    '等待识别',
    '已取消，1 页已写入成绩',
    '已取消',
    '已暂停',
    '识别停在这个文件，打开后可以继续',
    '识别停了，打开后可以继续',
    '已识别 1 页',
    '已识别 2 页，1 页已写入成绩识别停在这个文件，打开后可以继续',
    '1 页已写入成绩又传了 2 次，同一个文件，没有再读',
  ])
})

test('files beyond the page size are on further pages', async () => {
  const sent = open([file(1, {})], 120)
  await userEvent.click(await screen.findByRole('button', { name: '第 3 页' }))
  await waitFor(() => expect(sent.map(({ fields }) => fields['pager.currentPage'])).toEqual(['1', '3']))
})

test('each file says who uploaded it; a colleague’s has no name while marking is blind', async () => {
  open([file(1, {}), file(2, { isOwn: false, fileName: null, uploaderName: '周明远' })], 2)
  await screen.findByText('1.jpg')
  const rows = screen.getAllByRole('row').map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent))
  expect(rows.slice(1, 3).map(([name, , uploader]) => ({ name, uploader }))).toEqual([
    { name: '1.jpg', uploader: '我' },
    { name: '匿名批改中，文件名先不显示', uploader: '周明远' },
  ])
  expect(screen.getByRole('link', { name: '打开：第五单元检测' }).textContent).toBe('打开')
})

test('the sheets of a file are opened with the open options', async () => {
  open([file(1, {})], 1)
  const link = await screen.findByRole('link', { name: /1\.jpg/ })
  expect(link.getAttribute('href')).toBe('#/smartpaper-v2-html/job?scanId=3&useOldWordSentence=1')
})
