// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { student } from '#api/contract/groups/student.ts'
import { FakeService } from '../testing/fake-service.ts'
import { click, openPage, pass } from '../testing/open-page.tsx'

test('work taken back while a student answers says so and asks for no more answers', async () => {
  const service = new FakeService()
  await openPage({ hash: '#/test/7', service })
  service.fail(student.saveDraft, 'gone')
  await click('radio', /They measure the plants/)
  await pass(1000)
  expect(screen.getByRole('status').textContent).toBe('这份作业已经收回Unit 5 阅读练习（一）有疑问请找老师。')
})
