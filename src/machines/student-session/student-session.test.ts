import { expect, onTestFinished, test } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import { studentSessionMachine } from './student-session.machine.ts'
import type { StudentSessionEvent, WhoAnswer } from './student-session.types.ts'

const ming = { uid: 11, username: 'qm0701001', realname: '陈思远', schoolName: '启明中学', mustChangePassword: false }
const lan = { uid: 12, username: 'qm0701002', realname: '李兰', schoolName: '启明中学', mustChangePassword: false }
const nobody: WhoAnswer = { kind: 'nobody' }
const here = (student: typeof ming): WhoAnswer => ({ kind: 'student', student })
const due = (student: typeof ming): WhoAnswer => here({ ...student, mustChangePassword: true })

/** A session with scripted responses; an error is a lost one. */
function started(...answers: readonly (WhoAnswer | Error)[]) {
  const left = [...answers]
  const who = fromPromise<WhoAnswer>(async () => {
    const answer = left.shift()
    if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked too often')
    return answer
  })
  const leave = fromPromise<void>(async () => {
    if (left[0] instanceof Error) throw left.shift()
  })
  const session = createActor(studentSessionMachine.provide({ actors: { who, leave } })).start()
  onTestFinished(() => void session.stop())
  return async (state: string, ...events: readonly StudentSessionEvent['type'][]) => {
    for (const type of events) session.send({ type })
    const { context } = await waitFor(session, (snapshot) => snapshot.value === state)
    return { uid: context.student?.uid ?? null, message: context.message }
  }
}

test('a student signs in, works and leaves', async () => {
  const until = started(nobody, here(ming))
  expect(await until('signedOut')).toEqual({ uid: null, message: '' })
  expect(await until('signedIn', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('signedOut', 'student.leave')).toEqual({ uid: null, message: '' })
})

test('without the service the page can only ask again', async () => {
  const until = started(new Error('网络连接失败'), here(ming))
  expect(await until('unreachable')).toEqual({ uid: null, message: '网络连接失败' })
  expect(await until('signedIn', 'session.retry')).toEqual({ uid: 11, message: '' })
})

test('a lost session keeps its student until somebody is back: the same or another one', async () => {
  const until = started(here(ming), nobody, new Error('网络连接失败'), here(ming), here(lan))
  await until('signedIn')
  expect(await until('lost', 'session.lose')).toEqual({ uid: 11, message: '' })
  expect(await until('lost', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('returning', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('lost')).toEqual({ uid: 11, message: '网络连接失败' })
  expect(await until('signedIn', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('signedIn', 'session.lose', 'student.enter')).toEqual({ uid: 12, message: '' })
})

test('a password that a teacher made is changed first, and then the student is in', async () => {
  const until = started(due(ming), here(ming))
  expect(await until('passwordDue')).toEqual({ uid: 11, message: '' })
  expect(await until('checking', 'password.change')).toEqual({ uid: null, message: '' })
  expect(await until('signedIn')).toEqual({ uid: 11, message: '' })
})

test.each(['student.leave', 'session.lose'] as const)('instead of changing it: %s', async (event) => {
  const until = started(due(ming))
  await until('passwordDue')
  expect(await until('signedOut', event)).toEqual({ uid: null, message: '' })
})

test('a student who returns with a password made by a teacher changes it over the page, which stays', async () => {
  const until = started(here(ming), due(ming), due(ming), here(ming))
  await until('signedIn')
  expect(await until('lostPasswordDue', 'session.lose', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('lost', 'session.lose')).toEqual({ uid: 11, message: '' })
  expect(await until('lostPasswordDue', 'student.enter')).toEqual({ uid: 11, message: '' })
  expect(await until('signedIn', 'password.change')).toEqual({ uid: 11, message: '' })
})

test('over a lost page a student can leave instead; another student changes the password on a page of their own', async () => {
  const given = started(here(ming), due(ming))
  await given('signedIn')
  await given('lostPasswordDue', 'session.lose', 'student.enter')
  expect(await given('signedOut', 'student.leave')).toEqual({ uid: null, message: '' })
  const other = started(here(ming), due(lan))
  await other('signedIn')
  expect(await other('passwordDue', 'session.lose', 'student.enter')).toEqual({ uid: 12, message: '' })
})

test('a lost session can be given up', async () => {
  const until = started(here(ming))
  await until('signedIn')
  expect(await until('signedOut', 'session.lose', 'student.leave')).toEqual({ uid: null, message: '' })
})

test('a sign-out without an answer can be sent again or given up', async () => {
  const lost = new Error('网络连接失败')
  const until = started(here(ming), lost, lost)
  await until('signedIn')
  expect(await until('leavingFailed', 'student.leave')).toEqual({ uid: 11, message: '网络连接失败' })
  expect(await until('signedIn', 'student.stay')).toEqual({ uid: 11, message: '' })
  expect(await until('leavingFailed', 'student.leave')).toEqual({ uid: 11, message: '网络连接失败' })
  expect(await until('signedOut', 'student.leave')).toEqual({ uid: null, message: '' })
})
