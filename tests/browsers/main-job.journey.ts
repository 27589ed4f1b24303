import { expect, test } from 'vitest'
import { demoMobiles } from '#tests/support/pages/pages.ts'
import { drawnForNobody } from './drawn.ts'
import { keys } from './driven-page.ts'
import type { Person } from './person.ts'
import { type Journey, signInByPassword } from './stage.ts'

const assignmentName = '第一单元 换个浏览器'

/** Unit 1 单元检测: choices 1–12, a sentence, a writing with three criteria; 33 points. */
const sheets = [
  {
    user: 'qm0701001',
    choices: 'CBCDBDCADCBA',
    sentence: 'My desk mate and I are both from Beijing.',
    writing: 'Hello, everyone! My name is Li Hua. 我喜欢画画。',
    marks: '453',
  },
  {
    user: 'qm0701002',
    // 7, 8, 11 and 12 are wrong.
    choices: 'CBCDBDACDCAB',
    sentence: 'My desk mate and I is both from Beijing.',
    writing: 'My name is Li Hua. I am thirteen.',
    marks: '332',
  },
] as const

/** A teacher assigns a paper to a class, students answer, the work is marked, and the class report opens. */
export const mainJob: Journey = ({ come }) => {
  let teacher: Person

  test('a teacher assigns a school paper to her class', async () => {
    teacher = await come('/#/login')
    await signInByPassword(teacher, demoMobiles.lin)
    await teacher.press(['navigation'], ['link', '布置'])
    await teacher.press(['row', /Unit 1 单元检测/], ['button', /布置/])
    const dialog = ['dialog', '布置任务'] as const
    await teacher.fill(assignmentName, dialog, ['textbox', '任务名'])
    await teacher.press(dialog, ['button', '明天 20:00'])
    await teacher.press(dialog, ['button', '布置'])
    await teacher.gone(dialog)
    await teacher.press(['link', '练习报告'])
    expect(await countsOf(teacher)).toEqual({ 提交: '0', 未交: '40', 待批: '0' })
  })

  test.each(sheets)('student $user answers all of it on a phone and hands in', async (sheet) => {
    const student = await come('/student/', 'phone')
    await signInByPassword(student, sheet.user, false)
    await student.press(['link', new RegExp(assignmentName)])
    await student.press(['button', '开始'])
    await answer(student, sheet)
    await student.press(['button', '交卷'])
    expect(await student.read('14 题都答了', ['dialog'])).toContain('14 题都答了')
    await student.press(['dialog'], ['button', '交卷'])
    await student.read(/已交|交上/)
  })

  test('the teacher ends the assignment, marks both writings by keyboard and publishes the scores', async () => {
    await teacher.page.reload()
    expect(await countsOf(teacher)).toEqual({ 提交: '2', 未交: '38', 待批: '2' })
    const row = ['row', new RegExp(assignmentName)] as const
    await teacher.press(row, ['button', /更多/])
    await teacher.press(['menuitem', '提前结束'])
    await teacher.press(['dialog'], ['button', /结束/])
    await teacher.read('已结束', row)
    await teacher.press(row, ['link', /批改/])
    await teacher.read('共 2 份，还剩 2 份')
    for (const { marks } of sheets) await teacher.page.type(marks + keys.enter)
    await teacher.see(['heading', '全部批完'])
    await teacher.press(['button', '发布成绩'])
    await teacher.press(['dialog'], ['button', '发布成绩'])
    expect(await teacher.read('成绩已发布')).toContain('成绩已发布')
  })

  test('the class report matches a calculation by hand', async () => {
    await teacher.press(['link', '看报告'])
    const text = await teacher.read('40 应交 ＝ 2 已批 ＋ 0 待批 ＋ 38 未交', ['main'])
    // Totals 18 + 12 and 10 + 8 of 33: mean and median 24, deviation 6.
    for (const figure of ['24.0 均分', '24.0 中位数', '6.0 标准差', '30 / 18 最高 / 最低', '1/ 2 及格，50%'])
      expect(text).toContain(figure)
    const { cells } = await teacher.see(['table', '分数分布'])
    expect(cells.slice(1)).toEqual([
      ['不足 60%', '1'],
      ['60–69%', '0'],
      ['70–79%', '0'],
      ['80–89%', '0'],
      ['90–100%', '1'],
    ])
  })

  test('the report draws nothing that is for screen readers alone', async () => {
    await teacher.see(['table', '分数分布'])
    expect(await drawnForNobody(teacher.page)).toEqual([])
  })
}

async function answer({ press, fill, read }: Person, { choices, sentence, writing }: (typeof sheets)[number]) {
  for (let no = 1; no <= 14; no += 1) {
    await read(`第 ${no} 题，共 14 题`)
    const letter = choices[no - 1]
    if (letter !== undefined) await press(['radio', new RegExp(`^${letter}`)])
    else await fill(no === 13 ? sentence : writing, ['textbox', `第 ${no} 题的答案`])
    if (no < 14) await press(['button', '下一题'])
  }
  await read('答案已自动保存')
}

/** How many submissions of the assignment are in, missing and unmarked, by column heading. */
async function countsOf(teacher: Person): Promise<Record<string, string>> {
  await teacher.see(['table'], ['row', new RegExp(assignmentName)])
  const [heads = [], ...rows] = (await teacher.see(['table'])).cells
  const row = rows.find((cells) => cells.some((cell) => cell.includes(assignmentName))) ?? []
  return Object.fromEntries(['提交', '未交', '待批'].map((head) => [head, row[heads.indexOf(head)] ?? '']))
}
