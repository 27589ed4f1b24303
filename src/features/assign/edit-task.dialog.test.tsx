// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { homework } from '#api/contract/areas/homework.ts'
import { paper as paperArea } from '#api/contract/areas/paper.ts'
import { lost } from '#tests/support/fake-answers.ts'
import { EditTaskDialog } from './edit-task.dialog.tsx'
import { course, paper, testToEdit } from './testing/assign-fixtures.ts'
import { openDialog } from './testing/open-dialog.tsx'

/** What the service tells of the task and of its paper. */
const info = {
  ...testToEdit,
  reportData: {
    avgScore: null,
    openedCount: 0,
    submittedCount: 0,
    unsubmittedCount: 2,
    unmarkedCount: 0,
    markedCount: 0,
  },
  paperTitle: paper.paperTitle,
  courseName: course.courseName,
}
const detail = { ...paper, sections: [], ownerName: '林知夏', isOwn: true }

const now = Date.parse('2026-11-20T02:00:00.000Z')

test('a change that is saved is said and handed on', async () => {
  const onDone = vi.fn<(testId: number) => void>()
  const dialog = <EditTaskDialog testId={9} course={course} onClose={vi.fn<() => void>()} onDone={onDone} />
  openDialog(dialog, now, {
    [homework.info.path]: () => info,
    [paperArea.detail.path]: () => detail,
    [homework.save.path]: () => ({ testIds: [9] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^保存/ }))
  expect(await screen.findByText('已保存')).toBeTruthy()
  expect(onDone.mock.calls).toEqual([[9]])
})

test('a task is fetched with its paper before it can be changed; a failure can be tried again', async () => {
  let isDown = true
  const dialog = (
    <EditTaskDialog
      testId={9}
      course={course}
      onClose={vi.fn<() => void>()}
      onDone={vi.fn<(testId: number) => void>()}
    />
  )
  const { sentTo } = openDialog(dialog, now, {
    [homework.info.path]: () => info,
    [paperArea.detail.path]: () => (isDown ? lost() : detail),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '任务名' })).value).toBe('第五单元小测')
  expect(sentTo(paperArea.detail.path).map(({ fields }) => fields)).toEqual([{ paperId: '8' }, { paperId: '8' }])
})
