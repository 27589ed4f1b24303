// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import type { ScanPageRow } from '#api/contract/schemas/scans.ts'
import { givenInfo, givenPage } from './testing/given-scan.ts'
import { openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

const hidden = givenPage(1, { uid: -11, isHeadHidden: true })

const problem = { kind: 'noStudent', sameAs: null, seemsOf: null } as const

const open = givenPage(2, { uid: null, problem })

/** A scan while marking is blind: these pages, two aliases, and a class of one to give pages to. */
function openBlind(...pages: readonly ScanPageRow[]) {
  const info = givenInfo({}, [...pages])
  const students = info.students
    .slice(0, 2)
    .map((one, index) => ({ ...one, uid: -11 - index, realname: `学生 ${index + 1}`, username: '' }))
  const roster = [{ uid: 103, realname: '曹沐阳', username: 'qm0701003', studentNo: null }]
  return openJob({ [scan.info.path]: () => ({ ...info, students, roster }), [scan.place.path]: () => ({}) })
}

/** What stands beside a page, and what is offered for it. */
async function besidePage(number: number, of: number) {
  const pane = within(await screen.findByRole('complementary', { name: `第 ${number} / ${of} 页` }))
  return {
    whose: pane.getByText(/答题卡第|不知道/).textContent,
    hint: pane.getByText(/匿名批改中/).textContent,
    takers: pane.queryAllByRole('combobox').map((one) => one.getAttribute('aria-label')),
    picture: pane
      .getByRole('img')
      .getAttribute('src')
      ?.replace(/^.*\/client/, '/client'),
  }
}

const covered = {
  whose: '学生 1，答题卡第 1 页',
  hint: '匿名批改中，姓名和学号已遮住。',
  picture: '/client/scan/page/1?head=hidden',
}

test('while marking is blind, a page of a known student has an alias and cannot be given to another student', async () => {
  openBlind(hidden)
  expect(await besidePage(1, 1)).toEqual({ ...covered, takers: [] })
})

test('a page that needs a student shows its head, and is given to one of the class by name', async () => {
  const sent = openBlind(open)
  expect(await besidePage(1, 1)).toEqual({
    whose: '还不知道是谁的',
    hint: '匿名批改中，这页要归人，姓名没有遮住；归好后只显示代号。',
    takers: ['第 1 页换学生'],
    picture: '/client/scan/page/2',
  })
  const rail = within(screen.getByRole('complementary', { name: '要处理的页' }))
  await user.click(rail.getByRole('combobox'))
  await user.click(await screen.findByRole('option', { name: '曹沐阳 qm0701003' }))
  await screen.findByText('已归好')
  const placed = sent.filter(({ path }) => path === scan.place.path).map(({ fields }) => fields['pages'])
  expect(placed).toEqual([JSON.stringify([{ scanPageId: 2, uid: 103 }])])
})

test('a page that a person placed can be given to somebody else, also under its alias', async () => {
  openBlind({ ...hidden, isPlaced: true })
  expect(await besidePage(1, 1)).toEqual({ ...covered, takers: ['第 1 页换学生'] })
})
