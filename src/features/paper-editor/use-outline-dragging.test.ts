// @vitest-environment jsdom
import type { Active, DragEndEvent, Over } from '@dnd-kit/core'
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { numberPaper } from '#domain/paper/numbering.ts'
import { paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { useOutlineDragging } from './use-outline-dragging.ts'

const paper = paperWith([
  section('s1', [question(1), question(2)], { sectionText: '单项选择' }),
  section('s2', [question(3), question(4)], { sectionText: '完形填空' }),
  question(5),
])

/** What is spoken while a row is lifted, moved over others and dropped onto the last of them. */
function spokenFor(moved: string, ...targets: readonly string[]) {
  const editor = { paper, numbers: numberPaper(paper), edit: () => {} }
  const { announcements } = renderHook(() => useOutlineDragging(editor)).result.current.accessibility
  const over = (id: string) => ({ active: { id: moved } as Active, over: { id } as Over }) as DragEndEvent
  return [
    announcements.onDragStart(over(moved)),
    ...targets.map((id) => announcements.onDragOver(over(id))),
    announcements.onDragEnd(over(targets.at(-1) ?? moved)),
  ]
}

test('positions are spoken as counted within a section, which is named when it changes', () => {
  expect(spokenFor('q1', 'q1', 'q2', 's2', 'q3', 'q2', 'q3')).toEqual([
    '已拿起第 1 题，现在第 1 位，共 2 位。',
    '已拿起第 1 题，现在第 1 位，共 2 位。',
    '第 1 题移到第 2 位，共 2 位。',
    '第 1 题移到第 1 位，共 3 位，在“完形填空”里。',
    '第 1 题移到第 2 位，共 3 位。',
    '第 1 题移到第 2 位，共 2 位，在“单项选择”里。',
    '第 1 题移到第 2 位，共 3 位，在“完形填空”里。',
    '第 1 题已放在第 2 位，共 3 位，在“完形填空”里。',
  ])
})

test('a question that leaves its section, and a section among others', () => {
  expect(spokenFor('q4', 'q5')).toEqual([
    '已拿起第 4 题，现在第 2 位，共 2 位。',
    '第 4 题移到第 4 位，共 4 位，在各大题之外。',
    '第 4 题已放在第 4 位，共 4 位，在各大题之外。',
  ])
  expect(spokenFor('s1', 's2')).toEqual([
    '已拿起单项选择，现在第 1 位，共 3 位。',
    '单项选择移到第 2 位，共 3 位。',
    '单项选择已放在第 2 位，共 3 位。',
  ])
})
