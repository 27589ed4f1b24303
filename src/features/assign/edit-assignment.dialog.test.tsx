// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { assigning } from '#api/contract/groups/assigning.ts'
import { paper as paperArea } from '#api/contract/groups/paper.ts'
import { lost } from '#tests/support/documents/fake-answers.ts'
import { EditAssignmentDialog } from './edit-assignment.dialog.tsx'
import { course, paper, assignmentToEdit } from './testing/assign-fixtures.ts'
import { openDialog } from './testing/open-dialog.tsx'

/** The service's responses about the assignment and its paper. */
const info = {
  ...assignmentToEdit,
  reportData: {
    meanScore: null,
    openedCount: 0,
    submittedCount: 0,
    unsubmittedCount: 2,
    unmarkedCount: 0,
    markedCount: 0,
  },
  paperTitle: paper.paperTitle,
  courseName: course.courseName,
  subjectId: 203,
  showsMean: false,
}
const detail = { ...paper, sections: [], ownerName: '林知夏', isOwn: true, canEdit: true, measured: [], unfinished: [] }

const now = Date.parse('2026-11-20T02:00:00.000Z')

test('a saved change is announced and passed on', async () => {
  const onDone = vi.fn<(assignmentId: number) => void>()
  const dialog = <EditAssignmentDialog assignmentId={9} course={course} onClose={vi.fn<() => void>()} onDone={onDone} />
  openDialog(dialog, now, {
    [assigning.info.path]: () => info,
    [paperArea.detail.path]: () => detail,
    [assigning.save.path]: () => ({ assignmentIds: [9] }),
  })
  fireEvent.click(await screen.findByRole('button', { name: /^保存/ }))
  await waitFor(() => expect(onDone.mock.calls).toEqual([[9]]))
  expect(screen.getByRole('log').textContent).toBe('已保存')
})

test('an assignment is fetched with its paper before it can be changed; a failure can be retried', async () => {
  let isDown = true
  const dialog = (
    <EditAssignmentDialog
      assignmentId={9}
      course={course}
      onClose={vi.fn<() => void>()}
      onDone={vi.fn<(assignmentId: number) => void>()}
    />
  )
  const { sentTo } = openDialog(dialog, now, {
    [assigning.info.path]: () => info,
    [paperArea.detail.path]: () => (isDown ? lost() : detail),
  })
  expect((await screen.findByRole('alert')).textContent).toContain('服务器错误')
  isDown = false
  fireEvent.click(screen.getByRole('button', { name: '刷新试试' }))
  expect((await screen.findByRole<HTMLInputElement>('textbox', { name: '任务名' })).value).toBe('第五单元小测')
  expect(sentTo(paperArea.detail.path).map(({ fields }) => fields)).toEqual([{ paperId: '8' }, { paperId: '8' }])
})
