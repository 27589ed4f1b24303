import { eq } from 'drizzle-orm'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { hashToken } from '#server/core/cookies.ts'
import { session, user } from '#server/database/schema/people.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { keyValue } from '#server/database/schema/system.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import { idOf } from '#tests/support/service/id-of.ts'
import type { TestClient } from '#tests/support/service/test-service.ts'
import type { WorldService } from '#tests/support/worlds/world.ts'
import { mobileOf } from './mobile.ts'
import { addDeskProofs } from './proofs.ts'
import { addDeskSchool } from './school.ts'
import { signIn } from './sessions.ts'

interface NamedDesk {
  /** Unique; the prefix of its usernames. */
  readonly name: string
  readonly canary: string
  readonly schoolId: number
}

const born = new Date('2026-09-01T00:00:00Z')

const password = passwordDigest('Podium@2026')

const otherPassword = passwordDigest('Lectern#71x')

/** Hashing is slow by design, so all accounts share one hash. */
let passwordHash: Promise<string> | undefined

/** A teacher with two students, the owner of another school, and everything that they sign in with. */
export async function addDeskPeople(service: WorldService, desk: NamedDesk, ownSchoolId: number) {
  const { name, canary } = desk
  const [teacher, first, second] = await addTeacherAndStudents(service, desk)
  const own = { name, canary, schoolId: ownSchoolId, passwordHash: await hashOfPassword() }
  const { owner, colleagueId, applicationIds } = await addDeskSchool(service, own)
  const [mobile, freeMobile] = [1, 2].map((digit) => mobileOf(name, digit)) as [string, string]
  const email = `${name}@example.cn`
  await service.db.update(user).set({ mobile, email }).where(eq(user.uid, teacher.uid))
  const addresses = { mobile, freeMobile, email, freeEmail: `free.${name}@example.cn` }
  const proofs = await addDeskProofs(service, { name, teacherId: teacher.uid, ownerId: owner.uid, ...addresses })
  return {
    teacher,
    students: [first, second] as const,
    owner,
    /** A teacher of the owner's school. */
    colleagueId,
    proofs,
    values: {
      uid: first.uid,
      uids: [second.uid],
      username: `${name}0`,
      password,
      signInAs: 101,
      applicationIds,
      teacherId: colleagueId,
      studentId: second.uid,
      deviceId: await addDevice(service, teacher.uid),
      oldPassword: password,
      newPassword: otherPassword,
      confirmation: otherPassword,
    },
  }
}

async function addTeacherAndStudents(
  service: WorldService,
  { name, canary, schoolId }: NamedDesk,
): Promise<[TestClient, TestClient, TestClient]> {
  const hash = await hashOfPassword()
  const rows = await service.db
    .insert(user)
    .values(
      [101, 102, 102].map((userType, number) => ({
        username: `${name}${number}`,
        realname: `姓名 ${number} ${canary}`,
        userType,
        schoolId,
        stageId: 2,
        subjectId: 203,
        passwordHash: hash,
        createdAt: born,
      })),
    )
    .returning({ uid: user.uid, userType: user.userType })
  const [teacherId, firstId, secondId] = rows.map(({ uid }) => uid)
  await service.db
    .insert(featureGrant)
    .values({ uid: idOf(teacherId), featureId: '28', feature: canary, endTime: new Date('2099-01-01T00:00:00Z') })
  await service.db
    .insert(keyValue)
    .values({ uid: idOf(teacherId), key: 'currentCourse', value: canary, updatedAt: born })
  return [
    await signIn(service, idOf(teacherId), 'portal'),
    await signIn(service, idOf(firstId), 'student'),
    await signIn(service, idOf(secondId), 'student'),
  ]
}

/** A second computer of the teacher's. */
async function addDevice(service: WorldService, uid: number): Promise<number> {
  const client = await signIn(service, uid, 'portal')
  const token = client.cookie.slice(client.cookie.indexOf('=') + 1)
  const [row] = await service.db
    .select({ sessionId: session.sessionId })
    .from(session)
    .where(eq(session.tokenHash, hashToken(token)))
  return idOf(row?.sessionId)
}

const hashOfPassword = (): Promise<string> => (passwordHash ??= hashDigest(password))
