// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import { refused } from '#tests/support/documents/fake-answers.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { AddStudentsScreen } from './add-students.screen.tsx'

const result = { added: 1, joined: 0, asked: 0, updated: 1, unchanged: 0, skipped: 0, failed: 1 }

test.each([
  ['the page is as before the list', [{ count: 2 }], '已撤销这次导入，班级恢复原样'],
  ['why it cannot be stands there', [], '没有撤销：这些学生后来又有改动，撤销会盖掉它。请在名单里直接修改'],
])('an import can be undone: %s', async (_, answers, message) => {
  const { sentTo } = openScreen(<AddStudentsScreen course={{ ...givenCourse, courseId: 7 }} />, {
    [member.list.path]: () => ({ list: [], total: 0 }),
    [roster.current.path]: () => ({
      current: { importId: 3, fileName: '', state: 'running', readAt: '2026-11-20T06:00:00.000Z' },
    }),
    [roster.progress.path]: () => ({ state: 'done', done: 2, total: 2, result }),
    [roster.undo.path]: () => answers[0] ?? refused('membersChangedSince'),
  })
  await screen.findByText('已导入 2 人')
  const done = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(done.map(({ textContent }) => textContent)).toEqual(['新建账号 1 人', '更新 1 人'])
  fireEvent.click(screen.getByRole('button', { name: '撤销' }))
  await screen.findByText(message)
  expect(sentTo(roster.undo).map(({ fields }) => fields)).toEqual([{ importId: '3' }])
  expect(screen.queryByText('导入完成') === null).toBe(answers.length > 0)
})
