// @vitest-environment jsdom
// @vitest-environment-options { "url": "http://127.0.0.1:4173/" }
import { screen, within } from '@testing-library/react'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { featureIds } from '#domain/features/granted-features.ts'
import { featureGrant } from '#server/database/schema/sign-on.ts'
import { type Journey, startJourney } from '#tests/support/documents/journey.ts'
import { openPortal } from '#tests/support/documents/open-portal.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})

afterAll(() => journey.close())

test('of the granted features only those with finished pages lead anywhere', async () => {
  const { service, world } = journey
  const granted = ['qrAnswer', 'assignComposition', 'smartMark', 'wordReport', 'answerByPicture'] as const
  const endTime = new Date('2099-01-01T00:00:00Z')
  await service.db
    .insert(featureGrant)
    .values(granted.map((name) => ({ uid: world.teacher.uid, featureId: featureIds[name], feature: name, endTime })))
  await openPortal(journey, '/personal-center/my-functions')
  const lines = within(await screen.findByRole('list', { name: '功能和到期时间' })).getAllByRole('listitem')
  const leading = lines.map((line) => [
    line.querySelector('b')?.textContent,
    within(line).queryByText('页面未开放') === null,
    within(line).queryByRole('link')?.getAttribute('href') ?? null,
  ])
  expect(leading.slice(0, granted.length)).toEqual([
    ['码上答', true, '#/answer-sheet-html'],
    ['布置作文', false, null],
    ['新版智能阅卷', true, '#/smart-mark'],
    ['词汇练报告', true, `#/course/${world.courseId}/tasks`],
    ['选一张当答案', true, '#/smartpaper-v2-html/mark-list?canSmartMarkEntry=1&useOldWordSentence=0&useAnswerCard3=0'],
  ])
})
