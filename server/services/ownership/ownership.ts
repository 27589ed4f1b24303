import { and, eq, exists, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { ObjectOwner } from '#api/contract/owned-objects.ts'
import type { Caller } from '#server/core/ports.ts'
import type { Executor } from '#server/database/database.ts'
import { prepared } from '#server/database/prepared.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { assignmentHandover } from '#server/database/schema/assignment-exceptions.ts'
import { course, member, memberStatus } from '#server/database/schema/courses.ts'
import { feedback, message, notice } from '#server/database/schema/messages.ts'
import { paperImport } from '#server/database/schema/paper-imports.ts'
import { paper, paperItem } from '#server/database/schema/papers.ts'
import { school, user } from '#server/database/schema/people.ts'
import { question } from '#server/database/schema/questions.ts'
import { scan } from '#server/database/schema/scans.ts'
import { rosterImport } from '#server/database/schema/rosters.ts'
import { submission, assignment } from '#server/database/schema/assignments.ts'
import { isVisible } from '../bank/visible-questions.ts'
import { isTaughtBy } from '../classes/taught-by.ts'
import { isEditable, isReadable, isReadableInClass } from '../paper/readable-papers.ts'

const placeholder = (name: string) => sql`${sql.placeholder(name)}`

/** The input of every rule: which object, and who wants it. */
const asked = { id: placeholder('id'), uid: placeholder('uid'), schoolId: placeholder('schoolId') }

/** One rule per object: the row is found only if the caller may touch it. */
const rules: Readonly<Record<ObjectOwner, (db: Executor) => Rule>> = {
  course: prepared((db) =>
    db
      .select({ id: course.courseId })
      .from(course)
      .where(and(eq(course.courseId, asked.id), isTaughtBy(asked.uid)))
      .prepare('owns_course'),
  ),
  ownCourse: prepared((db) =>
    db
      .select({ id: course.courseId })
      .from(course)
      .where(and(eq(course.courseId, asked.id), eq(course.leadTeacherId, asked.uid)))
      .prepare('owns_own_course'),
  ),
  test: prepared((db) =>
    db
      .select({ id: assignment.assignmentId })
      .from(assignment)
      .innerJoin(course, eq(course.courseId, assignment.courseId))
      .where(and(eq(assignment.assignmentId, asked.id), isTaughtBy(asked.uid)))
      .prepare('owns_test'),
  ),
  offeredTest: prepared((db) =>
    db
      .select({ id: assignmentHandover.assignmentId })
      .from(assignmentHandover)
      .where(and(eq(assignmentHandover.assignmentId, asked.id), eq(assignmentHandover.teacherId, asked.uid)))
      .prepare('owns_offered_test'),
  ),
  assignedTest: prepared((db) =>
    db
      .select({ id: assignment.assignmentId })
      .from(assignment)
      .innerJoin(submission, eq(submission.assignmentId, assignment.assignmentId))
      .where(
        and(eq(assignment.assignmentId, asked.id), eq(submission.uid, asked.uid), isNotNull(assignment.publishedAt)),
      )
      .prepare('owns_assigned_test'),
  ),
  paper: prepared((db) => papersWhere(db, isReadable(asked)).prepare('owns_paper')),
  classPaper: prepared((db) => papersWhere(db, isReadableInClass(asked)).prepare('owns_class_paper')),
  ownPaper: prepared((db) => papersWhere(db, eq(paper.ownerId, asked.uid)).prepare('owns_own_paper')),
  editedPaper: prepared((db) => papersWhere(db, isEditable(asked)).prepare('owns_edited_paper')),
  question: prepared((db) =>
    db
      .select({ id: question.questionId })
      .from(question)
      .where(and(eq(question.questionId, asked.id), or(isVisible(asked.uid), isOnReadablePaper(db))))
      .prepare('owns_question'),
  ),
  schoolTeacher: prepared((db) =>
    db
      .select({ id: user.uid })
      .from(user)
      .where(and(eq(user.uid, asked.id), eq(user.schoolId, asked.schoolId), eq(user.userType, userTypes.teacher)))
      .prepare('owns_school_teacher'),
  ),
  classStudent: prepared((db) =>
    db
      .select({ id: member.uid })
      .from(member)
      .innerJoin(course, eq(course.courseId, member.courseId))
      .innerJoin(user, eq(user.uid, member.uid))
      .where(
        and(
          eq(member.uid, asked.id),
          isTaughtBy(asked.uid),
          eq(member.joinStatus, memberStatus.approved),
          eq(user.userType, userTypes.student),
        ),
      )
      .limit(1)
      .prepare('owns_class_student'),
  ),
  message: prepared((db) =>
    db
      .select({ id: message.messageId })
      .from(message)
      .where(and(eq(message.messageId, asked.id), eq(message.uid, asked.uid), isNull(message.deletedAt)))
      .prepare('owns_message'),
  ),
  schoolNotice: prepared((db) =>
    db
      .select({ id: notice.noticeId })
      .from(notice)
      .where(and(eq(notice.noticeId, asked.id), eq(notice.schoolId, asked.schoolId)))
      .prepare('owns_school_notice'),
  ),
  schoolFeedback: prepared((db) =>
    db
      .select({ id: feedback.feedbackId })
      .from(feedback)
      .where(and(eq(feedback.feedbackId, asked.id), eq(feedback.schoolId, asked.schoolId)))
      .prepare('owns_school_feedback'),
  ),
  rosterImport: prepared((db) =>
    db
      .select({ id: rosterImport.importId })
      .from(rosterImport)
      .innerJoin(course, eq(course.courseId, rosterImport.courseId))
      .where(and(eq(rosterImport.importId, asked.id), eq(rosterImport.uid, asked.uid), isTaughtBy(asked.uid)))
      .prepare('owns_roster_import'),
  ),
  paperImport: prepared((db) =>
    db
      .select({ id: paperImport.paperImportId })
      .from(paperImport)
      .where(and(eq(paperImport.paperImportId, asked.id), eq(paperImport.uid, asked.uid)))
      .prepare('owns_paper_import'),
  ),
  scan: prepared((db) =>
    db
      .select({ id: scan.scanId })
      .from(scan)
      .innerJoin(assignment, eq(assignment.assignmentId, scan.assignmentId))
      .innerJoin(course, eq(course.courseId, assignment.courseId))
      .where(and(eq(scan.scanId, asked.id), isTaughtBy(asked.uid)))
      .prepare('owns_scan'),
  ),
}

interface Rule {
  readonly execute: (values: Record<string, unknown>) => Promise<readonly unknown[]>
}

const papersWhere = (db: Executor, mayTouch: SQL | undefined) =>
  db
    .select({ id: paper.paperId })
    .from(paper)
    .where(and(eq(paper.paperId, asked.id), mayTouch))

/** Questions of a colleague's stay theirs on a paper that they share, and on its copies. */
const isOnReadablePaper = (db: Executor): SQL =>
  exists(
    db
      .select({ paperId: paper.paperId })
      .from(paperItem)
      .innerJoin(paper, eq(paper.paperId, paperItem.paperId))
      .where(and(eq(paperItem.questionId, question.questionId), isReadable(asked))),
  )

/** Whether the caller is the owner of the school. */
export async function ownsSchool(db: Executor, { uid, schoolId }: Caller): Promise<boolean> {
  const rows = await db
    .select({ id: school.schoolId })
    .from(school)
    .where(and(eq(school.schoolId, schoolId), eq(school.ownerId, uid)))
  return rows.length > 0
}

/** Whether the caller may touch the object; unknown and foreign ids are both false. */
export async function owns(db: Executor, caller: Caller, owner: ObjectOwner, id: number): Promise<boolean> {
  const rows = await rules[owner](db).execute({ id, uid: caller.uid, schoolId: caller.schoolId })
  return rows.length > 0
}
