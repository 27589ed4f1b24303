import net from 'node:net'
import type { Shot } from './load.ts'

export interface Answered {
  readonly status: number
  /** The result code of the service's answer; null if there was none. */
  readonly code: number | null
  /** Milliseconds from sending the request to the end of the answer. */
  readonly spent: number
}

interface Request {
  readonly head: string
  readonly body: Shot['body']
  readonly since: number
  readonly resolve: (answer: Answered) => void
}

/**
 * Many callers at little cost, as they share a machine with the service: bare sockets that parse no more of an answer
 * than its status, length and result code.
 */
export function gatherCrowd(port: number, connections: number) {
  const sockets: net.Socket[] = []
  const idle: ((request: Request) => void)[] = []
  const waiting: Request[] = []

  const take = (request: Request) => {
    const free = idle.pop()
    if (free !== undefined) free(request)
    else if (sockets.length < connections) open(request)
    else waiting.push(request)
  }
  const open = (first: Request) => {
    const socket = net.connect(port, '127.0.0.1')
    sockets.push(socket)
    let request: Request | null = null
    let read = ''
    const serve = (next: Request) => {
      request = next
      socket.cork()
      socket.write(next.head)
      socket.write(next.body)
      socket.uncork()
    }
    socket.setEncoding('latin1').setNoDelay(true)
    socket.on('data', (part: string) => {
      read += part
      if (request === null || !isWhole(read)) return
      request.resolve({ ...statusOf(read), spent: performance.now() - request.since })
      request = null
      read = ''
      const next = waiting.shift()
      if (next === undefined) idle.push(serve)
      else serve(next)
    })
    // The service closes connections that have been idle for long, and those it has no room for.
    socket.on('error', () => {})
    socket.on('close', () => {
      sockets.splice(sockets.indexOf(socket), 1)
      const index = idle.indexOf(serve)
      if (index !== -1) idle.splice(index, 1)
      if (request !== null) take(request)
    })
    serve(first)
  }
  return {
    fire: ({ path, headers, body }: Shot): Promise<Answered> => {
      const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers, 'content-length': Buffer.byteLength(body) })
      const head = [`POST ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`), '', ''].join('\r\n')
      return new Promise((resolve) => take({ head, body, since: performance.now(), resolve }))
    },
    leave: () => {
      for (const socket of sockets) socket.removeAllListeners('close').destroy()
    },
  }
}

/** Whether a response is as long as its headers say. */
function isWhole(read: string): boolean {
  const end = read.indexOf('\r\n\r\n')
  if (end === -1) return false
  const length = /^content-length: (\d+)/im.exec(read.slice(0, end))?.[1]
  if (length === undefined) return read.endsWith('0\r\n\r\n')
  return read.length >= end + 4 + Number(length)
}

function statusOf(read: string): Pick<Answered, 'status' | 'code'> {
  const code = /"result":\{"code":(-?\d+)/.exec(read.slice(read.lastIndexOf('"result"')))?.[1]
  return { status: Number(read.slice(9, 12)), code: code === undefined ? null : Number(code) }
}
