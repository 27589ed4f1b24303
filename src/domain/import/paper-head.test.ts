/** The lines above the first question of a paper. */
import { expect, test } from 'vitest'
import { headFactsOf } from './paper-head.ts'
import { paperOfQuestions } from './paper-of-questions.ts'
import { typedPaper } from './testing/typed-paper.ts'

test.each([
  ['（满分120分 时间90分钟）', 1200, 90],
  ['（时间：90分钟  满分：120分）', 1200, 90],
  ['本试卷满分150分，考试时间为120分钟。', 1500, 120],
  ['考试时间：40 分钟', null, 40],
  ['【全卷共 100 分】', 1000, null],
  ['Time allowed: 90 minutes    Full marks: 120', 1200, 90],
])('%s is read into the head of the paper', (line, fullMarks, duration) => {
  expect(headFactsOf(line)).toEqual({ fullMarks, duration })
})

test.each(['时间：90分钟 姓名：____', '本班共 40 人', '期末试卷（满分120分）', '时间：9000分钟', '（　　）'])(
  '%s says something else',
  (line) => {
    expect(headFactsOf(line)).toBeNull()
  },
)

const headOf = (fullMarks: number) => {
  const { title, duration, notUnderstood } = typedPaper(
    `（满分${fullMarks}分 时间90分钟）\n小河中学期末试卷\n一、单项选择（每小题2分）\n1. Why? A. So.  B. No.`,
  )
  const paper = paperOfQuestions({ ownerId: 1, subjectId: 203, paperTitle: title, duration }, [])
  return { title: paper.paperTitle, duration: paper.duration, missed: notUnderstood.map((one) => one.reason) }
}

test('a paper gets the time limit of its file, and full marks are reported only if they are not its sum', () => {
  expect([headOf(2), headOf(120)]).toEqual([
    { title: '小河中学期末试卷', duration: 90, missed: [] },
    { title: '小河中学期末试卷', duration: 90, missed: ['headingTotal'] },
  ])
})

test.each(['学校 班级 姓名 考号', '班级：______　姓名：______　得分：______', 'Class: ______ Name: ______ No. ______'])(
  '%s is not the title of a paper, which stands below it',
  (line) => {
    const { title, notUnderstood } = typedPaper(`${line}\n小河中学期末试卷\n1. Why? A. So.  B. No.`)
    expect({ title, listed: notUnderstood.map(({ text }) => text) }).toEqual({
      title: '小河中学期末试卷',
      listed: [line],
    })
  },
)

test.each(['班级活动：一次难忘的旅行', '我的学校', 'School life'])('%s is a title', (line) => {
  expect(typedPaper(`${line}\n1. Why? A. So.  B. No.`).title).toBe(line)
})
