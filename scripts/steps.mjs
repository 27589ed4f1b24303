import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * One thing to check: a command, and where it leaves a JSON report when it runs tests.
 * @typedef {{ name: string, command: string[], report?: string, env?: Record<string, string> }} Step
 */

const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)

/**
 * The checks that run nothing, beside each other.
 * @type {Step[]}
 */
export const quickSteps = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'lint', command: [bin('oxlint')] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'unused', command: [bin('knip')] },
]

/** @type {Step} */
export const buildStep = { name: 'build', command: [process.execPath, path.join(root, 'scripts/build.mjs')] }

/**
 * @param {string} name
 * @param {string} config
 * @param {string[]} chosen Parts of the paths of those to run, or `--project=…`; all when there are none.
 * @returns {Step}
 */
export const testStep = (name, config, chosen = []) => ({
  name,
  command: [bin('vitest'), 'run', '--config', config, ...chosen],
  report: path.join(root, `test-results/${name}.json`),
})

/**
 * Runs the steps one after another, those of a list beside each other, all of them whatever fails, and closes with
 * `N passed, N failed`.
 * @param {(Step | Step[])[]} steps
 */
export async function runSteps(steps) {
  const counts = { passed: 0, failed: 0 }
  mkdirSync(path.join(root, 'test-results'), { recursive: true })
  for (const turn of steps) {
    const lanes = Array.isArray(turn) ? turn : [turn]
    for (const { passed, failed } of await Promise.all(lanes.map((step) => runStep(step, lanes.length > 1)))) {
      counts.passed += passed
      counts.failed += failed
    }
  }
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
  process.exitCode = counts.failed === 0 ? 0 : 1
  return counts
}

/**
 * @param {Step} step
 * @param {boolean} isBeside What it prints is kept until it has ended, so that it does not mix with others.
 */
async function runStep(step, isBeside) {
  const started = Date.now()
  if (step.report) rmSync(step.report, { force: true })
  const { status, printed } = await runCommand(step, isBeside)
  const { passed, failed } = countsOf(step, status)
  const seconds = Math.round((Date.now() - started) / 1000)
  process.stdout.write(
    `${printed}${failed === 0 ? 'ok' : 'FAILED'}: ${step.name} (${passed} passed, ${failed} failed, ${seconds} s)\n`,
  )
  return { passed, failed }
}

/**
 * @param {Step} step
 * @param {boolean} isKept
 * @returns {Promise<{ status: number | null, printed: string }>}
 */
function runCommand({ command, report, env = {} }, isKept) {
  const [program = '', ...parameters] = command
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const child = spawn(program, [...parameters, ...reporters], {
    cwd: root,
    stdio: isKept ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, printed: `${printed}${error.message}\n` }))
    child.on('close', (status) => resolve({ status, printed }))
  })
}

/**
 * @param {Step} step
 * @param {number | null} status
 */
function countsOf({ report }, status) {
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: status === 0 ? broken : Math.max(1, broken) }
}
