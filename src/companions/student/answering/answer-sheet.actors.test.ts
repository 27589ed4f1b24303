import { expect, onTestFinished, test } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { fakeNetwork } from '#api/ports/network.ts'
import { createStore } from '#api/ports/readable.ts'
import { memoryStorage } from '#api/ports/memory-storage.ts'
import type { Language } from '#domain/portal/language.ts'
import { createServiceClock } from '../service-clock.ts'
import { browserPageLocks } from '#api/ports/page-locks.ts'
import { createQueryClient, type StudentServices } from '../student-services.ts'
import { FakeService, lan, ming } from '../testing/fake-service.ts'
import { answerSheetWith } from './answer-sheet.actors.ts'

test('once another student uses the page, a sheet sends nothing more', async () => {
  const service = new FakeService()
  const uid = createStore<number | null>(ming.uid)
  const services: StudentServices = {
    call: service.callFor(uid.get, () => {}),
    queryClient: createQueryClient(),
    storage: memoryStorage(),
    network: fakeNetwork(),
    locks: browserPageLocks(undefined),
    clock: createServiceClock(),
    language: createStore<Language>('zh-CN'),
    uid,
    sessionLosses: createStore(0),
  }
  const input = { assignmentId: 7, kept: null, clock: { now: () => 0 }, newKey: () => 'key' }
  const sheet = createActor(answerSheetWith(services, ming.uid), { input }).start()
  onTestFinished(() => void sheet.stop())
  await waitFor(sheet, (snapshot) => snapshot.matches('answering'))
  uid.set(lan.uid)
  service.signedIn = lan.uid
  const before = service.sent.length
  sheet.send({ type: 'answer.change', itemId: 101, value: 'B' })
  sheet.send({ type: 'page.hide' })
  const { saving } = sheet.getSnapshot().children
  if (saving === undefined) throw new Error('Nothing saves')
  await waitFor(saving, (snapshot) => snapshot.hasTag('signedOut'))
  sheet.send({ type: 'handIn.ask' })
  sheet.send({ type: 'handIn.confirm' })
  await waitFor(sheet, (snapshot) => snapshot.matches('submittingSignedOut'))
  expect(service.sent.slice(before)).toEqual([])
})
