import { type Environment, readConfiguration } from './configuration.ts'
import { projectRoot } from './database/project-root.ts'
import type { Filler } from './fill-apart.ts'
import { readyText } from './ready-text.ts'
import { startFailure } from './start-failure.ts'
import { startService } from './start-service.ts'

/**
 * Starts the service and prints its address: `address` if something is in front of it. An error at the start ends the
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

/** Milliseconds from the signal to the exit, whatever is still running: jobs are resumed at the next start. */
const deadline = 1_800

function endOnSignals(stop: () => Promise<void>): void {
  let isEnding = false
  const end = () => {
    // Ctrl+C may arrive twice: from the terminal, and from npm, which passes it on.
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
