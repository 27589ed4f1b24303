// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { report } from '#api/contract/groups/report.ts'
import { descriptionOf } from '#tests/support/documents/page-texts.ts'
import { openReport } from './testing/open-report.tsx'

const openItem = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }))
  return screen.findByRole('dialog')
}

/** The key facts at the top of a drawer. */
const facts = (drawer: HTMLElement) => drawer.querySelector('dl')?.textContent

const linesOf = (drawer: HTMLElement) =>
  within(drawer)
    .getAllByRole('listitem')
    .filter((line) => line.querySelector('[role="img"]') !== null)
    .map((line) => line.textContent)

test('an item shows its question, and per option how many and who chose it', async () => {
  openReport()
  const drawer = await openItem('第 1 题 冠词')
  await within(drawer).findByText('He can play ____ violin.')
  expect([...drawer.querySelectorAll('section')].map(({ textContent }) => textContent)).toEqual([
    'He can play ____ violin.',
    '学生作答已交 7 份，按人数Aa0%0 人Bthe正确答案57%4 人胡星辰曹沐阳宋知微顾言之' +
      'Cno article29%2 人沈书白程可欣未作答14%1 人陈思远',
    '解析西洋乐器前要加 the。',
  ])
  expect(linesOf(drawer)).toEqual([
    'Aa0%0 人',
    'Bthe正确答案57%4 人胡星辰曹沐阳宋知微顾言之',
    'Cno article29%2 人沈书白程可欣',
    '未作答14%1 人陈思远',
  ])
})

test('while names are hidden, those who gave an answer are listed by number, not as in the class list', async () => {
  openReport({ query: { type: 'task', taskId: '41', studyTaskId: '0', anonymous: '1' } })
  const drawer = await openItem('第 1 题 冠词')
  await within(drawer).findByText('He can play ____ violin.')
  expect(linesOf(drawer)).toEqual([
    'Aa0%0 人',
    'Bthe正确答案57%4 人学生 3学生 6学生 7学生 8',
    'Cno article29%2 人学生 1学生 2',
    '未作答14%1 人学生 5',
  ])
})

test('students who got an item wrong get practice via the page of its question', async () => {
  openReport()
  const drawer = await openItem('第 1 题 冠词')
  const practice = await within(drawer).findByRole('link', { name: /布置再练$/ })
  expect({ practice: practice.textContent, href: practice.getAttribute('href') }).toEqual({
    practice: '给答错的 3 人布置再练',
    href: '#/course/7/wrongnote/questionDetail/21',
  })
})

test('a text from the pass mark on is not one of those got wrong, as in the book of wrong questions', async () => {
  openReport()
  const drawer = await openItem('第 3 题 My School Day')
  await within(drawer).findByRole('button', { name: '程可欣' })
  expect(within(drawer).queryByRole('link', { name: /布置再练$/ })).toBeNull()
})

test('a blank names its position in the passage and groups the typed answers', async () => {
  openReport()
  const drawer = await openItem('第 2 题 频度副词')
  const blank = await within(drawer).findByText('短文第 1 空')
  expect(blank.parentElement?.textContent).toBe('短文和材料I 1 get up early.短文第 1 空')
  expect(linesOf(drawer)).toEqual([
    'usually正确答案43%3 人胡星辰曹沐阳顾言之',
    'usualy43%3 人沈书白宋知微程可欣看答题卡原图（1 份）沈书白',
    'always14%1 人陈思远',
  ])
})

test('a written item lists the scores, unmarked submissions last, and a name opens the submission', async () => {
  openReport()
  const drawer = await openItem('第 3 题 My School Day')
  const first = await within(drawer).findByRole('button', { name: '胡星辰' })
  const list = first.closest('ul')
  expect([...(list?.children ?? [])].map((line) => line.textContent)).toEqual([
    '胡星辰14.5/15',
    '宋知微13/15',
    '沈书白12/15',
    '曹沐阳11/15',
    '程可欣10/15',
    '顾言之待批',
    '陈思远待批',
  ])
  fireEvent.click(first)
  expect(facts(await screen.findByRole('dialog', { name: '胡星辰' }))).toBe(
    '账号qm0701001提交11-18 16:00总分19.5/20名次1客观5书面14.5比上次+3.0百分点',
  )
})

test('stepping goes to the next item by number, and the last item has none', async () => {
  openReport()
  const drawer = await openItem('第 2 题 频度副词')
  fireEvent.click(within(drawer).getByRole('button', { name: '下一题' }))
  await screen.findByRole('dialog', { name: '第 3 题' })
  expect(screen.getByRole('button', { name: '下一题' }).matches(':disabled')).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '上一题' }))
  expect(facts(await screen.findByRole('dialog', { name: '第 2 题' }))).toBe(
    '考点频度副词大题二、语法填空均分0.9/3得分率30%区分度−0.11',
  )
})

const articlesOf = async (drawer: HTMLElement) => {
  await within(drawer).findByRole('article', { name: '第 1 题' })
  return within(drawer)
    .getAllByRole('article', { name: /^第/ })
    .map((article) => article.textContent)
}

