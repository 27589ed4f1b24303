import http from 'node:http'
import type { Page } from 'playwright-core'

/** A page of another site that embeds the portal in a frame. */
export interface FrameHost {
  readonly origin: string
  readonly close: () => Promise<void>
}

/**
 * Serves a page on localhost that frames the address after its `#` and collects the frame's messages in
 * `window.frameMessages`.
 */
export async function startFrameHost(): Promise<FrameHost> {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    response.end(framePage)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

const framePage = `<!doctype html><title>school</title>
<iframe title="portal" style="width: 100%; height: 780px; border: 0"></iframe>
<script>
  const address = new URL(location.hash.slice(1))
  const frame = document.querySelector('iframe')
  window.frameMessages = []
  window.addEventListener('message', ({ data, origin, source }) => {
    if (origin === address.origin && source === frame.contentWindow) window.frameMessages.push(data)
  })
  window.sayTo = (data) => frame.contentWindow.postMessage({ podium: 1, ...data }, address.origin)
  frame.src = address.href
</script>`

declare global {
  interface Window {
    frameMessages?: readonly unknown[]
    sayTo?: (data: object) => void
  }
}

/** The messages of the frame so far. */
export const messagesOfFrame = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => window.frameMessages ?? [])

/** Posts a message to the frame. */
export const sayToFrame = (page: Page, data: object): Promise<void> =>
  page.evaluate((message) => window.sayTo?.(message), data)
