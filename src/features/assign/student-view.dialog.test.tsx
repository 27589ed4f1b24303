// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
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
  canEdit: true,
  measured: [],
  unfinished: [],
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

async function openView() {
  const onClose = vi.fn()
  openDialog(<StudentViewDialog paperId={8} onClose={onClose} />, Date.parse('2026-11-20T06:00:00Z'), {
    [paperArea.detail.path]: () => paper,
  })
  return { onClose, view: await screen.findByRole('group', { name: '第五单元检测' }) }
}

test('a paper is tried item by item, as the student page shows it', async () => {
  const { view } = await openView()
  const press = (name: string) => userEvent.click(within(view).getByRole('button', { name }))
  expect(view.textContent).toContain('A short passage.')
  await userEvent.click(within(view).getByRole('radio', { name: /goes/ }))
  await press('下一题')
  await userEvent.type(within(view).getByRole('textbox', { name: '第 2 题的答案' }), 'school')
  await press('标记第 2 题待复查')
  expect(within(view).getByRole('img', { name: '3 题中已答 2 题' }).parentElement?.textContent).toBe(
    '第 2 题，共 3 题已答 2，第 2 题待复查',
  )
  await press('下一题')
  expect(within(view).getByRole('textbox', { name: '第 3 题的答案' })).toHaveProperty('value', '')
  expect(within(view).getByRole('button', { name: '下一题' })).toHaveProperty('disabled', true)
  await press('上一题')
  expect(within(view).getByRole('textbox', { name: '第 2 题的答案' })).toHaveProperty('value', 'school')
})

test('a paper without items says what to do instead', async () => {
  openDialog(<StudentViewDialog paperId={8} onClose={() => {}} />, Date.parse('2026-11-20T06:00:00Z'), {
    [paperArea.detail.path]: () => ({ ...paper, itemCount: 0, sections: [] }),
  })
  const title = await screen.findByRole('heading', { name: '这份试卷还没有题目' })
  expect(title.parentElement?.textContent).toBe('这份试卷还没有题目先给试卷加上题目，再来看学生看到的样子。')
  expect(screen.queryByRole('group', { name: '第五单元检测' })).toBeNull()
})

test('no item of the paper shows its key', async () => {
  const { view, onClose } = await openView()
  const shown: (string | null)[] = []
  for (const _ of [1, 2]) {
    shown.push(view.textContent)
    await userEvent.click(within(view).getByRole('button', { name: '下一题' }))
  }
  const text = [...shown, view.textContent].join('\n')
  const secrets = ['library', 'I get up at eight.', '解析文字', '考点文字']
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: '关闭' }))
  expect(onClose).toHaveBeenCalledOnce()
})
