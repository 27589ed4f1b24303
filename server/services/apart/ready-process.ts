import type { ApartProcess } from './launcher.ts'

/** A process that has been started before it is needed. */
interface ReadyProcess {
  /** Starts it, if it is not waiting already: somebody is likely to need it within minutes. */
  readonly prepare: () => void
  /** The process, which is the caller's from now on; the next one starts when it has ended. */
  readonly take: () => ApartProcess
}

/** Milliseconds after which a process that nobody needs ends. */
const longestIdle = 300_000

/**
 * Keeps a process ready that takes as long to start as to answer. Each one is used once: it knows nothing of an earlier
 * document, and has its limits for itself.
 */
export function readyProcess(start: () => ApartProcess): ReadyProcess {
  let waiting: ApartProcess | null = null
  let idle: NodeJS.Timeout | undefined
  const end = () => {
    waiting?.kill('SIGKILL')
    waiting = null
  }
  const prepare = (): ApartProcess => {
    clearTimeout(idle)
    idle = setTimeout(end, longestIdle).unref()
    if (waiting !== null && lives(waiting)) return waiting
    waiting = start()
    return waiting
  }
  const take = (): ApartProcess => {
    const taken = prepare()
    waiting = null
    // Not meanwhile: it would take time from the document that somebody is waiting for.
    taken.once('exit', prepare)
    return taken
  }
  return { prepare, take }
}

/** A process that ended, or could not be started, closes its channel at once or a little later. */
const lives = ({ connected, exitCode, signalCode }: ApartProcess): boolean =>
  connected && exitCode === null && signalCode === null
