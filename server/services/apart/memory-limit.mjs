/**
 * Loaded before a program that makes documents: ends its process, from a thread of its own, once this holds more bytes than
 * `MEMORY_LIMIT`. What native code takes no option of the engine limits, and while it works nothing else of the process runs.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads'

/** Milliseconds between two looks: less than what it takes to fill the memory of a small machine. */
const pause = 20

if (isMainThread)
  new Worker(new URL(import.meta.url), { workerData: Number(process.env['MEMORY_LIMIT']), execArgv: [] }).unref()
else
  setInterval(() => {
    if (process.memoryUsage.rss() > workerData) process.kill(process.pid, 'SIGKILL')
  }, pause)
