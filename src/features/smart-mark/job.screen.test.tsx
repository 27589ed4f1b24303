// @vitest-environment jsdom
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { scan } from '#api/contract/groups/scan.ts'
import { type Answers, lost, refused } from '#tests/support/documents/fake-answers.ts'
import type { ReadingGroupRow } from '#api/contract/schemas/scans.ts'
import { givenInfo, givenPage, givenWriting } from './testing/given-scan.ts'
import { decided, openJob } from './testing/open-smart-mark.tsx'

const user = userEvent.setup({ delay: null })

const button = (name: string) => screen.findByRole('button', { name })

/** A scan with these groups, until all of their readings are decided. */
function openGroups(groups: readonly ReadingGroupRow[], answers: Answers = {}) {
  let left = groups
  return openJob({
    [scan.info.path]: () => givenInfo({ unsureCount: left.flatMap(({ readings }) => readings).length }),
    [scan.unsure.path]: () => ({ groups: left }),
    [scan.decide.path]: ({ readings = '[]' }) => {
      const decided = new Set((JSON.parse(readings) as { scanPageId: number }[]).map(({ scanPageId }) => scanPageId))
      const rest = left.map((group) => ({
        ...group,
        readings: group.readings.filter(({ scanPageId }) => !decided.has(scanPageId)),
      }))
      left = rest.filter((group) => group.readings.length > 0)
      return { decidedCount: 1 }
    },
    ...answers,
  })
}

const agreed = () => [givenWriting('Library', 1, 2, 3), givenWriting('librery', 4, 5)]

const openAgreed = () => openGroups(agreed())

const rowOf = async (text: string) =>
  within((await screen.findByText(`第 3 题，读作 ${text}`)).closest('article') ?? document.body)

/** The current step, in the middle of the page. */
const middle = () => screen.getByRole('main').textContent

const ready = '可以写入成绩3 人的答题卡齐全，没有要定的地方写入成绩写入中…看学生与答题卡'

test('a scan that fails to load shows the reason and can be reloaded', async () => {
  let isLost = true
  openJob({ [scan.info.path]: () => (isLost ? lost() : givenInfo()) })
  const retry = await button('刷新试试')
  isLost = false
  retry.click()
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(middle()).toBe(ready)
})

test('a sheet that was sent back is not among the complete ones: it waits for a new page', async () => {
  const info = givenInfo()
  const students = info.students.map((one, index) => (index === 0 ? { ...one, state: 'sentBack' as const } : one))
  openJob({ [scan.info.path]: () => ({ ...info, students }) })
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(middle()).toBe(
    '可以写入成绩2 人的答题卡齐全，没有要定的地方1 人的答卷退回了，等新的一页，先不写入写入成绩写入中…看学生与答题卡',
  )
})

test('without any sheets there is a single place to add files', async () => {
  openJob({ [scan.info.path]: () => givenInfo({ state: 'collecting', pageCount: 0 }, []) })
  await screen.findByRole('heading', { name: '上传答题卡' })
  expect(middle()).toBe(
    '上传答题卡把照片、扫描件或 PDF 拖到这里，可以一次几百张，或选择文件上传中…' +
      '图片每张不超过 40 MB，PDF 和 TIFF 每个不超过 200 MB。拍照时把四角都放进画面。' +
      '识别在后台进行，可以离开这一页。识别出拿不准的地方会列在这里。',
  )
  expect({
    inputs: document.querySelectorAll('input[type=file]').length,
    button: screen.queryByRole('button', { name: '再传几张' }),
  }).toEqual({ inputs: 1, button: null })
})

test('a page that was not read is listed with its reason and what to do', async () => {
  const problem = { kind: 'blurred', sameAs: null, seemsOf: null } as const
  const pages = [givenPage(1), givenPage(2, { state: 'refused', uid: null, problem })]
  openJob({ [scan.info.path]: () => givenInfo({ refusedCount: 1 }, pages) })
  const rail = within(await screen.findByRole('complementary', { name: '要处理的页' }))
  expect({
    count: rail.getByText('1 页').textContent,
    button: rail.getByRole('button', { name: '移出第 2 页' }).textContent,
  }).toEqual({ count: '1 页', button: '移出' })
})

test('a page of a student who left the class or was excused says so, and can be given to another', async () => {
  const problem = { kind: 'notAssigned', sameAs: null, seemsOf: null } as const
  openJob({ [scan.info.path]: () => givenInfo({}, [givenPage(1), givenPage(2, { uid: 199, problem })]) })
  const rail = within(await screen.findByRole('complementary', { name: '要处理的页' }))
  expect({
    name: rail.getByRole('heading', { level: 3 }).textContent,
    choices: rail.getAllByRole('combobox').length,
  }).toEqual({ name: '这名学生不用交', choices: 1 })
})

