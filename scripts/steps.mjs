import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { isShareIn, startAccount } from './budgets.mjs'
import { root } from './root.mjs'

/**
 * A check: a command, and the path of its JSON report if it runs tests.
 * @typedef {{ name: string, command: string[], report?: string, env?: Record<string, string> }} Step
 */

const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)

/**
 * The static checks. Types are checked in a single thread: each further one would work out the shared types again.
 * @type {Step[]}
 */
export const quickSteps = [
  { name: 'lint', command: [bin('oxlint')] },
  { name: 'types', command: [bin('tsc'), '--checkers', '1'] },
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'unused', command: [bin('knip')] },
]

/** @type {Step} */
export const buildStep = { name: 'build', command: [process.execPath, path.join(root, 'scripts/build.mjs')] }

/**
 * @param {string} name
 * @param {string[]} projects Those of `vitest.config.ts` to run.
 * @param {string[]} chosen Parts of the paths of those to run; all when there are none.
 * @returns {Step}
 */
export const testStep = (name, projects, chosen = []) => ({
  name,
  command: [bin('vitest'), 'run', ...projects.map((project) => `--project=${project}`), ...chosen],
  report: path.join(root, `test-results/${name}.json`),
})

/**
 * Tests that drive a browser: running several at once would only make them wait for it, not finish sooner.
 * @param {string} name Of the project too.
 * @returns {Step}
 */
export const browserStep = (name, workers = 2) => testStep(name, [name], [`--maxWorkers=${workers}`])

/**
 * Runs all turns in order whatever fails, repeats at the end what is broken and which step exceeded its budget, and
 * ends with `N passed, N failed`. A turn is a step, or lanes of steps run in parallel. Whatever `inspect` finds wrong
 * afterwards counts as failed, too.
 * @param {(Step | Step[][])[]} turns
 * @param {() => string[]} inspect
 */
export async function runSteps(turns, inspect = () => []) {
  const counts = { passed: 0, failed: 0 }
  mkdirSync(path.join(root, 'test-results'), { recursive: true })
  const account = startAccount()
  const outcomes = []
  for (const turn of turns) {
    const lanes = Array.isArray(turn) ? turn : [[turn]]
    const ofTurn = await Promise.all(lanes.map((lane) => runLane(lane, lanes.length > 1)))
    outcomes.push(...ofTurn.flat())
  }
  for (const outcome of outcomes) {
    counts.passed += outcome.passed
    counts.failed += outcome.failed
    account.take(outcome)
  }
  const faults = inspect()
  for (const { broken } of outcomes) for (const text of broken) process.stdout.write(`FAILED: ${text}\n`)
  for (const fault of faults) process.stdout.write(`FAILED: ${fault}\n`)
  counts.failed += faults.length + account.close()
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
  process.exitCode = counts.failed === 0 ? 0 : 1
  return counts
}

/**
 * @param {Step[]} lane
 * @param {boolean} isBeside
 */
async function runLane(lane, isBeside) {
  const outcomes = []
  for (const step of lane) outcomes.push(await runStep(step, isBeside))
  return outcomes
}

/**
 * @param {Step} step
 * @param {boolean} isBeside What it prints is kept until it has ended, so that it does not mix with others.
 */
async function runStep(step, isBeside) {
  const started = Date.now()
  if (step.report) rmSync(step.report, { force: true })
  const { status, printed, processorSeconds } = await runCommand(step, isBeside)
  const { passed, failed, broken } = countsOf(step, status)
  const seconds = Math.round((Date.now() - started) / 1000)
  const processor = processorSeconds === null ? '' : `, ${Math.round(processorSeconds)} s of processor time`
  process.stdout.write(
    `${printed}${failed === 0 ? 'ok' : 'FAILED'}: ${step.name} (${passed} passed, ${failed} failed, ${seconds} s${processor})\n`,
  )
  return { name: step.name, passed, failed, broken, processorSeconds, isBeside, isShare: isShareIn(step.env) }
}

const measured = path.join(root, 'scripts/measured.mjs')

/**
 * @param {Step} step
 * @param {boolean} isKept
 * @returns {Promise<{ status: number | null, printed: string, processorSeconds: number | null }>}
 */
function runCommand({ command, report, env = {} }, isKept) {
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const output = isKept ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [measured, ...command, ...reporters], {
    cwd: root,
    stdio: [isKept ? 'ignore' : 'inherit', output, output, 'ipc'],
    env: { ...process.env, ...env },
  })
  let printed = ''
  /** @type {number | null} */
  let processorSeconds = null
  for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', (text) => (printed += text))
  child.on('message', (seconds) => (processorSeconds = /** @type {number | null} */ (seconds)))
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: null, printed: `${printed}${error.message}\n`, processorSeconds }))
    child.on('close', (status) => resolve({ status, printed, processorSeconds }))
  })
}

/**
 * @param {Step} step
 * @param {number | null} status
 * @returns {{ passed: number, failed: number, broken: string[] }}
 */
function countsOf({ name, report }, status) {
  if (!report) return status === 0 ? { passed: 1, failed: 0, broken: [] } : { passed: 0, failed: 1, broken: [name] }
  if (!existsSync(report)) return { passed: 0, failed: 1, broken: [name] }
  const { numPassedTests, numTotalTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = numTotalTests - numPassedTests
  return {
    passed: numPassedTests,
    failed: status === 0 ? failed : Math.max(1, failed),
    broken: testResults.flatMap(brokenOf),
  }
}

/** @param {{ name: string, message: string, assertionResults: { status: string, fullName: string, failureMessages: string[] }[] }} file */
function brokenOf({ name, message, assertionResults }) {
  const where = path.relative(root, name)
  const tests = assertionResults
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => `${where}: ${fullName}\n${failureMessages.map(inShort).join('\n')}`)
  return message === '' ? tests : [...tests, `${where}: ${inShort(message)}`]
}

/** How many characters of a failure message are shown: enough to locate it. */
const longestFault = 3_000

const inShort = (/** @type {string} */ fault) =>
  fault
    .split('\n')
    .filter((line) => !line.includes('/node_modules/'))
    .join('\n')
    .slice(0, longestFault)
