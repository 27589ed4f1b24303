import { eq } from 'drizzle-orm'
import { school, user } from '#server/database/schema/people.ts'
import { application } from '#server/database/schema/sign-on.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import { mobileOf } from './mobile.ts'
import { signIn } from './sessions.ts'

interface OwnSchool {
  readonly name: string
  readonly canary: string
  readonly schoolId: number
  readonly passwordHash: string
}

const born = new Date('2026-09-01T00:00:00Z')

/** Gives a school an owner, a colleague of theirs, and one application to decide. */
export async function addDeskSchool(service: WorldService, { name, canary, schoolId, passwordHash }: OwnSchool) {
  const { db } = service
  const account = { realname: `校长 ${canary}`, userType: 101, schoolId, stageId: 2, subjectId: 203, passwordHash }
  const [person, colleague] = await db
    .insert(user)
    .values(['owner', 'colleague'].map((role) => ({ ...account, username: name + role, createdAt: born })))
    .returning()
  const uid = idOf(person?.uid)
  await db.update(school).set({ ownerId: uid }).where(eq(school.schoolId, schoolId))
  const applicant = { realname: `申请人 ${canary}`, schoolId, stageId: 2, subjectId: 203, passwordHash }
  const [applied] = await db
    .insert(application)
    .values({ ...applicant, mobile: mobileOf(name, 3), consent: '', appliedAt: born })
    .returning()
  const owner = await signIn(service, uid, 'portal')
  return { owner, colleagueId: idOf(colleague?.uid), applicationIds: [idOf(applied?.applicationId)] }
}
