import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openDisplay } from '#tests/support/product/display.ts'
import { freePort } from '#tests/support/product/product.ts'
import type { DrivenPage, Engine, Size } from './driven-page.ts'
import { openSession, type WebDriver } from './web-driver.ts'

const webDriver = '/usr/bin/WebKitWebDriver'

/**
 * WebKitGTK's MiniBrowser on a virtual display, driven by WebDriver. A driver has one session, so each page gets its
 * own driver.
 */
export async function startWebkit(): Promise<Engine> {
  const display = await openDisplay()
  const settings = narrowWindows()
  const env = { ...display.launch().env, XDG_CONFIG_HOME: settings }
  const heard: string[] = []
  const opened: { driver: ChildProcess; session: WebDriver }[] = []
  return {
    openPage: async (size) => {
      const port = await freePort()
      const driver = spawn(webDriver, [`--port=${port}`], { env, stdio: 'ignore' })
      const session = await openSession(`http://127.0.0.1:${port}`)
      opened.push({ driver, session })
      await resize(session, size)
      return drivenPage(session, heard)
    },
    complaints: () => heard,
    close: async () => {
      for (const { driver, session } of opened) {
        await session.end()
        driver.kill()
        await once(driver, 'close')
      }
      await display.close()
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

/** With these settings the address bar does not keep the window from being as narrow as a phone. */
function narrowWindows(): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'podium-webkit-'))
  mkdirSync(path.join(folder, 'gtk-3.0'))
  writeFileSync(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { margin: 0; padding: 0; min-width: 0; border-width: 0; font-size: 1px }',
  )
  return folder
}

/** Sizes the page itself, whatever the window adds around it. */
async function resize(session: WebDriver, size: Size): Promise<void> {
  await session.post('window/rect', size)
  const inner = await session.post<number>('execute/sync', { script: 'return innerHeight', args: [] })
  await session.post('window/rect', { ...size, height: 2 * size.height - inner })
}

/** Returns what the body returned or threw, and the errors that the page has reported since the last call. */
const answering = (body: string): string => `
  const done = arguments[0]
  const heard = (window.heardComplaints ??= (() => {
    const heard = []
    window.addEventListener('error', ({ message }) => heard.push(message))
    window.addEventListener('unhandledrejection', ({ reason }) => heard.push(String(reason)))
    const write = console.error
    console.error = (...parts) => { heard.push(parts.join(' ')); write(...parts) }
    return heard
  })())
  const act = async () => {${body}\n}
  act().then((value) => done({ value, heard: heard.splice(0) }), (error) => done({ error: String(error), heard: heard.splice(0) }))
`

interface Answer<Result> {
  readonly value: Result
  readonly error?: string
  readonly heard: readonly string[]
}

function drivenPage(session: WebDriver, heard: string[]): DrivenPage {
  const perform = (actions: object) => session.post('actions', { actions: [actions] })
  return {
    open: (url) => session.post('url', { url }),
    reload: () => session.post('refresh', {}),
    run: async <Result>(body: string) => {
      const answer = await session.post<Answer<Result>>('execute/async', { script: answering(body), args: [] })
      heard.push(...answer.heard)
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    type: (keys) =>
      perform({
        type: 'key',
        id: 'keyboard',
        actions: [...keys].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      }),
    drag: ([start, ...others]) =>
      perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...start },
          { type: 'pointerDown', button: 0 },
          ...others.map((point) => ({ type: 'pointerMove', ...point })),
          { type: 'pointerUp', button: 0 },
        ],
      }),
    attach: async (file) => {
      const field = await session.post<Record<string, string>>('element', {
        using: 'css selector',
        value: 'input[type=file]',
      })
      await session.post(`element/${Object.values(field)[0]}/value`, { text: file })
    },
    picture: () => session.get('screenshot'),
  }
}
