/**
 * Runs a command unchanged, and reports to the parent process how many seconds of processor time it and its children
 * took.
 */
import { spawn } from 'node:child_process'
import { secondsOfChildren } from './processor-time.mjs'

const [program = '', ...parameters] = process.argv.slice(2)
const child = spawn(program, parameters, { stdio: 'inherit', shell: process.platform === 'win32' })
child.on('error', (error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
child.on('close', (status) => {
  process.exitCode = status ?? 1
  process.send?.(secondsOfChildren(), () => process.disconnect())
})
