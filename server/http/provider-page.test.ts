import { expect, test } from 'vitest'
import { providerPage } from './provider-page.ts'

const state = 'S'.repeat(43)

const answer = (path: string, options: RequestInit = {}) =>
  providerPage(() => [
    { nickname: '知夏', code: 'code-1' },
    { nickname: '望舒', code: 'code-2' },
  ])(new Request(`http://127.0.0.1:4173${path}`, options))

test('the page leads back as each person, with the parameters before the hash', async () => {
  const response = await answer(`/demo/provider?state=${state}`)
  const html = (await response?.text()) ?? ''
  const links = [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)]
  expect([response?.status, /<html lang="([^"]*)"/.exec(html)?.[1]]).toEqual([200, 'zh-CN'])
  expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('微信登录（演示）')
  expect(links.map(([, href = '', name]) => [name, href.replaceAll('&amp;', '&')])).toEqual([
    ['用这个微信账号登录：知夏', `/?code=code-1&state=${state}#/login`],
    ['用这个微信账号登录：望舒', `/?code=code-2&state=${state}#/login`],
    ['返回登录页', '/#/login'],
  ])
})

test('no script can run on it and nothing can frame it', async () => {
  const response = await answer(`/demo/provider?state=${state}`)
  const policy = response?.headers.get('content-security-policy') ?? ''
  expect(policy.split('; ').map((rule) => rule.replace(/sha256-[^']+/, 'sha256-…'))).toEqual([
    "default-src 'none'",
    "style-src 'sha256-…'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})

test('a state of another form is never written into the page', async () => {
  const response = await answer('/demo/provider?state=%22%3E%3Cscript%3Ealert(1)%3C/script%3E', {
    headers: { 'accept-language': 'en' },
  })
  const html = (await response?.text()) ?? ''
  expect([response?.status, html.includes('<script'), html.includes('This login is incomplete')]).toEqual([
    400,
    false,
    true,
  ])
})

test('other addresses and methods are not its business', async () => {
  expect([await answer('/demo'), await answer('/demo/provider', { method: 'POST' })]).toEqual([null, null])
})
