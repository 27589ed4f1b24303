/**
 * The embedded database in its own thread: PostgreSQL's wire protocol in, PostgreSQL's wire protocol out. Plain
 * JavaScript, because a worker starts from a file and Node runs no TypeScript.
 */
import { constants, cpSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { joinedBytes } from './joined-bytes.mjs'
import { briefStart, openFolder } from './pglite-folder.mjs'

if (!parentPort) throw new Error('pglite-worker runs as a worker thread only')
const port = parentPort

const { dataDir, isDurable } = workerData
const inMemory = async () => ({ database: await PGlite.create({ startParams: briefStart }), hasFailed: () => false })
const { database, hasFailed } = await (dataDir === null ? inMemory() : openFolder(dataDir, isDurable))
port.postMessage({ kind: 'ready' })

/** Messages are served one after another: the engine has one session. */
let queue = Promise.resolve()

port.on('message', (message) => {
  queue = queue.then(() => serve(message)).catch((error) => port.postMessage({ kind: 'failed', text: String(error) }))
})

/** @param {{kind: 'bytes', bytes: Uint8Array} | {kind: 'reset'} | {kind: 'copy', target: string} | {kind: 'close'}} message */
async function serve(message) {
  refuseAfterFailure()
  if (message.kind === 'bytes') {
    const bytes = await answerTo(message.bytes)
    port.postMessage({ kind: 'bytes', bytes }, [bytes.buffer])
    // An engine that gave up reports an error but never that it is ready again: cut off those who wait for that.
    refuseAfterFailure()
  } else if (message.kind === 'reset') {
    // A client destroyed in mid-transaction would leave it open for the next one.
    await database.exec('ROLLBACK')
    await database.exec('DISCARD ALL')
  } else if (message.kind === 'copy') {
    port.postMessage({ kind: 'copied', target: message.target, fault: copyTo(message.target) })
  } else {
    await database.close()
    port.postMessage({ kind: 'closed' })
  }
}

/**
 * The answer as the engine writes it. Its other way of answering also decodes every value into objects that nobody uses,
 * and never lets go of them.
 * @param {Uint8Array} question
 */
async function answerTo(question) {
  /** @type {Uint8Array[]} */
  const parts = []
  // The engine reuses the memory of a part.
  await database.execProtocolRawStream(question, { onRawData: (part) => void parts.push(part.slice()) })
  return joinedBytes(parts)
}

/**
 * Nothing is written during the copy; file systems that can share blocks do so.
 * @param {string} target
 */
function copyTo(target) {
  try {
    cpSync(dataDir, target, { recursive: true, mode: constants.COPYFILE_FICLONE })
    return null
  } catch (error) {
    return String(error)
  }
}

function refuseAfterFailure() {
  if (hasFailed()) throw new Error('The disk failed to sync the database: it can be used again after a new start')
}
