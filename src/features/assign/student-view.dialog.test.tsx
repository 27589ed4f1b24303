// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import type { KeyedItem } from '#api/contract/schemas/papers.ts'
import { openDialog } from './testing/open-dialog.tsx'
import { StudentViewDialog } from './student-view.dialog.tsx'

const item = (no: number, stem: string, key: KeyedItem['key'], options: KeyedItem['options'] = []): KeyedItem => ({
  itemId: no,
  no,
  kind: key.kind,
  stem,
  options,
  score: 10,
  key,
  keyRev: 0,
  analysis: '解析文字',
  knowledge: '考点文字',
})

const paper = {
  paperId: 8,
  paperTitle: '第五单元检测',
  subjectId: 203,
  duration: 40,
  score: 30,
  itemCount: 3,
  ownerName: '林知夏',
  isOwn: true,
  measured: [],
  sections: [
    {
      no: 1,
      sectionText: '一、综合',
      questions: [
        {
          questionId: 1,
          type: 1,
          difficulty: 1,
          passage: 'A short passage.',
          items: [
            item(1, 'She ____ to school.', { kind: 'single', choice: 'B' }, [
              { id: 'A', text: 'go' },
              { id: 'B', text: 'goes' },
            ]),
            item(2, 'n. 图书馆', { kind: 'blank', accept: ['library'] }),
            item(3, 'My Saturday', {
              kind: 'written',
              model: 'I get up at eight.',
              criteria: [{ name: '内容', hint: '', max: 10 }],
            }),
          ],
        },
      ],
    },
  ],
}

test('a paper is shown with its answer spaces and without its keys', async () => {
  const onClose = vi.fn()
  openDialog(<StudentViewDialog paperId={8} onClose={onClose} />, Date.parse('2026-11-20T06:00:00Z'), {
    [paperArea.detail.path]: () => paper,
  })
  const view = await screen.findByRole('group', { name: '第五单元检测' })
  expect(view.textContent).toContain('A short passage.')
  expect(within(view).getAllByRole('radio')).toHaveLength(2)
  expect(within(view).getAllByText('学生在这里作答')).toHaveLength(2)
  for (const secret of ['library', 'I get up at eight.', '解析文字', '考点文字'])
    expect(view.textContent).not.toContain(secret)
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})
