import { fireEvent, screen, within } from '@testing-library/react'
import { member } from '#api/contract/groups/member.ts'
import { roster } from '#api/contract/groups/roster.ts'
import type { MergeProposal, RosterRow } from '#api/contract/schemas/rosters.ts'
import type { Answers } from '#tests/support/documents/fake-answers.ts'
import { givenCourse } from '#tests/support/worlds/shown-assignment.ts'
import { KeptMembers } from '#tests/support/documents/kept-members.tsx'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { AddStudentsScreen } from '../add-students.screen.tsx'

export const course = { ...givenCourse, courseId: 7, courseName: '七年级(1)班', studentCount: 40 }

export const entry = { number: null, username: null, groupName: null, mobile: null }

export const rowOf = (
  row: number,
  kind: RosterRow['kind'],
  realname: string,
  more: Partial<RosterRow> = {},
): RosterRow => ({
  ...entry,
  row,
  kind,
  realname,
  uid: null,
  changes: [],
  cells: [],
  problems: [],
  ...more,
})

export const student = { ...entry, uid: 9, realname: '林雅婷', number: '101', username: 'qm000009' }

export const proposal: MergeProposal = {
  row: 2,
  why: 'samePinyin',
  changes: [{ field: 'realname', from: '林雅婷', to: '林雅亭' }],
  student,
  classNames: [],
}

export const view = {
  importId: 3,
  courseId: 7,
  fileName: '',
  digest: 'd1',
  columns: [],
  rows: [
    rowOf(1, 'updated', '陈思远', { uid: 8, changes: [{ field: 'groupName', from: null, to: '一组' }] }),
    rowOf(2, 'added', '林雅亭'),
    rowOf(3, 'bad', '', {
      cells: ['王浩', '1.5'],
      problems: [{ field: 'number', value: '1.5', reason: 'notWholeNumber' }],
    }),
  ],
  proposals: [proposal],
  missing: [student],
  sheets: [{ name: '名单', rowsBefore: 0 }],
  otherSheets: ['成绩'],
}

export const result = { added: 1, joined: 0, asked: 0, updated: 1, unchanged: 0, skipped: 0, failed: 1 }

export function open(answers: Answers = {}) {
  const page = (
    <>
      <KeptMembers courseId={7} />
      <AddStudentsScreen course={course} />
    </>
  )
  return openScreen(page, {
    [member.list.path]: () => ({ list: [], total: 0 }),
    [roster.current.path]: () => ({ current: null }),
    [roster.paste.path]: () => ({ list: { importId: 3, rows: 3 } }),
    [roster.view.path]: () => view,
    [roster.apply.path]: () => ({}),
    [roster.progress.path]: () => ({ state: 'done', done: 2, total: 2, result }),
    [roster.discard.path]: () => ({}),
    ...answers,
  })
}

export const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }))

export const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } })

export async function pasteList(text = '陈思远\n林雅亭\n王浩 1.5') {
  fireEvent.click(await screen.findByRole('tab', { name: '粘贴名单' }))
  type('学生名单', text)
  press('核对名单')
}

export const kindCounts = () =>
  within(screen.getByRole('radiogroup', { name: '按结果筛选' }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('div')?.textContent.replaceAll(/\s/g, ''))
