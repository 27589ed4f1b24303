import type { BrowserContext } from 'playwright-core'

/** Everything that an attack has achieved in a browser so far. */
export type AttackProbe = () => readonly string[]

/**
 * Watches all pages of a browser: scripts that ran or were stopped by the page's policy, requests to other hosts, other
 * pages, and documents that are none of the product's.
 */
export async function watchForAttacks(context: BrowserContext, address: string): Promise<AttackProbe> {
  const found: string[] = []
  const isOwn = (url: string) => url.startsWith(`${address}/`) || /^(about:blank$|data:|blob:)/.test(url)
  await context.exposeFunction('noteAttack', (what: string) => void found.push(what))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      Reflect.apply(Reflect.get(window, 'noteAttack'), null, [`stopped: ${violatedDirective} ${blockedURI} ${sample}`]),
    )
  })
  context.on('dialog', (dialog) => {
    found.push(`ran: ${dialog.message()}`)
    void dialog.dismiss()
  })
  context.on('request', (request) => {
    if (!isOwn(request.url())) found.push(`asked: ${request.url()}`)
  })
  context.on('page', (page) => {
    page.on('popup', (popup) => found.push(`opened: ${popup.url()}`))
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame()) found.push(`framed: ${frame.url()}`)
      else if (!isOwn(frame.url())) found.push(`went: ${frame.url()}`)
    })
  })
  return () => found
}

/** Runs in a page: elements and attributes that only an attack would bring. */
export function strangersOnPage(): readonly string[] {
  const strange = /^(object|embed|base|marquee|frame|frameset|iframe|foreignobject|set|animate|noembed|plaintext|xmp)$/
  const says = /alert\(1\)|example\.invalid|javascript:|vbscript:|data:text/i
  const naming = /^(aria-label|alt|title|value|placeholder|data-tex|data-text)$/
  return [...document.body.querySelectorAll('*')].flatMap((element) => [
    ...(strange.test(element.localName) ? [element.localName] : []),
    ...(element.localName === 'script' && element.textContent !== '' ? ['script'] : []),
    ...(element.localName === 'style' && says.test(element.textContent ?? '') ? ['style'] : []),
    ...element.getAttributeNames().filter((name) => {
      const isCode = /^on|^srcdoc$|^formaction$|:href$/.test(name)
      return isCode || (!naming.test(name) && says.test(element.getAttribute(name) ?? ''))
    }),
  ])
}

/** Runs in a page: everything it shows, in text and fields, without spaces. */
export const shownOnPage = (): string =>
  [
    document.body.textContent,
    ...[...document.querySelectorAll('input, textarea')].map((field) => (field as HTMLInputElement).value),
  ]
    .join('')
    .replaceAll(/\s/g, '')
