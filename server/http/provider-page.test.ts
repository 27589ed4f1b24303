import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { providerPage } from './provider-page.ts'

const answer = (path: string, options: RequestInit = {}) =>
  providerPage(() => [
    { nickname: '知夏', code: 'code-1' },
    { nickname: '望舒', code: 'code-2' },
  ])(new Request(`http://127.0.0.1:4173${path}`, options))

test('the page offers each person with their own code, once the login is known to be complete', async () => {
  const response = await answer('/demo/provider')
  const html = (await response?.text()) ?? ''
  expect({ status: response?.status, lang: /<html lang="([^"]*)"/.exec(html)?.[1] }).toEqual({
    status: 200,
    lang: 'zh-CN',
  })
  expect(/<h1>([^<]*)</.exec(html)?.[1]).toBe('微信登录（演示）')
  const people = [...html.matchAll(/<a href="\/#\/login" data-code="([^"]*)">([^<]*)</g)]
  expect(people.map(([, code, name]) => ({ code, name }))).toEqual([
    { code: 'code-1', name: '用这个微信账号登录：知夏' },
    { code: 'code-2', name: '用这个微信账号登录：望舒' },
  ])
  expect(html).toContain('<p id="incomplete">这次登录不完整，请回到登录页重新开始。</p>\n<div id="choices" hidden>')
})

/** Runs the page's own script as if opened with a fragment: where each person leads, and what is shown. */
async function opened(fragment: string) {
  const html = (await (await answer('/demo/provider'))?.text()) ?? ''
  const [, script = ''] = /<script>([\s\S]*)<\/script>/.exec(html) ?? []
  const links = ['code-1', 'code-2'].map((code) => ({ href: '/#/login', dataset: { code } }))
  const parts = { incomplete: { hidden: false }, choices: { hidden: true } }
  const document = {
    querySelectorAll: () => links,
    getElementById: (id: keyof typeof parts) => parts[id],
  }
  runInNewContext(script, { location: { hash: fragment }, document })
  return [links.map(({ href }) => href), parts.incomplete.hidden, parts.choices.hidden]
}

test('a state is returned inside the hash with each code; anything else is never written into the page', async () => {
  const state = `-${'S'.repeat(42)}`
  const back = (code: string) => `/#/login?code=${code}&state=${state}`
  expect(await opened(`#${state}`)).toEqual([[back('code-1'), back('code-2')], true, false])
  for (const fragment of ['', '#short', `#${state}"`, `#${state}&a=1`])
    expect(await opened(fragment)).toEqual([['/#/login', '/#/login'], false, true])
})

test('only its own script can run on it, and nothing can frame it', async () => {
  const response = await answer('/demo/provider')
  const policy = response?.headers.get('content-security-policy') ?? ''
  const html = (await response?.text()) ?? ''
  const hashes = ['script', 'style'].map((tag) => {
    const [, inline = ''] = new RegExp(`<${tag}>([\\s\\S]*)</${tag}>`).exec(html) ?? []
    return createHash('sha256').update(inline).digest('base64')
  })
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    `script-src 'sha256-${hashes[0]}'`,
    `style-src 'sha256-${hashes[1]}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ])
})

test('other addresses and methods are left alone', async () => {
  expect({
    otherAddress: await answer('/demo'),
    otherMethod: await answer('/demo/provider', { method: 'POST' }),
  }).toEqual({ otherAddress: null, otherMethod: null })
})
