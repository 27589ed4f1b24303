/**
 * The embedded database in a thread of its own: PostgreSQL's wire protocol in, PostgreSQL's wire protocol out. Plain
 * JavaScript, because a worker starts from a file and Node runs no TypeScript.
 */
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { openFolder } from './pglite-folder.mjs'

if (!parentPort) throw new Error('pglite-worker runs as a worker thread only')
const port = parentPort

const { dataDir, isDurable } = workerData
const inMemory = async () => ({ database: await PGlite.create(), hasFailed: () => false })
const { database, hasFailed } = await (dataDir === null ? inMemory() : openFolder(dataDir, isDurable))
port.postMessage({ kind: 'ready' })

/** Messages are served one after another: the engine has one session. */
let queue = Promise.resolve()

port.on('message', (message) => {
  queue = queue.then(() => serve(message)).catch((error) => port.postMessage({ kind: 'failed', text: String(error) }))
})

/** @param {{kind: 'bytes', bytes: Uint8Array} | {kind: 'reset'} | {kind: 'close'}} message */
async function serve(message) {
  refuseAfterFailure()
  if (message.kind === 'bytes') {
    const answer = await database.execProtocolRaw(message.bytes)
    port.postMessage({ kind: 'bytes', bytes: answer })
    // An engine that gave up says so and never that it is ready again: whoever waits for that is cut off.
    refuseAfterFailure()
  } else if (message.kind === 'reset') {
    // A client destroyed in mid-transaction would leave it open for the next one.
    await database.exec('ROLLBACK')
    await database.exec('DISCARD ALL')
  } else {
    await database.close()
    port.postMessage({ kind: 'closed' })
  }
}

function refuseAfterFailure() {
  if (hasFailed()) throw new Error('The disk failed to sync the database: it can be used again after a new start')
}
