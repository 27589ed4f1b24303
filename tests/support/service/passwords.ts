import { eq } from 'drizzle-orm'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { user } from '#server/database/schema/people.ts'
import { hashDigest } from '#server/services/sign-on/passwords.ts'
import type { TestClient, TestService } from './test-service.ts'

/** Lets a person of a world sign in: they have no usable password by default. */
export async function givePassword(
  { db }: Pick<TestService, 'db'>,
  { uid }: TestClient,
  password: string,
): Promise<void> {
  const passwordHash = await hashDigest(passwordDigest(password))
  await db.update(user).set({ passwordHash }).where(eq(user.uid, uid))
}
