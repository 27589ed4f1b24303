import { eq } from 'drizzle-orm'
import { courseTeacher } from '#api/contract/groups/course-teacher.ts'
import type { ObjectOwner } from '#api/contract/owned-objects.ts'
import { member } from '#server/database/schema/courses.ts'
import { feedback, message, notice } from '#server/database/schema/messages.ts'
import { paper, paperShare } from '#server/database/schema/papers.ts'
import { assignment, submission } from '#server/database/schema/assignments.ts'
import { question } from '#server/database/schema/questions.ts'
import { type Fixture, makeBusyWorld } from '#tests/support/worlds/busy-world.ts'
import { signIn } from '#tests/support/fixtures/sessions.ts'
import { addFixturePaper } from '#tests/support/fixtures/paper.ts'
import { addFixtureRoster } from '#tests/support/fixtures/roster.ts'
import { idOf } from './id-of.ts'
import type { TestClient, TestService } from './test-service.ts'

/** Everybody who may try to access an object of the lead teacher's: in the portal, except for the students. */
export type Asker =
  | 'leadTeacher'
  /** Teaches the class together with the lead teacher. */
  | 'beside'
  /** Used to teach it with her, and was removed from it. */
  | 'removed'
  /** Teaches at the school, but not the class. */
  | 'colleague'
  /** Teaches at another school. */
  | 'stranger'
  /** A member of the class. */
  | 'student'
  /** A member of the colleague's class. */
  | 'otherStudent'

/** Ids of objects by the kind of their owner and by description. */
export type OwnedObjects = Readonly<Record<ObjectOwner, Readonly<Record<string, number>>>>

export interface OwnedWorld {
  readonly askers: Readonly<Record<Asker, TestClient>>
  readonly objects: OwnedObjects
}

const sentAt = new Date('2026-09-01T00:00:00Z')

/** Objects of every kind of owner, and everybody who may try to access them. */
export async function makeOwnedWorld(service: TestService): Promise<OwnedWorld> {
  const { teacher: fixture, colleague, stranger, schoolId } = await makeBusyWorld(service)
  const [beside, removed] = fixture.colleagues.colleagueIds.map(idOf) as [number, number]
  const teaching = { courseId: fixture.courseId, teacherIds: [removed] }
  await fixture.teacher.get(courseTeacher.add, teaching)
  const listOf = async (teacherId: number) =>
    (await addFixtureRoster(service.db, { courseId: fixture.courseId, schoolId, teacherId, canary: '' })).importId
  const lists = {
    'read by the lead teacher': await listOf(fixture.teacher.uid),
    'read beside her': await listOf(beside),
    'read by the teacher who was taken out': await listOf(removed),
  }
  await fixture.teacher.get(courseTeacher.remove, teaching)
  const askers = {
    leadTeacher: fixture.teacher,
    beside: await signIn(service, beside, 'portal'),
    removed: await signIn(service, removed, 'portal'),
    colleague: colleague.teacher,
    stranger: stranger.teacher,
    student: fixture.students[1],
    otherStudent: colleague.students[1],
  }
  const shared = await sharedPaper(service, fixture, schoolId, 'shared')
  const colleagueId = colleague.teacher.uid
  const given = await givenPapers(service, fixture, { schoolId, colleagueId })
  const objects = {
    ...classObjects(fixture, await takenOut(service, fixture)),
    assignedTest: await assignedAssignments(service, fixture),
    paper: { private: Number(fixture.values['paperId']), shared, ...given },
    classPaper: {
      private: Number(fixture.values['paperId']),
      shared,
      'given and shared, then thrown away': given['given and shared, then thrown away'],
      'assigned, then thrown away': await assignedPaper(service, fixture, schoolId),
      "of the colleague's class": Number(colleague.values['paperId']),
    },
    ownPaper: { shared },
    editedPaper: {
      shared,
      'given to a colleague': given['given to a colleague'],
      ...(await papersToEdit(service, fixture, { schoolId, colleagueId })),
    },
    question: await questions(service, fixture),
    ...(await messages(service, fixture, schoolId)),
    rosterImport: lists,
    paperImport: { 'of the lead teacher': Number(fixture.values['paperImportId']) },
    scan: { 'of the class': Number(fixture.values['scanId']) },
  }
  return { askers, objects }
}

const classObjects = ({ courseId, assignments, teacher, students: [student] }: Fixture, takenOutId: number) => ({
  course: { 'the class': courseId },
  ownCourse: { 'the class': courseId },
  test: { 'of the class': assignments.running },
  offeredTest: { 'offered to the lead teacher': assignments.unpublished, 'offered to nobody': assignments.running },
  schoolTeacher: { 'the lead teacher': teacher.uid, 'a student of the school': student.uid },
  classStudent: { 'of the class': student.uid, 'taken out of the class': takenOutId, 'no student': teacher.uid },
})

