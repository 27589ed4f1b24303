// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { account } from '#api/contract/groups/account.ts'
import { featureIds, type FeatureName } from '#domain/features/granted-features.ts'
import { type Answers, refused } from '#tests/support/documents/fake-answers.ts'
import { openAccount } from '../testing/open-account.tsx'
import { press } from '../testing/press.ts'
import { FeaturesScreen, type FeaturesScreenProps } from './features.screen.tsx'
import { pageHead } from '#tests/support/documents/page-texts.ts'

const now = '2026-11-20T06:00:00.000Z'

/** The device's clock is a year behind the service, whose time counts. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2025-11-20T06:00:00Z') }))

afterEach(() => void vi.useRealTimers())

const answering = (ends: Readonly<Partial<Record<FeatureName, string>>>) => {
  const names = Object.keys(featureIds) as FeatureName[]
  return names.flatMap((name) => {
    const endTime = ends[name]
    return endTime === undefined ? [] : [{ feature: name, featureId: featureIds[name], endTime, isTrial: false }]
  })
}

interface Surroundings {
  readonly teacher?: object
  readonly answers?: Answers
  readonly courseId?: number | null
  readonly unbuilt?: readonly string[]
}

const opening = (
  grants: readonly object[],
  { teacher = {}, answers = {}, courseId = 7, unbuilt = [] }: Surroundings = {},
) => {
  const props: FeaturesScreenProps = {
    teacher: { subjectId: 203, trialInfo: null, isSchoolOwner: false, ...teacher },
    courseId,
    isBuilt: (path) => !unbuilt.includes(path),
  }
  return openAccount(<FeaturesScreen {...props} />, {
    [account.features.path]: () => ({ now, grants }),
    ...answers,
  })
}

/** Every line as text, with its link. */
const lines = async () => {
  const list = await screen.findByRole('list', { name: '功能和到期时间' })
  return within(list)
    .getAllByRole('listitem')
    .map((line) => [line.textContent, within(line).queryByRole('link')?.getAttribute('href') ?? null])
}

/** The text below the lines. */
const foot = () => screen.getByRole('region', { name: '功能和到期时间' }).lastElementChild?.textContent

const nextYear = '2027-06-30T15:59:00.000Z'

test('every feature shows its purpose, state and end, and links to where it is used', async () => {
  opening([
    ...answering({ smartMark: nextYear, classWords: '2026-11-20T15:59:00.000Z', answerByPicture: nextYear }),
    ...answering({ qrAnswer: '2026-11-20T05:59:59.000Z', wordReport: '2026-11-23T06:00:00.000Z' }),
    { feature: '口语测评', featureId: '99', endTime: '2026-12-04T06:00:00.000Z', isTrial: false },
  ])
  expect(await lines()).toEqual([
    ['班级词本班级的错词本，在PC端使用快到期今天到期到今天 23:59打开', '#/vocabulary-html?courseId=7'],
    ['词汇练报告单词对战和词汇练习的报告快到期还有 3 天到 11-23 14:00打开', '#/course/7/tasks'],
    ['口语测评快到期还有 14 天到 12-04 14:00', null],
    ['新版智能阅卷拍照上传答题纸，自动批改已开通还有 222 天到 2027-06-30 23:59打开', '#/smart-mark'],
    [
      '选一张当答案智能阅卷时选一张答题纸当标准答案已开通还有 222 天到 2027-06-30 23:59打开',
      '#/smartpaper-v2-html/mark-list?canSmartMarkEntry=1&useOldWordSentence=0&useAnswerCard3=0',
    ],
    ['码上答学生扫答题卡上的码作答已到期今天 13:59 到期', null],
    ['布置作文按模板或自拟题目布置作文未开通', null],
    ['单词句子旧版阅卷智能阅卷时用旧版批改单词和句子未开通', null],
    ['阅卷选图作答案智能阅卷时从图片里选答案未开通', null],
  ])
  expect(pageHead()).toEqual(['我的功能', '5 项可用，其中 3 项 14 天内到期'])
  expect(foot()).toBe('共 9 项，按到期先后排列到期时间以学校服务器的时间为准。要开通或延期，请联系学校负责人。')
})

