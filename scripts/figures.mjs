import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'
import { runSteps } from './steps.mjs'

/**
 * Runs steps as long as their figures ask for; what their tests kept of it, and the counts.
 * @template Figures
 * @param {string} name
 * @param {import('./steps.mjs').Step[]} steps
 * @returns {Promise<{ figures: Figures[], counts: { passed: number, failed: number } }>}
 */
export async function runForFigures(name, steps) {
  const file = path.join(root, `test-results/${name}-figures.jsonl`)
  rmSync(file, { force: true })
  const counts = await runSteps(steps.map((step) => ({ ...step, env: { FIGURES: file } })))
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  return { figures: lines.map((line) => JSON.parse(line)), counts }
}

/** @param {string[]} heads @param {(string | number)[][]} rows */
export function printTable(heads, rows) {
  const widths = heads.map((_, column) => Math.max(...[heads, ...rows].map((row) => String(row[column]).length)))
  for (const row of [heads, ...rows])
    process.stdout.write(`${row.map((cell, column) => String(cell).padEnd(widths[column] ?? 0)).join('  ')}\n`)
}