/** The removed student; also adds the lead teacher to the members, which should never happen. */
async function takenOut({ db }: TestService, { values, courseId, teacher }: Fixture): Promise<number> {
  await db.insert(member).values({ courseId, uid: teacher.uid, joinedAt: sentAt })
  const rows = await db
    .select({ uid: member.uid })
    .from(member)
    .where(eq(member.removalId, Number(values['removalId'])))
  return idOf(rows[0]?.uid)
}

async function assignedAssignments({ db }: TestService, { assignments, students }: Fixture) {
  await db.insert(submission).values({ assignmentId: assignments.unpublished, uid: students[1].uid })
  return { published: assignments.running, 'not yet published': assignments.unpublished }
}

async function sharedPaper({ db }: TestService, { teacher }: Fixture, schoolId: number, text: string): Promise<number> {
  const { paperId } = await addFixturePaper(db, schoolId, teacher.uid, text)
  await db.update(paper).set({ sharedWithSchool: true }).where(eq(paper.paperId, paperId))
  return paperId
}

interface Receiver {
  readonly schoolId: number
  readonly colleagueId: number
}

/** Papers that the colleague may edit; the second is deleted. */
async function papersToEdit({ db }: TestService, { teacher }: Fixture, { schoolId, colleagueId }: Receiver) {
  const { paperId: edited } = await addFixturePaper(db, schoolId, teacher.uid, 'edited')
  const { paperId: removed } = await addFixturePaper(db, schoolId, teacher.uid, 'edited once')
  await db.update(paper).set({ removedAt: sentAt }).where(eq(paper.paperId, removed))
  await db
    .insert(paperShare)
    .values([edited, removed].map((paperId) => ({ paperId, uid: colleagueId, sharedAt: sentAt, canEdit: true })))
  return { 'given to a colleague to edit': edited, 'given to edit, then thrown away': removed }
}

/** Papers shared with the colleague; the second is also shared with the school, and deleted. */
async function givenPapers(service: TestService, fixture: Fixture, { schoolId, colleagueId }: Receiver) {
  const { db } = service
  const { paperId: given } = await addFixturePaper(db, schoolId, fixture.teacher.uid, 'given')
  const removed = await sharedPaper(service, fixture, schoolId, 'removed')
  await db.update(paper).set({ removedAt: sentAt }).where(eq(paper.paperId, removed))
  await db
    .insert(paperShare)
    .values([given, removed].map((paperId) => ({ paperId, uid: colleagueId, sharedAt: sentAt })))
  return { 'given to a colleague': given, 'given and shared, then thrown away': removed }
}

/** A paper of the lead teacher's that an unpublished assignment of the class is of; she has deleted it since. */
async function assignedPaper(
  { db }: TestService,
  { teacher, assignments }: Fixture,
  schoolId: number,
): Promise<number> {
  const { paperId } = await addFixturePaper(db, schoolId, teacher.uid, 'assigned')
  await db.update(assignment).set({ paperId }).where(eq(assignment.assignmentId, assignments.unpublished))
  await db.update(paper).set({ removedAt: sentAt }).where(eq(paper.paperId, paperId))
  return paperId
}

/** A question owned by the lead teacher, and one of the platform. */
async function questions({ db }: TestService, { teacher: { uid } }: Fixture) {
  const fields = { subjectId: 203, type: 1, difficulty: 1, passage: '', createdAt: sentAt }
  const rows = await db
    .insert(question)
    .values([uid, null].map((ownerId) => ({ ...fields, ownerId })))
    .returning({ questionId: question.questionId })
  const [own, ofPlatform] = rows.map(({ questionId }) => idOf(questionId)) as [number, number]
  return { 'of her own': own, 'of the platform': ofPlatform }
}

async function messages({ db }: TestService, { teacher: { uid } }: Fixture, schoolId: number) {
  const words = { schoolId, uid, title: '', text: '', sentAt }
  const notices = await db.insert(notice).values([words, words]).returning({ noticeId: notice.noticeId })
  const [kept, thrownAway] = await db
    .insert(message)
    .values(
      notices.map(({ noticeId }, index) => ({
        kind: 'notice' as const,
        uid,
        noticeId,
        sentAt,
        deletedAt: [null, sentAt][index],
      })),
    )
    .returning({ messageId: message.messageId })
  const sender = { uid, schoolId, page: '', pageBuild: '', serviceBuild: '', browser: '', surface: 'browser' } as const
  const [written] = await db
    .insert(feedback)
    .values({ ...sender, topic: 'wish', text: '', contact: '', sentAt })
    .returning({ feedbackId: feedback.feedbackId })
  return {
    message: { 'in the box': idOf(kept?.messageId), 'thrown away': idOf(thrownAway?.messageId) },
    schoolNotice: { 'of the school': idOf(notices[0]?.noticeId) },
    schoolFeedback: { 'of the school': idOf(written?.feedbackId) },
  }
}