/** Back pages 4 and 5 follow the fronts of the first two students; the third student's front is missing or not. */
const backPages = (missing: readonly number[]) => {
  const backOf = (scanPageId: number, uid: number) =>
    givenPage(scanPageId, { uid: null, sheetPage: 2, problem: { kind: 'noStudent', sameAs: null, seemsOf: uid } })
  const info = givenInfo({}, [givenPage(1), backOf(4, 101), givenPage(2), backOf(5, 102)])
  const students = info.students.map((one, index) => ({ ...one, missing: index === 2 ? [...missing] : [2] }))
  return openJob({ [scan.info.path]: () => ({ ...info, students }), [scan.place.path]: () => ({}) })
}

const placed = (sent: ReturnType<typeof openJob>) =>
  sent.filter(({ path }) => path === scan.place.path).map(({ fields }) => JSON.parse(fields['pages'] ?? '[]'))

test('a back after a front is proposed for the same student if nobody lacks a front', async () => {
  const sent = backPages([2])
  await user.click(await button('2 页都照前一页'))
  await screen.findByText('已归好')
  expect(placed(sent)).toEqual([
    [
      { scanPageId: 4, uid: 101 },
      { scanPageId: 5, uid: 102 },
    ],
  ])
  expect(screen.queryByText(/字迹/)).toBeNull()
})

test('if somebody lacks a front, the teacher is asked whose back it is', async () => {
  const sent = backPages([1, 2])
  await user.click(await button('2 页都照前一页'))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByText('曹沐阳缺前一页，是没交吗？')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: '取消' }))
  const [first] = await screen.findAllByRole('listitem')
  const page = within(first ?? document.body)
  expect(page.getAllByRole('button', { name: /^(是|就是)/ }).map((one) => one.textContent)).toEqual([
    '是陈思远的',
    '是曹沐阳的',
  ])
  await user.click(page.getByRole('button', { name: '是曹沐阳的' }))
  await screen.findByText('已归好')
  expect(placed(sent)).toEqual([[{ scanPageId: 4, uid: 103 }]])
})

test('readings that fail to load show the reason and can be reloaded', async () => {
  let isLost = true
  openJob({ [scan.unsure.path]: () => (isLost ? lost() : { groups: [] }) })
  const retry = await button('刷新试试')
  isLost = false
  retry.click()
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(middle()).toBe(ready)
})

test('a single handwritten answer is enlarged, and can be typed', async () => {
  const sent = openGroups([givenWriting(null, 2)])
  expect((await screen.findByRole('img', { name: '原图：胡星辰 第 3 题' })).getAttribute('src')).toContain('/crop/2/')
  await user.type(screen.getByLabelText('照原图写下来'), 'libary{Enter}')
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(decided(sent)).toEqual([['libary', [2]]])
})

test('readings both engines agree on are shown in rows with count, verdict and every original; one click decides a row', async () => {
  const sent = openAgreed()
  const [right, wrong] = [await rowOf('Library'), await rowOf('librery')]
  expect(
    [right, wrong].map((row) => ({
      count: row.getByText(/^\d+ 份$/).textContent,
      verdict: row.getByText(/^按答案/).textContent,
    })),
  ).toEqual([
    { count: '3 份', verdict: '按答案算对' },
    { count: '2 份', verdict: '按答案算错' },
  ])
  expect(right.getAllByRole('button', { name: /写的是 Library$/ }).map((one) => one.ariaPressed)).toEqual([
    'true',
    'true',
    'true',
  ])
  await user.click(wrong.getByRole('button', { name: '2 处都读作 librery' }))
  await screen.findByRole('heading', { name: '两种识别读得一样的手写，1 组' })
  await user.click((await rowOf('Library')).getByRole('button', { name: /3 处都读作 Library/ }))
  await screen.findByRole('heading', { name: '可以写入成绩' })
  expect(decided(sent)).toEqual([
    ['librery', [4, 5]],
    ['Library', [1, 2, 3]],
  ])
})

test('an original that does not belong is excluded, and is then decided without a suggestion', async () => {
  const sent = openGroups([givenWriting('Library', 1, 2, 3)])
  const row = await rowOf('Library')
  await user.click(row.getByRole('button', { name: '胡星辰写的是 Library' }))
  expect(row.getByRole('status').textContent).toBe('去掉的 1 份单独再看')
  await user.click(row.getByRole('button', { name: /2 处都读作 Library/ }))
  expect((await screen.findByRole('img', { name: '原图：胡星辰 第 3 题' })).getAttribute('src')).toContain('/crop/2/')
  expect(((await button('先选读作什么')) as HTMLButtonElement).disabled).toBe(true)
  expect(decided(sent)).toEqual([['Library', [1, 3]]])
})

