import { assigning } from '#api/contract/groups/assigning.ts'
import { course } from '#api/contract/groups/course.ts'
import { member } from '#api/contract/groups/member.ts'
import { paper } from '#api/contract/groups/paper.ts'
import { rubric } from '#api/contract/groups/rubric.ts'
import { student } from '#api/contract/groups/student.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { courseStatuses } from '#domain/classes/course-statuses.ts'
import { subjects, userTypes } from '#domain/classes/subjects.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { marking } from '#api/contract/groups/marking.ts'

const students = ['qm0701001', 'qm0701002', 'qm0701003'] as const

/** A separate assignment for three students, answered and marked on other computers. */
export async function workElsewhere(browser: TestBrowser, address: string) {
  const pager = { currentPage: 1, pageSize: 50 }
  const courses = await browser.get(course.list, { status: courseStatuses.inUse, pager })
  const courseId = courses.list.find(({ courseName }) => courseName.includes('(1)'))?.courseId ?? 0
  const papers = await browser.get(paper.list, { scope: 'all', subjectId: subjects.juniorEnglish, pager })
  const paperId = papers.list.find(({ paperTitle }) => paperTitle === 'Unit 1 单元检测')?.paperId ?? 0
  const { sections } = await browser.get(paper.detail, { paperId })
  const items = sections.flatMap(({ questions }) => questions.flatMap((question) => question.items))
  const itemId = items.find(({ kind }) => kind === 'written')?.itemId ?? 0
  const { list } = await browser.get(member.list, { courseId })
  const uids = students.map((username) => list.find((one) => one.username === username)?.uid ?? 0)
  const { assignmentIds } = await browser.get(assigning.save, {
    courseIds: [courseId],
    paperId,
    assignmentName: '批改',
    kind: 'homework',
    assignmentType: 1,
    audience: 2,
    uids,
    beginTime: '2020-01-01T00:00:00.000Z',
    endTime: '2099-01-01T00:00:00.000Z',
  })
  const [assignmentId = 0] = assignmentIds
  await browser.get(assigning.publish, { assignmentIds })
  await addLine()
  return {
    handedIn: async (count: number) => {
      for (const username of students.slice(0, count)) await handIn(username)
      return { assignmentId, itemId }
    },
    handedInLate: () => handIn(students[2]),
    firstId: async () => (await firstAnswer()).submissionId,
    /** Somebody changes the mark of the first answer. */
    markedElsewhere: async () => {
      const { submissionId, round, rev } = await firstAnswer()
      const mark = { assignmentId, itemId, submissionId, round, rev, criteria: [10, 10, 10], comment: '' }
      await browser.get(marking.save, mark)
    },
  }

  async function firstAnswer() {
    const answers = await browser.get(marking.submissions, { assignmentId, itemId })
    const [first] = answers.list
    if (first === undefined) throw new Error('Nobody has handed in')
    return first
  }

  async function handIn(username: string): Promise<void> {
    const computer = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
    await computer.signIn(username, passwordDigest(demoPassword), { signInAs: userTypes.student })
    await computer.get(student.submit, { assignmentId, answers: { [itemId]: `I like drawing. ${username}` } })
  }

  async function addLine(): Promise<void> {
    const lines = await browser.get(rubric.list, { assignmentId, itemId })
    if (lines.list.length === 0)
      await browser.get(rubric.add, { assignmentId, itemId, criterion: 0, lineText: '时态', delta: -10 })
  }
}
