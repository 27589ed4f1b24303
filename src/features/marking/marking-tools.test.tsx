// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { marking } from '#api/contract/groups/marking.ts'
import { subjects } from '#domain/classes/subjects.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { itemOf, submissionOf, worldOf } from './testing/marking-service.ts'
import { cells, chosen, notice, openMarking, ready, sheet } from './testing/open-marking.tsx'

test('one key gives equal answers one mark in one call, each based on its own revision', async () => {
  const same = [0, 1, 2].map((index) =>
    submissionOf(index, { value: index === 1 ? 'Other.' : 'The same. ', rev: index }),
  )
  const { keyboard, sentTo } = openMarking({ world: worldOf(same) })
  await ready()
  expect(screen.getByText(/作答一样$/).parentElement?.textContent).toBe('另有 1 份作答一样一样的 2 份都这样给分G')
  await keyboard('533g')
  await waitFor(() => expect(sentTo(marking.saveMany).length).toBe(1))
  const mark = { criteria: [50, 30, 30], comment: '', round: 0 }
  expect(sentTo(marking.saveMany).map(({ fields }) => JSON.parse(fields['marks'] ?? ''))).toEqual([
    [
      { ...mark, submissionId: 101, rev: 0 },
      { ...mark, submissionId: 103, rev: 2 },
    ],
  ])
  expect(sheet()).toBe('程可欣的作答')
})

test('Shift and a digit apply a line of the rubric: score and comment', async () => {
  const line = { rubricLineId: 7, criterion: 1, lineText: '主谓不一致', delta: -10 }
  const { keyboard } = openMarking({ world: { ...worldOf(), lines: [line] } })
  await ready()
  await screen.findByRole('button', { name: /主谓不一致 −1$/ })
  await keyboard('{Shift>}[Digit1]{/Shift}')
  expect({
    chosen: chosen(),
    comment: screen.getByRole<HTMLTextAreaElement>('textbox', { name: '评语' }).value,
  }).toEqual({ chosen: [null, '5', null], comment: '主谓不一致' })
})

test('F flags a submission; stepping can be limited to flagged ones', async () => {
  const { keyboard, sentTo } = openMarking()
  await ready()
  await keyboard('{ArrowRight}{ArrowRight}f{ArrowLeft}{ArrowLeft}')
  expect(cells()[2]).toBe('邓子墨，待批，已标记')
  expect(
    sentTo(marking.flag).map(({ fields }) => ({
      submissionId: fields['submissionId'],
      isFlagged: fields['isFlagged'],
    })),
  ).toEqual([{ submissionId: '103', isFlagged: 'true' }])
  fireEvent.click(screen.getByRole('switch', { name: '只看标记的 1 份' }))
  await keyboard('{ArrowRight}')
  expect(sheet()).toBe('邓子墨的作答')
})

test('limiting to flagged submissions shows one at once, also one before this', async () => {
  const { keyboard } = openMarking()
  await ready()
  await keyboard('f{ArrowRight}{ArrowRight}')
  fireEvent.click(screen.getByRole('switch', { name: '只看标记的 1 份' }))
  expect(sheet()).toBe('陈思远的作答')
})

test('the legend explains flags once there are some', async () => {
  const { keyboard } = openMarking()
  await ready()
  const legend = () => screen.getByText('当前').parentElement?.textContent
  expect(legend()).toBe('已批待批跳过当前')
  await keyboard('f')
  expect(legend()).toBe('已批待批跳过已标记当前')
})

test('in blind marking there is no name on the page, and no way to ask for one', async () => {
  const blind = [0, 1, 2].map((index) => submissionOf(index, { student: null, submissionId: 9001 + index }))
  const { keyboard } = openMarking({ world: { ...worldOf(blind), isBlind: true } })
  await ready()
  await keyboard('533{Enter}')
  expect({
    sheet: sheet(),
    nameSwitch: screen.queryByRole('switch', { name: '隐藏姓名' }),
    blind: screen.getByText('匿名批改').textContent,
  }).toEqual({ sheet: '第 2 份的作答', nameSwitch: null, blind: '匿名批改' })
  const page = document.documentElement.outerHTML
  expect(['陈思远', '程可欣', '邓子墨', 'qm0702', '提交'].filter((name) => page.includes(name))).toEqual([])
})

test('drawings over an answer are saved at each stroke, based on the previous revision', async () => {
  const { sentTo } = openMarking()
  await ready()
  fireEvent.click(screen.getByRole('button', { name: '打勾' }))
  const answer = screen.getByText(/This is script 1/)
  fireEvent.pointerDown(answer, { button: 0, clientX: 0, clientY: 0 })
  await waitFor(() => expect(sentTo(marking.annotate).length).toBe(1))
  fireEvent.pointerDown(answer, { button: 0, clientX: 0, clientY: 0 })
  await waitFor(() =>
    expect(
      sentTo(marking.annotate).map(({ fields }) => ({
        rev: fields['rev'],
        shapes: JSON.parse(fields['shapes'] ?? '').length,
      })),
    ).toEqual([
      { rev: '0', shapes: 1 },
      { rev: '1', shapes: 2 },
    ]),
  )
  expect(screen.getAllByRole('img').map((drawn) => drawn.getAttribute('aria-label'))).toEqual(['批注 2 处'])
})

