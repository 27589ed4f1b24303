// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import { itemOf, submissionOf, worldOf } from './testing/marking-service.ts'
import { chosen, middle, openMarking, ready, sheet } from './testing/open-marking.tsx'

/** Marking by student, with another item to go on to, of which these are marked. */
function openByStudent({ storage = memoryStorage(), marked = [[], []] }: ByStudent = {}) {
  const [one, other] = marked.map((those) =>
    [0, 1, 2].map((index) => submissionOf(index, those.includes(index) ? given : {})),
  )
  const world = { ...worldOf(one), items: [itemOf(9, 1), itemOf(8, 2)] }
  world.submissions[8] = other ?? []
  return openMarking({ world, storage, order: 'student' })
}

interface ByStudent {
  readonly storage?: ReturnType<typeof memoryStorage>
  /** The positions of the marked answers to the first item, and to the other. */
  readonly marked?: readonly [readonly number[], readonly number[]]
}

const given = { score: 110, criteria: [50, 30, 30] }

const nextItem = '/correct-html?assignmentId=5&itemId=8&by=student&submissionId=101'

test('by student, saving leads to the next item of the same student', async () => {
  const { keyboard, pushed } = openByStudent()
  await ready()
  await keyboard('533{Enter}')
  expect(pushed).toEqual([nextItem])
})

test('by student, scores entered for somebody else and not saved hold nobody up: they are kept', async () => {
  const { keyboard, pushed, storage, world, unmount } = openByStudent()
  await ready()
  await keyboard('{ArrowRight}5{ArrowLeft}533{Enter}')
  expect(pushed).toEqual([nextItem])
  unmount()
  openMarking({ world, storage })
  await ready()
  // The first group says in which order answers are marked.
  expect({ sheet: sheet(), chosen: chosen().slice(1) }).toEqual({ sheet: '程可欣的作答', chosen: ['5', null, null] })
})

test('by student, scores that the browser cannot keep are asked about before the next item', async () => {
  const { keyboard, pushed } = openByStudent({ storage: memoryStorage(true) })
  await ready()
  await keyboard('{ArrowRight}5{ArrowLeft}533{Enter}')
  expect((await screen.findByRole('dialog')).textContent).toContain(
    '1 份答卷填了还没有保存，也存不到本机，离开后就没有了',
  )
  expect(pushed).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '离开' }))
  await waitFor(() => expect(pushed).toEqual([nextItem]))
})

test('by student, nothing leads away from a mark that is disputed and undecided', async () => {
  const { keyboard, pushed, world } = openByStudent()
  await ready()
  const theirs = { score: 90, criteria: [40, 30, 20], otherMarker: '王芳', rev: 1 }
  world.submissions[9] = world.submissions[9]?.with(0, submissionOf(0, theirs)) ?? []
  await keyboard('533{Enter}')
  await screen.findByRole('alert')
  expect(pushed).toEqual([nextItem])
  await keyboard('{Enter}')
  expect({ pushed, sheet: sheet() }).toEqual({ pushed: [nextItem], sheet: '陈思远的作答' })
})

test('by student, saving passes over those of whom nothing waits, who stay within reach', async () => {
  const { keyboard, pushed } = openByStudent({ marked: [[1], [0, 1]] })
  await ready()
  await keyboard('533{Enter}')
  expect({ pushed, sheet: sheet() }).toEqual({ pushed: [], sheet: '邓子墨的作答' })
  await keyboard('{ArrowLeft}')
  expect(sheet()).toBe('程可欣的作答')
})

test('by student, saving leads round to the first of whom anything waits', async () => {
  const { keyboard, pushed } = openByStudent({
    marked: [
      [0, 1],
      [1, 2],
    ],
  })
  await ready()
  expect(sheet()).toBe('邓子墨的作答')
  await keyboard('533{Enter}')
  expect(pushed).toEqual([nextItem])
})

test('by student, once nothing waits of anybody it says so, and the scores can be published', async () => {
  const everybody = [0, 1, 2]
  const { keyboard, pushed } = openByStudent({ marked: [[0, 1], everybody] })
  await ready()
  await keyboard('533{Enter}')
  await screen.findByRole('button', { name: '发布成绩' })
  expect({ pushed, middle: middle() }).toEqual({
    pushed: [],
    middle:
      '全部批完3 名学生的 2 题都有分了回到任务列表看报告发布成绩发布中…' +
      '点上面的格子可以重看任何一份，按 Z 回到刚批的一份',
  })
})

test('by student, the next item after a finished one is marked by student too', async () => {
  openByStudent({ marked: [[0, 1, 2], [0]] })
  const next = await screen.findByRole('link', { name: '批第 2 题，还剩 2 份' })
  expect(next.getAttribute('href')).toBe('#/correct-html?assignmentId=5&itemId=8&by=student&submissionId=102')
})
