import type { ChildProcess } from 'node:child_process'

/** A process that has been started before it is needed. */
interface ReadyProcess {
  /** Starts it, if it is not waiting already: somebody is likely to need it within minutes. */
  readonly prepare: () => void
  /** The process, which is the caller's from now on; the next one starts when it has ended. */
  readonly take: () => ChildProcess
}

/** Milliseconds after which a process that nobody needs ends. */
const longestIdle = 300_000

/**
 * Keeps a process ready that takes as long to start as to answer. Each one is used once: it knows nothing of an earlier
 * document, and has its limits for itself.
 */
export function readyProcess(start: () => ChildProcess): ReadyProcess {
  let waiting: ChildProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    waiting?.kill('SIGKILL')
    waiting = null
  }
  const prepare = (): ChildProcess => {
    clearTimeout(idle)
    idle = setTimeout(end, longestIdle).unref()
    if (waiting !== null && lives(waiting)) return waiting
    waiting = start()
    // The service is not to fail because one cannot be started.
    waiting.on('error', () => {})
    // It does not keep the service running, and ends with it, as its channel closes.
    waiting.unref()
    waiting.channel?.unref()
    return waiting
  }
  const take = (): ChildProcess => {
    const taken = prepare()
    taken.ref()
    taken.channel?.ref()
    waiting = null
    // Not meanwhile: it would take time from the document that somebody is waiting for.
    taken.once('exit', prepare)
    return taken
  }
  return { prepare, take }
}

/** A process that ended, or could not be started, closes its channel at once or a little later. */
const lives = ({ connected, exitCode, signalCode }: ChildProcess): boolean =>
  connected && exitCode === null && signalCode === null
