import { afterAll, beforeAll, expect, test } from 'vitest'
import { signOn } from '#api/contract/groups/sign-on.ts'
import { user } from '#api/contract/groups/user.ts'
import { passwordDigest } from '#api/contract/password-digest.ts'
import { currentConsent } from '#domain/accounts/consent.ts'
import { userTypes } from '#domain/classes/subjects.ts'
import { issueToken } from './services/platform/one-time-tokens.ts'
import { clientOf } from '#tests/support/service/test-client.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'
import { makeWorld } from '#tests/support/worlds/world.ts'
import { resultId } from '#tests/support/service/result-id.ts'
import { createApp } from './app.ts'
import { allowedOrigins, readConfiguration } from './configuration.ts'
import type { Service } from './core/service.ts'
import { user as users } from './database/schema/people.ts'
import { hashDigest } from './services/sign-on/passwords.ts'

let plain: TestService
let service: Service

const publicUrl = 'https://podium.example.cn'
const digest = passwordDigest('Podium@2026')

beforeAll(async () => {
  plain = await startTestService()
  await makeWorld(plain)
  await plain.db.update(users).set({ passwordHash: await hashDigest(digest) })
  const configuration = readConfiguration({ PUBLIC_URL: publicUrl }, '/srv/podium')
  service = createApp({
    db: plain.db,
    allowedOrigins: allowedOrigins(configuration),
    secure: configuration.publicUrl !== null,
    now: () => plain.clock.now,
    log: { request: () => {}, page: () => {}, fault: () => {} },
    sendJob: () => Promise.reject(new Error('No queue')),
  })
})

afterAll(() => plain.close())

const input = { username: 'teacher', password: digest, signInAs: userTypes.teacher, consent: [...currentConsent] }

/** As sent by a browser without Sec-Fetch-Site, so that the origin decides. */
async function signInFrom(from: string) {
  const token = await issueToken(plain.db, { purpose: 'client' }, plain.clock.now)
  return clientOf(service, 0, '').call(
    signOn.passwordLogin,
    { ...input, token },
    { headers: { 'sec-fetch-site': undefined, origin: from } },
  )
}

test('a session is a __Host- cookie, and no other cookie counts', async () => {
  const { data, headers } = await signInFrom(publicUrl)
  const cookie = headers.getSetCookie().find((line) => line.startsWith('__Host-sid')) ?? ''
  expect(cookie).toMatch(/^__Host-sid=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  const pair = cookie.split(';', 1)[0] ?? ''
  const from = { headers: { origin: publicUrl } }
  const seenBy = async (sent: string) =>
    resultId(await clientOf(service, data.uid, sent).call(user.teacherInfo, {}, from))
  expect({ host: await seenBy(pair), plain: await seenBy(pair.replace('__Host-', '')) }).toEqual({
    host: 'ok',
    plain: 'notLoggedIn',
  })
})

test.each([
  [publicUrl, 200],
  ['https://podium.example.cn:8443', 403],
  ['http://podium.example.cn', 403],
  ['https://www.podium.example.cn', 403],
  ['http://127.0.0.1:4173', 403],
  ['http://localhost:4173', 403],
  ['null', 403],
])('a call from %s answers %i', async (from, status) => expect((await signInFrom(from)).status).toBe(status))