test('a student’s submission shows every item with answer, key, score and comment', async () => {
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '沈书白' }))
  expect(await articlesOf(await screen.findByRole('dialog', { name: '沈书白' }))).toEqual([
    '1He can play ____ violin.0/2作答Cno article答案Bthe',
    '2短文第 1 空0/3作答usualy答案usually',
    '3Write about your school day.12/15My day…内容 12/15评语结构清楚',
  ])
})

test('a submission can be reduced to what lost marks, and stays so for the next student', async () => {
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '沈书白' }))
  const drawer = await screen.findByRole('dialog', { name: '沈书白' })
  await articlesOf(drawer)
  fireEvent.click(within(drawer).getByRole('switch', { name: '只看丢分的 3 题' }))
  const names = () =>
    within(screen.getByRole('dialog'))
      .queryAllByRole('article', { name: /^第/ })
      .map((article) => article.getAttribute('aria-label'))
  expect(names()).toEqual(['第 1 题', '第 2 题', '第 3 题'])
  fireEvent.click(within(drawer).getByRole('button', { name: '上一名' }))
  await screen.findByRole('switch', { name: '只看丢分的 1 题', checked: true })
  expect(names()).toEqual(['第 3 题'])
})

test('a submission waiting for marking is shown as far as it is marked', async () => {
  openReport()
  fireEvent.click(await screen.findByRole('button', { name: '顾言之' }))
  expect((await articlesOf(await screen.findByRole('dialog', { name: '顾言之' })))[2]).toBe(
    '3Write about your school day.待批I like my school.',
  )
})

test('for a student who has not handed in, no submission is requested', async () => {
  const { callsOf } = openReport()
  fireEvent.click(await screen.findByRole('button', { name: '阿卜杜热合曼·买买提依明' }))
  const drawer = await screen.findByRole('dialog')
  expect(descriptionOf(drawer)).toBe(
    '账号qm0701008提交未交总分–名次–客观–书面–比上次–还没有提交提交以后，这里会有每道题的作答和得分。',
  )
  expect(callsOf(report.student.path)).toEqual([])
})

test('closing a drawer returns the keyboard focus to its row', async () => {
  openReport()
  const row = await screen.findByRole('button', { name: '第 1 题 冠词' })
  row.focus()
  const drawer = await openItem('第 1 题 冠词')
  fireEvent.click(within(drawer).getByRole('button', { name: '下一题' }))
  fireEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(row)
})

test('the address of one student opens that student’s submission, which can be closed', async () => {
  openReport({ query: { type: 'task', taskId: '41', studyTaskId: '0', stuId: '2' } })
  const drawer = await screen.findByRole('dialog', { name: '曹沐阳' })
  fireEvent.click(within(drawer).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('the original of a wrong answer from a scanned sheet is shown, beside the student’s name', async () => {
  openReport()
  const drawer = await openItem('第 2 题 频度副词')
  fireEvent.click(await within(drawer).findByText('看答题卡原图（1 份）'))
  const original = within(drawer).getByRole('img', { name: '沈书白答题卡上的作答' })
  expect(original.getAttribute('src')).toMatch(/\/client\/scan\/crop\/9\/200-405-600-80$/)
  fireEvent.click(within(original.closest('li') ?? drawer).getByRole('button', { name: '沈书白' }))
  const submission = await screen.findByRole('dialog', { name: '沈书白' })
  expect(await within(submission).findAllByRole('img', { name: '沈书白答题卡上的作答' })).toHaveLength(1)
})

test('a submission read from a sheet opens its marked page', async () => {
  const { callsOf } = openReport()
  fireEvent.click(await screen.findByRole('button', { name: '沈书白' }))
  const drawer = await screen.findByRole('dialog', { name: '沈书白' })
  fireEvent.click(await within(drawer).findByRole('button', { name: '看批过的卷面' }))
  const page = await screen.findByRole('dialog', { name: '沈书白批过的卷面' })
  const pictures = await within(page).findAllByRole('img')
  expect(pictures.map((picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'))).toEqual([
    '答题卡第 1 页',
    '第 2 题 0/3 分',
    '批注 1 处',
  ])
  expect(callsOf(report.pages.path)).toEqual([{ assignmentId: 41, uid: 3 }])
  fireEvent.click(within(page).getByRole('button', { name: '关闭' }))
  await waitFor(() => expect(screen.getAllByRole('dialog')).toEqual([drawer]))
})

test('a marked page is not offered for answers that came from no sheet, or while names are hidden', async () => {
  openReport()
  fireEvent.click(await screen.findByRole('switch', { name: '隐去姓名' }))
  const shown: (string | undefined)[] = []
  for (const name of ['学生 2', '学生 3']) {
    fireEvent.click(await screen.findByRole('button', { name }))
    const drawer = await screen.findByRole('dialog', { name })
    await articlesOf(drawer)
    shown.push(
      ...within(drawer)
        .queryAllByRole('button', { name: '看批过的卷面' })
        .map((one) => one.textContent),
    )
  }
  expect(shown).toEqual([])
})
