import { assigning } from '#api/contract/groups/assigning.ts'
import { basket } from '#api/contract/groups/basket.ts'
import { marking } from '#api/contract/groups/marking.ts'
import { paperEditing } from '#api/contract/groups/paper-editing.ts'
import { longestAnswer, student as studentCalls } from '#api/contract/groups/student.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { questionsOf } from '#domain/paper/elements.ts'
import type { Paper } from '#domain/paper/paper.ts'
import { openPaper } from '#domain/paper/xml/open-paper.ts'
import { writable } from '#domain/paper/xml/xml.ts'
import { writeAnswers } from '#domain/paper/xml/write-answers.ts'
import { writePaper } from '#domain/paper/xml/write-paper.ts'
import { demoPassword } from '#server/content/demo/people.ts'
import { clientAt } from '#tests/support/product/product.ts'
import { openBrowser, type TestBrowser } from '#tests/support/product/test-browser.ts'
import { attackedPaper } from './attacked-paper.ts'
import { hour } from '#domain/time/units.ts'

/** Attacks joined to texts of at most so many characters; what is longer than one text is left out. */
export function packed(attacks: readonly string[], longest: number): readonly string[] {
  return attacks.reduce<readonly string[]>((texts, attack) => {
    if ([...attack].length > longest) return texts
    const last = texts.at(-1)
    const together = `${last} ${attack}`
    return last !== undefined && [...together].length <= longest
      ? [...texts.slice(0, -1), together]
      : [...texts, attack]
  }, [])
}

/** What a teacher and a student have done with a paper full of attacks, by the calls of their pages. */
export interface AttackedClass {
  readonly paperId: number
  readonly assignmentId: number
  /** Of the same paper, still to be answered. */
  readonly openId: number
  /** The paper's written item with all attacks in each text. */
  readonly itemId: number
  /** What the student handed in. */
  readonly submissionId: number
}

/** Somebody's own browser, without a page. */
export async function signedIn(address: string, username: string, signInAs: number): Promise<TestBrowser> {
  const browser = openBrowser((uid, cookie) => clientAt(address, uid, cookie))
  await browser.signIn(username, passwordDigest(demoPassword), { signInAs })
  return browser
}

interface Attacked {
  readonly address: string
  readonly teacher: TestBrowser
  readonly ownerId: number
  readonly courseId: number
  readonly student: { readonly uid: number; readonly username: string }
}

/** Makes the paper, assigns it to the student, who answers with attacks, and marks it with comments that are attacks. */
export async function attackClass(attacked: Attacked, raw: readonly string[]): Promise<AttackedClass> {
  const { teacher, ownerId } = attacked
  const attacks = raw.map((attack) => writable(attack))
  // A field never holds a carriage return.
  const typed = attacks.map((attack) => attack.replaceAll('\r', '\n'))
  const comments = packed(typed, 500)
  const { paperId, paper } = await keptPaper(teacher, attackedPaper(ownerId, attacks, comments))
  const [assignmentId = 0, openId = 0] = await assigned(attacked, paperId, packed(typed, 60))
  const written = questionsOf(paper.elements).flatMap(({ items }) => items.filter(({ key }) => key.kind === 'written'))
  await answered(attacked, assignmentId, paper, typed)
  const submissionIds: number[] = []
  for (const [at, { itemId, key }] of written.entries()) {
    const { list } = await teacher.get(marking.submissions, { assignmentId, itemId })
    const [{ submissionId, round, rev } = { submissionId: 0, round: 0, rev: 0 }] = list
    const criteria = key.kind === 'written' ? key.criteria.map(() => 0) : []
    const mark = { assignmentId, itemId, submissionId, round, rev, criteria, comment: comments[at] ?? '' }
    await teacher.get(marking.save, mark)
    submissionIds.push(submissionId)
  }
  await teacher.get(assigning.finish, { assignmentId })
  await teacher.get(assigning.publishScores, { assignmentId })
  return { paperId, assignmentId, openId, itemId: written[0]?.itemId ?? 0, submissionId: submissionIds[0] ?? 0 }
}

async function keptPaper(teacher: TestBrowser, paper: Paper): Promise<{ paperId: number; paper: Paper }> {
  const { paperId } = await teacher.get(paperEditing.add, {
    paperXml: writePaper(paper),
    answerXml: writeAnswers(paper),
  })
  const { paperXml, answerXml } = await teacher.get(paperEditing.open, { paperId })
  const opening = openPaper(paperXml, answerXml)
  if (!opening.ok) throw new Error(opening.refusal.reason)
  const questionIds = questionsOf(opening.paper.elements).map(({ questionId }) => questionId)
  await teacher.get(basket.clear, { subjectId: paper.subjectId })
  await teacher.get(basket.add, { subjectId: paper.subjectId, questionIds })
  return { paperId, paper: opening.paper }
}

/** Saves an assignment for each name; the first two are published. */
async function assigned({ teacher, courseId, student }: Attacked, paperId: number, names: readonly string[]) {
  const begin = Date.now()
  const saved: number[] = []
  for (const assignmentName of names) {
    const { assignmentIds } = await teacher.get(assigning.save, {
      courseIds: [courseId],
      paperId,
      assignmentName,
      kind: 'test',
      assignmentType: 1,
      audience: 2,
      uids: [student.uid],
      beginTime: new Date(begin).toISOString(),
      endTime: new Date(begin + hour).toISOString(),
    })
    saved.push(...assignmentIds)
  }
  const published = saved.slice(0, 2)
  await teacher.get(assigning.publish, { assignmentIds: published })
  return published
}

/** Answers wrongly: with another option, with attacks. */
async function answered(attacked: Attacked, assignmentId: number, { elements }: Paper, attacks: readonly string[]) {
  const browser = await signedIn(attacked.address, attacked.student.username, userTypes.student)
  await browser.get(studentCalls.open, { assignmentId, begins: true })
  const items = questionsOf(elements).flatMap((question) => question.items)
  // The first of them says everything.
  const written = items.filter(({ key }) => key.kind === 'written')
  const answers = Object.fromEntries([
    ...items.map(({ itemId, key }, at) => [itemId, key.kind === 'single' ? 'B' : attacks[at % attacks.length]]),
    [written[0]?.itemId ?? 0, attacks.join('\n').slice(0, longestAnswer)],
  ])
  await browser.get(studentCalls.submit, { assignmentId, answers })
}
