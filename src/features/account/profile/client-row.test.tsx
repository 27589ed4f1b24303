// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setup } from '#api/contract/groups/setup.ts'
import type { HostFacts } from '#api/ports/desktop-bridge.ts'
import { openAccount } from '../testing/open-account.tsx'
import { ClientRow } from './client-row.tsx'

const shown = (host: HostFacts | null, downloadUrl: string | null = 'https://download.example.cn/') => {
  openAccount(<ClientRow host={host} />, {
    [setup.latestVersion.path]: () => ({ version: '0.2.0', buildId: 'source', lowestVersion: '0.2.0', downloadUrl }),
  })
  return screen.getByRole('term').nextElementSibling?.textContent
}

test.each([
  [null, '讲台 0.2.0，网页端 6.1.1'],
  [{ version: '6.10.0', isAssistant: false, hasFlag: true }, 'PC端 6.10.0'],
  [{ version: '6.10.0', isAssistant: true, hasFlag: true }, '助教PC端 6.10.0'],
  [{ version: '6.4.0', isAssistant: false, hasFlag: false }, 'PC端 6.4.0 缺少 6.4.0 之后的新功能，请升级'],
])('%j reads %s', (host, words) => expect(shown(host)).toBe(words))

test('an outdated client links to the latest one', async () => {
  shown({ version: '6.4.0', isAssistant: false, hasFlag: false })
  expect((await screen.findByRole('link', { name: '下载新版' })).getAttribute('href')).toBe(
    'https://download.example.cn/',
  )
})
