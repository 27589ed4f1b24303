// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { newIdOn } from '#domain/paper/new-ids.ts'
import { newQuestion } from '#domain/paper/new-question.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { withNewItem } from '#domain/paper/question-items.ts'
import { paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { UnfinishedNotice } from './unfinished-notice.tsx'

const paper = paperWith([section('s1', [question(1), question(2)])])

function show(shown: Paper): readonly unknown[] {
  const selected: unknown[] = []
  renderUi(<UnfinishedNotice paper={shown} selection={{ select: (id) => selected.push(id) }} />)
  return selected
}

test('questions that are being written are named with all that they lack, item by item, and the first is one press away', () => {
  const choice = newQuestion(paper, 'singleChoice', 'new-1')
  const one = paperWith([...paper.elements, choice])
  const reading = newQuestion(one, 'reading', 'new-2')
  const two = withNewItem(reading, newIdOn(paperWith([...one.elements, reading])))
  const selected = show(paperWith([...one.elements, two]))
  const ofItems = '第 1 小题缺题干、选项、答案；第 2 小题缺题干、选项、答案'
  expect(textsOf('status')).toEqual([
    `还没写完：第 3 题（缺题干、选项、答案），第 4–5 题（缺短文；${ofItems}）。草稿照样保存；写完才能布置、分享，或打印答案和答题卡。接着写`,
  ])
  fireEvent.click(screen.getByRole('button', { name: '接着写' }))
  expect(selected).toEqual(['new-1'])
})

test('a paper whose questions are all finished has no such notice', () => {
  show(paper)
  expect(textsOf('status')).toEqual([])
})
