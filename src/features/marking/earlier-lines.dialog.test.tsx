// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rubric } from '#api/contract/groups/rubric.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { worldOf } from './testing/marking-service.ts'
import { openMarking, ready } from './testing/open-marking.tsx'

test('lines written for other questions are listed with their points, and the chosen ones are copied to this one', async () => {
  const earlierLines = [
    { criterion: 1, lineText: '主谓不一致', delta: -10 },
    { criterion: 0, lineText: '要点齐全', delta: 5 },
    { criterion: 2, lineText: '没有分段', delta: -5 },
  ]
  const { sentTo } = openMarking({ world: { ...worldOf(), earlierLines } })
  await ready()
  fireEvent.click(screen.getByRole('button', { name: '取用以前的' }))
  await screen.findByRole('dialog', { name: '取用以前的评分语' })
  const boxes = await screen.findAllByRole<HTMLInputElement>('checkbox')
  expect(boxes.map((box) => ({ line: box.labels?.[0]?.textContent, under: descriptionOf(box) }))).toEqual([
    { line: '主谓不一致 −1', under: '算在语言' },
    { line: '要点齐全 +0.5', under: '算在内容' },
    { line: '没有分段 −0.5', under: '算在结构' },
  ])
  for (const box of [boxes[2], boxes[0]]) if (box) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: '取用 2 条' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(rubric.addMany).map(({ fields }) => JSON.parse(fields['rubricLines'] ?? ''))).toEqual([
    [earlierLines[2], earlierLines[0]],
  ])
})
