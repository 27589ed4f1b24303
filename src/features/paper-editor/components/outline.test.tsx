// @vitest-environment jsdom
import { act, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { PaperAct } from '#domain/paper/editing/operations.ts'
import { numberPaper } from '#domain/paper/numbering.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { after, item, paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { openScreen } from '#tests/support/documents/open-screen.tsx'
import { outlineTexts } from '../outline.texts.ts'
import { Outline } from './outline.tsx'

const first = paperWith([section('s1', [question(1), question(2), question(3)])])

const named = [
  { ...section('s1', [question(1)]), sectionText: '书面表达' },
  { ...section('s2', [question(2)]), sectionText: '二、阅读理解' },
]

/** The outline of a paper that the test can change, the names of rows as they render, and the acts requested. */
function openOutline(shown = first) {
  const edits: PaperAct[] = []
  const changes: ((paper: Paper) => void)[] = []
  const select = () => {}
  function Changing() {
    const [paper, setPaper] = useState(shown)
    changes.push(setPaper)
    return (
      <Outline
        editor={{ paper, numbers: numberPaper(paper), isReadOnly: false, edit: (edit) => edits.push(edit) }}
        selection={{ element: null, select }}
        leaving={{ linkTo: () => ({ href: '', onClick: () => {} }) }}
      />
    )
  }
  const drawn = vi.spyOn(outlineTexts['zh-CN'], 'drag')
  openScreen(<Changing />)
  return {
    edits,
    /** Changes the paper, and returns which rows that re-renders. */
    drawnBy: (change: PaperAct): readonly string[] => {
      drawn.mockClear()
      act(() => changes.at(-1)?.(after(first, change)))
      return drawn.mock.calls.map(([name]) => name)
    },
  }
}

test('changing a question re-renders its row and its section’s row, and no other', () => {
  const { drawnBy } = openOutline()
  const change = { kind: 'modify', element: question(2, { passage: 'Another.' }) } as const
  expect(drawnBy(change)).toEqual(['Section s1', '第 2 题'])
})

test('a row that was not re-rendered still moves within the current paper', () => {
  const { edits, drawnBy } = openOutline()
  drawnBy({ kind: 'move', from: { sectionId: 's1', index: 0 }, to: { sectionId: 's1', index: 1 } })
  act(() => screen.getByRole('button', { name: '更多操作：第 3 题' }).click())
  act(() => screen.getByRole('menuitem', { name: '上移' }).click())
  expect(edits).toEqual([{ kind: 'move', from: { sectionId: 's1', index: 2 }, to: { sectionId: 's1', index: 1 } }])
})

test('rows at rest are not moved, not even by nothing', () => {
  openOutline()
  expect(screen.getAllByRole('listitem').map((row) => row.getAttribute('style'))).toEqual([null, null, null, null])
})

test('a screen reader says in Chinese that rows can be dragged', () => {
  openOutline()
  const descriptions = screen.getAllByRole('button').map((one) => one.getAttribute('aria-roledescription'))
  expect(descriptions.filter((one) => one !== null)).toEqual(['可拖动排序', '可拖动排序', '可拖动排序', '可拖动排序'])
})

test('sections are numbered as on the sheet, unless their heading has a number', () => {
  openOutline(paperWith(named))
  const headings = screen.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent ?? null)
  expect(headings).toEqual(['一、书面表达', null, '二、阅读理解', null])
})

test('in a narrow window the rows unfold on request, and fold again once one is chosen', () => {
  openOutline()
  const list = screen.getByRole('button', { name: '题目列表' })
  const isUnfolded = () => list.getAttribute('aria-expanded')
  const states = [isUnfolded()]
  act(() => list.click())
  states.push(isUnfolded())
  act(() => screen.getByRole('button', { name: /^2/ }).click())
  states.push(isUnfolded())
  expect(states).toEqual(['false', 'true', 'false'])
})

test('a question is known by its knowledge point, an unsorted one by its words', () => {
  const sorted = { ...item(11), knowledge: '二次根式' }
  const unsorted = { ...item(21), knowledge: '未分类', stem: '化简 $\\sqrt{8}$ 得 ____。' }
  openOutline(paperWith([section('s1', [question(1, { items: [sorted] }), question(2, { items: [unsorted] })])]))
  const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('button[class*=name]')?.textContent)
  expect(rows).toEqual(['一、Section s14 分', '1二次根式2', '2化简 √8 得 ____。2'])
})
