import { spawn } from 'node:child_process'

/** Milliseconds of work, and of rest after it. */
const turn = 5

const work = `
const spin = () => {
  const end = performance.now() + ${turn}
  while (performance.now() < end);
  setTimeout(spin, ${turn})
}
process.stdin.resume().once('end', () => process.exit())
spin()
`

/** Another program that keeps one processor core half busy until it is stopped, or until this process ends. */
export function keepCoreHalfBusy(): { readonly stop: () => void } {
  const other = spawn(process.execPath, ['--eval', work], { stdio: ['pipe', 'ignore', 'inherit'] })
  return { stop: () => void other.kill() }
}
