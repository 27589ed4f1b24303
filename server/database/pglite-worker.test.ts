import { once } from 'node:events'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { WorkerMessage } from './worker-stream.ts'

/** Millions of bytes that the thread may keep; decoded, the answers below take five times as much. */
const room = 32

/** A simple query in PostgreSQL's wire protocol. */
function queryOf(text: string): Uint8Array {
  const body = Buffer.from(`${text}\0`)
  const head = Buffer.alloc(5)
  head.write('Q')
  head.writeInt32BE(body.length + 4, 1)
  return new Uint8Array(Buffer.concat([head, body]))
}

test('answers of the embedded engine are not kept once they were given', async () => {
  const worker = new Worker(path.join(import.meta.dirname, 'pglite-worker.mjs'), {
    workerData: { dataDir: null, isDurable: false },
    resourceLimits: { maxOldGenerationSizeMb: room },
  })
  const nextMessage = async (): Promise<WorkerMessage> => {
    const [message] = await once(worker, 'message')
    return message
  }
  expect(await nextMessage()).toEqual({ kind: 'ready' })
  const rows = queryOf("select number, 'the name of a student' as name from generate_series(1, 1000) number")
  const lengths = new Set<number>()
  for (let round = 0; round < 800; round += 1) {
    worker.postMessage({ kind: 'bytes', bytes: rows })
    const answer = await nextMessage()
    if (answer.kind === 'bytes') lengths.add(answer.bytes.length)
  }
  expect(lengths.size).toBe(1)
  worker.postMessage({ kind: 'close' })
  expect(await nextMessage()).toEqual({ kind: 'closed' })
  await worker.terminate()
})
