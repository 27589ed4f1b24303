import { createHash } from 'node:crypto'
import { type Language, languageOf } from '#domain/portal/language.ts'
import { texts } from './provider-page.texts.ts'

/** Somebody the page can return as. */
interface Choice {
  readonly nickname: string
  readonly code: string
}

const styles = `
  :root { color-scheme: light }
  body { margin: 0; background: #f7f6f2; color: #211f1a; font: 1rem/1.6 system-ui, 'Noto Sans SC', sans-serif }
  main { max-width: 26rem; margin: 12vh auto 0; padding: 0 1rem }
  h1 { font-size: 1.5rem; line-height: 1.3 }
  ul { list-style: none; padding: 0 }
  li a { display: block; margin: 0.5rem 0; padding: 0.75rem 1rem; border: 1px solid #8f897b; border-radius: 0.5rem;
    background: #fcfbf8; text-decoration: none }
  a { color: #195848 }
  a:hover { text-decoration: underline }
  a:focus-visible { outline: 3px solid #1f6b57; outline-offset: 2px }
`

/** The state arrives in the fragment, which no server sees and no log keeps, and is returned in one. */
const script = `
  const state = location.hash.slice(1)
  if (/^[\\w-]{43}$/.test(state)) {
    for (const link of document.querySelectorAll('a[data-code]'))
      link.href = '/#/login?code=' + link.dataset.code + '&state=' + state
    document.getElementById('incomplete').hidden = true
    document.getElementById('choices').hidden = false
  }
`

const hashOf = (inline: string): string => `'sha256-${createHash('sha256').update(inline).digest('base64')}'`

const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(styles)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/**
 * `GET /demo/provider#<state>`: the page on which a real messaging app would ask who somebody is. It leads back with
 * the parameters inside the hash. For the demo only.
 */
export const providerPage =
  (codes: () => readonly Choice[]) =>
  async (request: Request): Promise<Response | null> => {
    const { pathname } = new URL(request.url)
    if (pathname !== '/demo/provider' || (request.method !== 'GET' && request.method !== 'HEAD')) return null
    const language = languageOf(request.headers.get('accept-language'))
    const { explanation, incomplete } = texts[language]
    const choices = codes().map((choice) => choiceItem(choice, language))
    return page(
      language,
      `<p id="incomplete">${incomplete}</p>
<div id="choices" hidden><p>${explanation}</p><ul>${choices.join('')}</ul></div>`,
    )
  }

/** The code is base64url and the nickname is ours: nothing here needs escaping. */
const choiceItem = ({ nickname, code }: Choice, language: Language): string =>
  `<li><a href="/#/login" data-code="${code}">${texts[language].signInAs}${nickname}</a></li>`

function page(language: Language, content: string): Response {
  const { title, back } = texts[language]
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${styles}</style>
</head>
<body>
<main><h1>${title}</h1>${content}<p><a href="/#/login">${back}</a></p></main>
<script>${script}</script>
</body>
</html>
`
  return new Response(html, {
    headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy },
  })
}
