// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { rubric } from '#api/contract/areas/rubric.ts'
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
  expect(boxes.map((box) => [box.labels?.[0]?.textContent, descriptionOf(box)])).toEqual([
    ['主谓不一致 −1', '算在语言'],
    ['要点齐全 +0.5', '算在内容'],
    ['没有分段 −0.5', '算在结构'],
  ])
  for (const box of [boxes[2], boxes[0]]) if (box) fireEvent.click(box)
  fireEvent.click(screen.getByRole('button', { name: '取用 2 条' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sentTo(rubric.addMany).map(({ fields }) => JSON.parse(fields['rubricLines'] ?? ''))).toEqual([
    [earlierLines[2], earlierLines[0]],
  ])
})
