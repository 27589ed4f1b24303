// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { numberPaper } from '#domain/paper/numbering.ts'
import { paperWith, question, section } from '#domain/paper/testing/papers.ts'
import { startOf } from '#machines/paper-editing/paper-editing.rules.ts'
import type { SaveFault } from '#machines/paper-editing/paper-editing.types.ts'
import { textsOf } from '#tests/support/documents/page-texts.ts'
import { renderUi } from '#ui/testing/render-ui.tsx'
import { SaveFaultNotice } from './save-fault-notice.tsx'

const paper = paperWith([section('s1', [question(1), question(2)])])

function showFault(fault: SaveFault): readonly unknown[] {
  const start = startOf({ paperId: 12, maximum: 200, newKey: () => 'key', now: () => 1 })
  const context = { ...start, message: '试卷内容有误' }
  const selected: unknown[] = []
  renderUi(
    <SaveFaultNotice
      fault={fault}
      editor={{ paper, numbers: numberPaper(paper), context }}
      selection={{ select: (id) => selected.push(id) }}
    />,
  )
  return selected
}

test('a fault names its question and reason, and leads to the question', () => {
  const selected = showFault({ reason: 'keyInvalid', elementId: 'q2' })
  expect(textsOf('status')).toEqual([
    '没有保存。第 2 题：答案不合题型，或太多、太长（最多 50 个，每个 500 字），请检查答案去修改',
  ])
  fireEvent.click(screen.getByRole('button', { name: '去修改' }))
  expect(selected).toEqual(['q2'])
})

test.each<readonly [SaveFault, string]>([
  [{ reason: 'scoreInvalid', elementId: 'q1' }, '没有保存。第 1 题：分值应为 0 到 999.5 分，最小单位 0.5 分去修改'],
  [
    { reason: 'sectionTextInvalid', elementId: 's1' },
    '没有保存。大题“Section s1”：请输入大题名称，最多 200 个字去修改',
  ],
  [{ reason: 'tooManyQuestions', elementId: null }, '没有保存：题目数量不能超过200'],
  [{ reason: 'questionUnknown', elementId: 'gone' }, '没有保存：这道题已不在题库，请换一道'],
  [{ reason: 'notWellFormed', elementId: null }, '没有保存：试卷内容有误'],
])('%j is told in words', (fault, words) => {
  showFault(fault)
  expect(textsOf('status')).toEqual([words])
})
