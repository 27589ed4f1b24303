import { afterAll, beforeAll, expect, test } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import { startTestService, type TestService } from '#tests/support/service/test-service.ts'

let service: TestService

beforeAll(async () => {
  service = await startTestService()
})

afterAll(() => service.close())

test('anybody can see what runs here and where to download the app', async () => {
  expect(await service.client().get(setup.latestVersion, {})).toEqual({
    version: '1.2.3',
    buildId: 'test',
    lowestVersion: '0.2.0',
    downloadUrl: 'https://apps.example.cn/podium',
  })
})
