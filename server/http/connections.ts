import type http from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from './http-limits.ts'

interface Work {
  readonly incoming: http.IncomingMessage
  /** Bytes the connection had read when the request was handed over. */
  readonly bytesBefore: number
}

interface Connection {
  readonly socket: Socket
  readonly address: string
  /** The request being answered; null between requests. */
  work: Work | null
  /** Since when it has been in this state. */
  since: number
  /** Bytes it had read at the last check without progress. */
  heard: number
  /** Pipelined requests: sent ahead of the answers before them. */
  readonly ahead: (() => void)[]
}

/** The open connections, and what they are judged by. */
interface Watch {
  readonly open: Map<Socket, Connection>
  readonly limits: HttpLimits
  readonly now: Surroundings['now']
}

interface Surroundings {
  readonly limits: HttpLimits
  readonly isBehindProxy: boolean
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number
  /** Reports that a request ended before it was complete, and closes. */
  readonly breakOff: (socket: Socket) => void
}

type ServeInTurn = (incoming: http.IncomingMessage, outgoing: http.ServerResponse, serve: () => void) => void

/**
 * Watches a server's connections: limits how many there are in total and per address, closes those that do not take
 * their answers or send their bodies, and serves the requests of each one after another, so that at most one answer
 * waits in memory. When crowded, the peer that has kept the service waiting longest is dropped. Returns a function
 * that serves a request in turn.
 */
export function watchConnections(
  server: http.Server,
  { limits, isBehindProxy, now, breakOff }: Surroundings,
): ServeInTurn {
  const watch: Watch = { open: new Map(), limits, now }
  const ofAddress = isBehindProxy ? Infinity : limits.connectionsOfAddress
  server.maxConnections = limits.maxConnections
  // Node counts the start of an answer as progress, and so gives up at the second of these.
  server.timeout = limits.stalledAfter / 2
  server.on('connection', (socket) => admit(watch, socket, ofAddress))
  server.on('timeout', (socket: Socket) => giveUp(watch, socket, server.timeout))
  const timer = setInterval(() => breakOffSlowBodies(watch, breakOff), limits.connectionsCheckingInterval).unref()
  server.once('close', () => clearInterval(timer))
  return serveInTurn(watch)
}

function admit(watch: Watch, socket: Socket, ofAddress: number): void {
  const { open, limits, now } = watch
  const address = socket.remoteAddress ?? ''
  const beside = [...open.values()].filter((one) => one.address === address)
  if (beside.length >= ofAddress && !makeRoom(watch, beside)) {
    socket.destroy()
    return
  }
  if (open.size >= limits.crowdedFrom) makeRoom(watch, [...open.values()])
  open.set(socket, { socket, address, work: null, since: now(), heard: -1, ahead: [] })
  socket.once('close', () => open.delete(socket))
}

function makeRoom(watch: Watch, among: readonly Connection[]): boolean {
  const { open, limits, now } = watch
  const [first, ...others] = among.filter((one) => now() - one.since >= limits.patience && isPeersTurn(watch, one))
  if (first === undefined) return false
  const { socket } = others.reduce((longest, one) => (one.since < longest.since ? one : longest), first)
  open.delete(socket)
  socket.destroy()
  return true
}

/** Between requests, while an answer is not being taken, or within a body that does not arrive. */
function isPeersTurn(watch: Watch, connection: Connection): boolean {
  return connection.work === null || connection.socket.writableLength > 0 || isBodySlow(watch, connection)
}

function isBodySlow({ limits, now }: Watch, { socket, work, since }: Connection): boolean {
  if (work === null || work.incoming.complete) return false
  return socket.bytesRead - work.bytesBefore < ((now() - since) / 1_000) * limits.bodyRate
}

function breakOffSlowBodies(watch: Watch, breakOff: Surroundings['breakOff']): void {
  const { open, limits, now } = watch
  for (const connection of open.values())
    if (now() - connection.since >= limits.bodyGrace && isBodySlow(watch, connection)) breakOff(connection.socket)
}

/** Called when a connection makes no progress: fine while an answer is being prepared, and once within a body. */
function giveUp({ open }: Watch, socket: Socket, timeout: number): void {
  const connection = open.get(socket)
  if (connection !== undefined && mayWait(connection)) {
    connection.heard = socket.bytesRead
    socket.setTimeout(timeout)
  } else socket.destroy()
}

function mayWait({ socket, work, heard }: Connection): boolean {
  if (work === null || socket.writableEnded || socket.writableLength > 0) return false
  return work.incoming.complete || heard !== socket.bytesRead
}

const serveInTurn =
  ({ open, limits, now }: Watch): ServeInTurn =>
  (incoming, outgoing, serve) => {
    const connection = open.get(incoming.socket)
    if (connection === undefined) return
    const begin = () => {
      connection.work = { incoming, bytesBefore: incoming.socket.bytesRead }
      connection.since = now()
      outgoing.once('close', () => end(connection, now()))
      serve()
    }
    if (connection.work === null) begin()
    else if (connection.ahead.length < limits.pipelined) connection.ahead.push(begin)
    else incoming.socket.destroy()
  }

function end(connection: Connection, at: number): void {
  connection.work = null
  connection.since = at
  if (!connection.socket.destroyed) connection.ahead.shift()?.()
}
