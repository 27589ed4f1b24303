import http from 'node:http'

/** A site that serves an area's module, written without React. */
export interface AreaSite {
  readonly url: string
  readonly close: () => Promise<void>
}

export async function startAreaSite(): Promise<AreaSite> {
  const server = http.createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'access-control-allow-origin': '*' })
    response.end(plainArea)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    url: `http://127.0.0.1:${port}/settings.mjs`,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** Shows the user and the class, stores a note as its draft, and closes through the host. */
const plainArea = `
let stop = () => {}
export async function mount(host) {
  const heading = Object.assign(document.createElement('h1'), { textContent: '校园设置' })
  const state = document.createElement('p')
  const note = document.createElement('input')
  note.setAttribute('aria-label', '备注')
  note.value = host.draft.load()?.note ?? ''
  note.addEventListener('input', () => host.draft.save({ note: note.value }))
  const button = (text, act) => {
    const made = Object.assign(document.createElement('button'), { type: 'button', textContent: text })
    made.addEventListener('click', act)
    return made
  }
  const show = () => {
    const { user, courseId, language } = host.context.get()
    state.textContent = [user.realname, courseId, language, host.location.get().path].join(' / ')
  }
  show()
  const stops = [host.context.subscribe(show), host.location.subscribe(show)]
  host.container.replaceChildren(heading, state, note,
    button('去练习报告', () => host.pushNamed('tasks', { courseId: host.context.get().courseId })),
    button('关闭', () => host.close(1, note.value)))
  stop = () => {
    for (const end of stops) end()
    host.container.replaceChildren()
  }
}
export async function unmount() {
  stop()
}
`
