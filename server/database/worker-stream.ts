import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'
import { joinedBytes } from './joined-bytes.mjs'

const terminate = 0x58

/** Messages from the worker. */
export type WorkerMessage =
  | { readonly kind: 'ready' }
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly text: string }
  | { readonly kind: 'copied'; readonly target: string; readonly fault: string | null }
  | { readonly kind: 'closed' }

/** Looks like a socket to `pg` and passes its bytes to the database worker. One stream at a time. */
export class WorkerStream extends Duplex {
  readonly #worker: Worker
  readonly #listen = (message: WorkerMessage) => {
    if (message.kind === 'bytes') this.push(bufferOf(message.bytes))
    else if (message.kind === 'failed') this.destroy(new Error(message.text))
  }

  constructor(worker: Worker) {
    super()
    this.#worker = worker
    worker.on('message', this.#listen)
  }

  connect(): this {
    queueMicrotask(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  setKeepAlive(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send([chunk])
    done()
  }

  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(chunks.map(({ chunk }) => chunk))
    done()
  }

  override _final(done: () => void): void {
    done()
    this.destroy()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker.off('message', this.#listen)
    this.#worker.postMessage({ kind: 'reset' })
    done(error)
  }

  #send(chunks: readonly Buffer[]): void {
    if (chunks.length === 1 && chunks[0]?.[0] === terminate) {
      this.push(null)
      this.destroy()
      return
    }
    const bytes = joinedBytes(chunks)
    this.#worker.postMessage({ kind: 'bytes', bytes }, [bytes.buffer])
  }
}

/** The same bytes, not copied. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, byteLength)
