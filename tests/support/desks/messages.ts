import type { Database } from '#server/database/database.ts'
import { feedback, message, notice } from '#server/database/schema/messages.ts'
import type { SampleValues } from '#tests/support/service/sample-input.ts'

export interface DeskMessages {
  readonly canary: string
  readonly schoolId: number
  readonly teacherId: number
  /** The school of the desk's owner, which has a colleague. */
  readonly ownSchoolId: number
  readonly ownerId: number
  readonly colleagueId: number
}

const sentAt = new Date('2026-09-01T00:00:00Z')

/**
 * A message in the teacher's inbox, her feedback, and messages to the desk's own school that its owner sent or has to
 * answer.
 */
export async function addDeskMessages(db: Database, people: DeskMessages): Promise<SampleValues> {
  const { canary, schoolId, teacherId, ownSchoolId, ownerId, colleagueId } = people
  const words = { title: `通知 ${canary}`, text: canary, sentAt }
  const [toTeacher, ofOwner] = await db
    .insert(notice)
    .values([
      { ...words, schoolId, uid: teacherId },
      { ...words, schoolId: ownSchoolId, uid: ownerId },
    ])
    .returning({ noticeId: notice.noticeId })
  if (toTeacher === undefined || ofOwner === undefined) throw new Error('The database returned no id')
  const [received] = await db
    .insert(message)
    .values([
      { kind: 'notice', uid: teacherId, ...toTeacher, sentAt },
      { kind: 'notice', uid: colleagueId, ...ofOwner, sentAt },
    ])
    .returning({ messageId: message.messageId })
  const trail = [{ at: 1, machine: canary, event: '', state: '' }]
  const written = {
    topic: 'wish',
    text: canary,
    contact: '',
    page: '',
    pageBuild: '',
    serviceBuild: '',
    trail,
  } as const
  const [, ofColleague] = await db
    .insert(feedback)
    .values([
      { ...written, uid: teacherId, schoolId, browser: '', surface: 'browser', sentAt },
      { ...written, uid: colleagueId, schoolId: ownSchoolId, browser: '', surface: 'browser', sentAt },
    ])
    .returning({ feedbackId: feedback.feedbackId })
  const messageId = received?.messageId
  return { messageId, messageIds: [messageId], ...ofOwner, ...ofColleague }
}
