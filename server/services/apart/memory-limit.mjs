/**
 * Preloaded before a program that makes documents: ends its process, from a thread of its own, once it uses more bytes
 * than `MEMORY_LIMIT`. No engine option limits what native code allocates, and while that works nothing else in the
 * process runs.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Milliseconds between two checks: less than it takes to fill the memory of a small machine. */
const pause = 20

if (isMainThread)
  new Worker(new URL(import.meta.url), { workerData: Number(process.env['MEMORY_LIMIT']), execArgv: [] }).unref()
else
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
  }, pause)
