import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/**
 * One thing to check: a command, and where it leaves a JSON report when it runs tests.
 * @typedef {{ name: string, command: string[], report?: string, env?: Record<string, string> }} Step
 */

const bin = (/** @type {string} */ name) => path.join(root, 'node_modules/.bin', name)

/** @type {Step[]} */
export const quickSteps = [
  { name: 'format', command: [bin('oxfmt'), '--check'] },
  { name: 'lint', command: [bin('oxlint')] },
  { name: 'types', command: [bin('tsc'), '--noEmit', '-p', '.'] },
  { name: 'unused', command: [bin('knip')] },
]

/**
 * @param {string} name
 * @param {string} config
 * @param {string[]} files Parts of the paths of those to run; all when there are none.
 * @returns {Step}
 */
export const testStep = (name, config, files = []) => ({
  name,
  command: [bin('vitest'), 'run', '--config', config, ...files],
  report: path.join(root, `test-results/${name}.json`),
})

/**
 * Runs the steps one after another, all of them whatever fails, and closes with `N passed, N failed`.
 * @param {Step[]} steps
 */
export function runSteps(steps) {
  const counts = { passed: 0, failed: 0 }
  mkdirSync(path.join(root, 'test-results'), { recursive: true })
  for (const step of steps) {
    const started = Date.now()
    const { passed, failed } = runStep(step)
    counts.passed += passed
    counts.failed += failed
    const seconds = Math.round((Date.now() - started) / 1000)
    process.stdout.write(
      `${failed === 0 ? 'ok' : 'FAILED'}: ${step.name} (${passed} passed, ${failed} failed, ${seconds} s)\n`,
    )
  }
  process.stdout.write(`${counts.passed} passed, ${counts.failed} failed\n`)
  process.exitCode = counts.failed === 0 ? 0 : 1
  return counts
}

/** @param {Step} step */
function runStep({ command, report, env = {} }) {
  const [program = '', ...parameters] = command
  if (report) rmSync(report, { force: true })
  const reporters = report ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const { status } = spawnSync(program, [...parameters, ...reporters], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  })
  if (!report) return { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 }
  if (!existsSync(report)) return { passed: 0, failed: 1 }
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'))
  const broken = numTotalTests - numPassedTests
  return { passed: numPassedTests, failed: status === 0 ? broken : Math.max(1, broken) }
}