const drawTick = (text: RegExp) => {
  fireEvent.click(screen.getByRole('button', { name: '打勾' }))
  fireEvent.pointerDown(screen.getByText(text), { button: 0, clientX: 0, clientY: 0 })
}

test('a drawing whose response is lost is sent again, survives a reload, and is asked about on leaving', async () => {
  const world = worldOf()
  const first = openMarking({ world })
  await ready()
  world.fault = 'lost'
  drawTick(/This is script 1/)
  await screen.findByText('先存在本机 1 份')
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false)
  fireEvent.click(screen.getByRole('link', { name: '结束批改' }))
  expect(descriptionOf(await screen.findByRole('dialog', { name: '离开' }))).toBe(
    '要离开批改吗？1 份批注还没有送出，会存在本机，下次打开这项任务时接着送',
  )
  first.unmount()
  world.fault = null
  const { sentTo } = openMarking({ world, storage: first.storage })
  await ready()
  await waitFor(() => expect(world.submissions[9]?.[0]?.shapes.map(({ kind }) => kind)).toEqual(['tick']))
  expect(sentTo(marking.annotate).length).toBe(1)
  expect(new Set([...first.sentTo(marking.annotate), ...sentTo(marking.annotate)].map(({ key }) => key)).size).toBe(1)
})

test('if two markers draw on the same answer both drawings are kept, with a message', async () => {
  const world = worldOf()
  openMarking({ world })
  await ready()
  const theirs = [{ kind: 'cross' as const, x: 9, y: 9 }]
  world.submissions[9] = [submissionOf(0, { shapes: theirs, shapesRev: 1 }), submissionOf(1), submissionOf(2)]
  drawTick(/This is script 1/)
  await waitFor(() => expect(notice()).toBe('其他老师也在这份上画了批注，两边的都留着'))
  await waitFor(() => expect(world.submissions[9]?.[0]?.shapes.map(({ kind }) => kind)).toEqual(['cross', 'tick']))
})

test('G gives all equal answers one mark in one call, and Z undoes all of them in one', async () => {
  const world = worldOf([0, 1, 2].map((index) => submissionOf(index, { value: index === 1 ? 'Other' : 'Same' })))
  const { keyboard, sentTo } = openMarking({ world })
  await ready()
  await keyboard('533g')
  await waitFor(() => expect(world.submissions[9]?.map(({ score }) => score)).toEqual([110, null, 110]))
  await keyboard('z')
  await waitFor(() => expect(world.submissions[9]?.map(({ score }) => score)).toEqual([null, null, null]))
  expect({
    savedTogether: sentTo(marking.saveMany).length,
    savedAlone: sentTo(marking.save).length,
    sheet: sheet(),
  }).toEqual({ savedTogether: 2, savedAlone: 0, sheet: '陈思远的作答' })
})

test('a mark is not saved unseen for a resubmitted answer: the new answer is shown with it', async () => {
  const world = worldOf()
  const { keyboard, saves } = openMarking({ world })
  await ready()
  world.submissions[9] = [submissionOf(0, { round: 1, value: 'Written anew' }), submissionOf(1), submissionOf(2)]
  await keyboard('533{Enter}')
  const look = await screen.findByRole('button', { name: '看现在的作答，重新评分' })
  fireEvent.click(look)
  await screen.findByText('Written anew')
  await keyboard('{Enter}')
  await waitFor(() => expect(world.submissions[9]?.[0]?.score).toBe(110))
  expect(saves().map(({ fields }) => fields['round'])).toEqual(['0', '1'])
})

test('a kept mark whose submission number is invalid since names are hidden is reported with that number', async () => {
  const world = worldOf()
  const first = openMarking({ world })
  await ready()
  world.fault = 'lost'
  await first.keyboard('533{Enter}')
  await screen.findByText('先存在本机 1 份')
  first.unmount()
  const blind = [0, 1, 2].map((index) => submissionOf(index, { student: null, submissionId: 9001 + index }))
  openMarking({ world: { ...worldOf(blind), isBlind: true }, storage: first.storage })
  expect((await screen.findByRole('alert')).textContent).toBe(
    '这份评分没有存上编号 101 的答卷（已不在这里，或姓名隐藏后换了编号）：这项任务里没有这份答卷' +
      '评分标准我给的内容5语言3结构3总分11',
  )
  fireEvent.click(screen.getByRole('button', { name: '知道了' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('formulas in the names of criteria are drawn, below the question and beside the scores', async () => {
  const criteria = [{ name: '求 $m$', hint: '', max: 20 }]
  openMarking({ world: { ...worldOf(), items: [itemOf(9, 1, criteria)] } })
  await ready()
  await waitFor(() => expect(document.querySelectorAll('.katex').length).toBe(2))
})

test('answers on a maths paper show their formulas, whatever their marker teaches', async () => {
  const world = worldOf([submissionOf(0, { value: '面积是 $\\frac{1}{2}$' })])
  openMarking({ world: { ...world, subjectId: subjects.juniorMaths } })
  await ready()
  const answer = screen.getByRole('article')
  await waitFor(() =>
    expect({
      formulas: answer.querySelectorAll('.katex').length,
      english: answer.querySelectorAll('[lang="en"]').length,
      words: answer.textContent.includes('词'),
    }).toEqual({ formulas: 1, english: 0, words: false }),
  )
})
