import { type Environment, readConfiguration } from './configuration.ts'
import { projectRoot } from './database/project-root.ts'
import type { Filler } from './fill-apart.ts'
import { readyText } from './ready-text.ts'
import { startFailure } from './start-failure.ts'
import { startService } from './start-service.ts'

/**
 * Starts the service and says where it is: at `address` where something stands before it. What hinders it ends the
 * process with one line.
 */
export async function main(environment: Environment = process.env, address?: string, filler?: Filler): Promise<void> {
  try {
    const configuration = readConfiguration(environment, projectRoot())
    endOnSignals(await startService(configuration, address, filler))
    process.stdout.write(readyText(configuration, address))
  } catch (error) {
    process.stderr.write(`Podium cannot start. ${startFailure(error, environment)}\n`)
    process.exit(1)
  }
}

/** Milliseconds from the signal to the end, whatever is still at work: jobs are taken up again at the next start. */
const deadline = 1_800

function endOnSignals(stop: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    // A Ctrl+C may come twice: from the terminal, and from npm which hands it on.
    if (isEnding) return
    isEnding = true
    setTimeout(() => process.exit(0), deadline)
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`Podium did not stop in order. ${String(error)}\n`)
        process.exit(1)
      },
    )
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