test('an option of smart marking has no link while smart marking itself is not granted', async () => {
  opening(answering({ choosePicture: nextYear }))
  expect((await lines())[0]).toEqual([
    '阅卷选图作答案智能阅卷时从图片里选答案已开通还有 222 天到 2027-06-30 23:59',
    null,
  ])
})

test('a feature whose page does not exist yet has no link, and says so', async () => {
  opening(answering({ smartMark: nextYear }), { unbuilt: ['/smart-mark'] })
  expect((await lines())[0]).toEqual([
    '新版智能阅卷拍照上传答题纸，自动批改已开通还有 222 天到 2027-06-30 23:59页面未开放',
    null,
  ])
})

test('a teacher of maths without classes', async () => {
  opening(answering({ mathsPapers: nextYear, qrAnswer: nextYear, wordReport: nextYear }), {
    teacher: { subjectId: 302 },
    courseId: null,
  })
  expect((await lines()).map(([, href]) => href).slice(0, 3)).toEqual(['#/answer-sheet-html', null, '#/math-paper'])
})

test('with nothing granted it says so and whom to ask, which differs for the owner of the school', async () => {
  opening([])
  expect((await lines()).map(([words]) => words?.endsWith('未开通'))).toEqual(Array.from({ length: 8 }, () => true))
  expect(pageHead()).toEqual(['我的功能', '还没有开通的功能'])
  expect(foot()).toBe('共 8 项，按到期先后排列到期时间以学校服务器的时间为准。要开通或延期，请联系学校负责人。')
})

test('the owner of the school gets a link to granting features', async () => {
  opening([], { teacher: { isSchoolOwner: true } })
  await lines()
  const own = screen.getByRole('link', { name: '您是学校负责人，在“功能授权”里为老师和自己开通、延期。' })
  expect(own.getAttribute('href')).toBe('#/school/functions')
})

test('placeholder rows of the final height are shown until the answer arrives', () => {
  opening([])
  expect(screen.getByRole('status', { name: '正在加载' }).childElementCount).toBe(8)
})

test('a list that cannot be read can be read again', async () => {
  const reads = [() => refused('ownAccount'), () => ({ now, grants: answering({ smartMark: nextYear }) })]
  opening([], { answers: { [account.features.path]: () => reads.shift()?.() } })
  await screen.findByText('加载失败')
  press('刷新试试')
  expect((await lines())[0]?.[1]).toBe('#/smart-mark')
})

test.each([
  ['2026-11-20T06:00:01.000Z', '2026-12-20T06:00:00.000Z', '未开始今天 14:00 至 12-20 14:00'],
  ['2026-11-01T00:00:00.000Z', '2026-12-01T00:00:00.000Z', '试用中11-01 08:00 至 12-01 08:00还有 11 天'],
  [
    '2026-10-01T00:00:00.000Z',
    '2026-11-20T06:00:00.000Z',
    '已到期10-01 08:00 至今天 14:00每人只能试用一次，到期后不能再试用',
  ],
])('a trial from %s to %s: %s', async (beginTime, endTime, shown) => {
  opening([], { teacher: { trialInfo: { beginTime, endTime } } })
  expect((await screen.findByRole('region', { name: '试用' })).textContent).toBe(`试用${shown}`)
})

test('a trial starts after confirmation and reports what it opens; failures are shown beside the button', async () => {
  const answers = [() => refused('trialUsed'), () => ({ beginTime: now, endTime: nextYear })]
  const [granted] = answering({ smartMark: nextYear })
  const { sentTo } = opening([{ ...granted, isTrial: true }], {
    answers: { [account.startTrial.path]: () => answers.shift()?.() },
  })
  expect((await lines())[0]?.[0]).toMatch(/^新版智能阅卷试用/)
  const begin = async () => {
    press('开始试用')
    const question = await screen.findByRole('dialog')
    expect(question.textContent).toBe(
      '开始试用要开始 30 天的试用吗？现在起所有功能都能用；学校开通的功能不受影响每人只能试用一次，到期后不能再试用取消开始试用',
    )
    fireEvent.click(within(question).getByRole('button', { name: '开始试用' }))
  }
  await begin()
  expect((await screen.findByRole('alert')).textContent).toBe('您已经试用过，每人只能试用一次')
  await begin()
  await screen.findByText('试用开始，还有 30 天')
  expect(sentTo(account.startTrial.path).length).toBe(2)
})