test('the readings of a row can be viewed one by one', async () => {
  const sent = openAgreed()
  await user.click((await rowOf('Library')).getByRole('button', { name: '逐份看' }))
  await user.click(await screen.findByRole('button', { name: /^读作 Library/ }))
  const next = await screen.findByRole('img', { name: '原图：胡星辰 第 3 题' })
  expect({ picture: next.getAttribute('src')?.match(/crop.\d+/)?.[0], decided: decided(sent) }).toEqual({
    picture: 'crop/2',
    decided: [['Library', [1]]],
  })
})

test('a refused decision shows the reason and remains to be made', async () => {
  openGroups([givenWriting('Library', 1, 2, 3)], { [scan.decide.path]: () => refused('scanCancelled') })
  await user.click((await rowOf('Library')).getByRole('button', { name: /3 处都读作 Library/ }))
  expect((await screen.findByRole('alert')).textContent).toBe('这次阅卷已经取消，请重新开始')
  expect((await rowOf('Library')).getByText(/^\d+ 份$/).textContent).toBe('3 份')
})

test('while handwriting is still being read, the page says so', async () => {
  openJob({
    [scan.info.path]: () => givenInfo({ unsureCount: 1, blankPageCount: 2 }),
    [scan.unsure.path]: () => ({ groups: [givenWriting(null, 2)] }),
  })
  await screen.findByText('还在识别 2 页的手写')
  expect(middle()).toBe(
    '还有 1 处要您定还在识别 2 页的手写第 1 组，共 1 组第 3 题，手写胡星辰看着原图选，或者照着写下来' +
      'library答案libraries答案空撤销跳过这组先选读作什么保存中…Enter',
  )
})

test('while pages are being read, nothing needs deciding', async () => {
  openJob({ [scan.info.path]: () => ({ ...givenInfo({ state: 'reading', waitingCount: 2 }), students: [] }) })
  await screen.findByRole('heading', { name: '正在识别' })
  expect(middle()).toBe(
    '正在识别0 人的答题卡齐全，没有要定的地方识别在后台进行，可以离开这一页。识别出拿不准的地方会列在这里。' +
      '写入成绩写入中…看学生与答题卡',
  )
})

test('Enter after clicking an original decides the row it is in', async () => {
  const sent = openAgreed()
  const [first] = (await rowOf('librery')).getAllByRole('button', { name: /写的是 librery$/ })
  if (first === undefined) throw new Error('No original')
  await user.click(first)
  await user.keyboard('{Enter}')
  await screen.findByRole('img', { name: /^原图/ })
  expect(decided(sent)).toEqual([['librery', [5]]])
})

/** A scan whose second page can be looked at, as the service tells it at that time. */
function openPages(pageOf: () => Parameters<typeof givenPage>[1]) {
  return openJob({
    [scan.info.path]: () => givenInfo({}, [givenPage(1), givenPage(2, pageOf()), givenPage(3)]),
    [scan.place.path]: () => ({}),
    [scan.leaveOut.path]: () => ({}),
  })
}

const lookAt = async (tick: string) => {
  await user.click(await button(tick))
  return within(await screen.findByRole('complementary', { name: '第 2 / 3 页' }))
}

test('a page read without a problem can be given to another student', async () => {
  const sent = openPages(() => ({}))
  const page = await lookAt('第 2 页')
  await user.click(page.getByRole('combobox', { name: '第 2 页换学生' }))
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['陈思远 qm0701001', '曹沐阳 qm0701003'])
  await user.click(screen.getByRole('option', { name: /^曹沐阳/ }))
  await screen.findByText('已归好')
  expect(placed(sent)).toEqual([[{ scanPageId: 2, uid: 103 }]])
})

test('a page read without a problem can be left out, and put back where it is looked at', async () => {
  let isLeftOut = false
  const sent = openPages(() => ({ isLeftOut }))
  const page = await lookAt('第 2 页')
  isLeftOut = true
  await user.click(page.getByRole('button', { name: '移出第 2 页' }))
  await page.findByText('已移出，不计入成绩')
  isLeftOut = false
  await user.click(page.getByRole('button', { name: '放回第 2 页' }))
  await screen.findByText('已放回第 2 页')
  await page.findByRole('button', { name: '移出第 2 页' })
  const acts = sent.filter(({ path }) => path === scan.leaveOut.path).map(({ fields }) => fields)
  expect(acts.map(({ scanPageId, isLeftOut: out }) => ({ scanPageId, out }))).toEqual([
    { scanPageId: '2', out: 'true' },
    { scanPageId: '2', out: 'false' },
  ])
})

test('a page that was upside down says that it was turned, in the strip and where it is looked at', async () => {
  openPages(() => ({ turned: 180 }))
  const page = await lookAt('第 2 页，已转正')
  expect(page.getByText('已转正').textContent).toBe('已转正')
  await user.click(await button('第 3 页'))
  expect(screen.queryByText('已转正')).toBeNull()
})
