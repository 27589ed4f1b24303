import { accessSync, constants, mkdirSync } from 'node:fs'
import path from 'node:path'
import { Worker } from 'node:worker_threads'
import type { DatabaseLocation, Engine, EngineOptions } from './engine.types.ts'
import { serveCopies } from './folder-copies.ts'
import { lockFolder } from './folder-lock.ts'
import { openPool } from './open-pool.ts'
import { projectRoot } from './project-root.ts'
import { type WorkerMessage, WorkerStream } from './worker-stream.ts'

type EmbeddedLocation = Extract<DatabaseLocation, { readonly kind: 'embedded' }>

/** Starts the embedded database of a location. Throws FolderHeldError if another process holds the folder. */
export async function startEmbedded(
  { folder, isDurable }: EmbeddedLocation,
  { connectionWait = 20_000 }: EngineOptions = {},
): Promise<Engine> {
  const lock = folder === null ? null : await lockFolder(folder)
  const worker = await startWorker(folder, isDurable).catch(async (error: unknown) => {
    await lock?.release()
    throw error
  })
  const copies = folder !== null && isDurable ? await serveCopies(folder, (target) => copyData(worker, target)) : null
  return {
    openPool: () =>
      openPool({
        // The engine has one session, for one pool at a time; a query outside a running transaction would wait for
        // ever, so the wait is bounded.
        max: 1,
        connectionTimeoutMillis: connectionWait,
        idleTimeoutMillis: 0,
        ssl: false,
        user: 'postgres',
        database: 'postgres',
        stream: () => new WorkerStream(worker),
      }),
    close: async () => {
      await copies?.close()
      const closed = answerOf(worker, 'closed')
      worker.postMessage({ kind: 'close' })
      await closed
      await worker.terminate()
      await lock?.release()
    },
  }
}

async function startWorker(folder: string | null, isDurable: boolean): Promise<Worker> {
  const dataDir = folder === null ? null : path.join(folder, 'pglite')
  if (dataDir !== null) {
    mkdirSync(dataDir, { recursive: true })
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  }
  const worker = new Worker(path.join(projectRoot(), 'server/database/pglite-worker.mjs'), {
    workerData: { dataDir, isDurable },
  })
  await answerOf(worker, 'ready')
  return worker
}

/**
 * The files as they are between two answers: as a process killed at that moment would leave them, which opens cleanly.
 */
function copyData(worker: Worker, target: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (message: WorkerMessage) => {
      if (message.kind !== 'copied' || message.target !== target) return
      worker.off('message', listen)
      if (message.fault === null) resolve()
      else reject(new Error(message.fault))
    }
    worker.on('message', listen)
    worker.postMessage({ kind: 'copy', target })
  })
}

function answerOf(worker: Worker, kind: WorkerMessage['kind']): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = (message: WorkerMessage) => {
      if (message.kind === 'failed') reject(new Error(message.text))
      if (message.kind !== kind) return
      worker.off('message', listen)
      worker.off('error', reject)
      resolve()
    }
    worker.on('message', listen)
    worker.once('error', reject)
  })
}
