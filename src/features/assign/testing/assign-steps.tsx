import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'
import type { Answers } from '#tests/support/documents/fake-answers.ts'
import { AssignPaperDialog } from '../assign-paper.dialog.tsx'
import type { Assigned } from '../assign-paper.types.ts'
import { course, paper, type assignmentToEdit } from './assign-fixtures.ts'
import { openDialog } from './open-dialog.tsx'

/** 10:00 at school by the service's clock; by the machine's own clock it is 21:00 the day before. */
export const now = Date.parse('2026-11-20T02:00:00.000Z')

/** Opens the dialog for a class; `courses` are the classes to choose from. */
export async function open(answers: Answers = {}, assignment?: typeof assignmentToEdit, courses = [course]) {
  const onClose = vi.fn<() => void>()
  const onDone = vi.fn<(assigned: Assigned) => void>()
  const existing = assignment === undefined ? {} : { assignment }
  const dialog = (
    <AssignPaperDialog
      paper={paper}
      course={course}
      courses={courses}
      onClose={onClose}
      onDone={onDone}
      {...existing}
    />
  )
  const { sentTo } = openDialog(dialog, now, answers)
  await screen.findByRole('radio', { name: '七年级(2)班全班（3 人）' })
  // Tonight has not passed: the service's clock is in use.
  await screen.findByRole('button', { name: '今晚 20:00' })
  return { onClose, onDone, sentTo }
}

export const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }))
export const publish = () => press(/^布置/)
export const keep = () => press(/^存为未发布/)

export const nameField = () => screen.getByRole<HTMLInputElement>('textbox', { name: '任务名' })
export const rename = (value: string) => fireEvent.change(nameField(), { target: { value } })

/** What the dialog returns once the assignment is in its final state. */
export const outcomeOf = async ({ onDone }: Awaited<ReturnType<typeof open>>) => {
  await waitFor(() => expect(onDone).toHaveBeenCalled())
  return onDone.mock.calls
}

/** The dialog's result for a single class. */
export const done = (assignmentId: number, message: string, isPublished: boolean): readonly [Assigned] => [
  { courses: [course], assignmentIds: [assignmentId], message, isPublished },
]

export const assigned = done(7, '已布置给七年级(2)班 3 人，学生现在可以作答', true)

/** Who gets the assignment, from when, until when and with which limit: the sentence read before assigning. */
export const summary = () => screen.getByText(/截止，限时/).textContent

export const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }))

export const dueTomorrow = () => press('明天 20:00')
