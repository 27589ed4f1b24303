import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { root } from './root.mjs'

/** A change consists of the commits in this many hours before the last one, and of what is not committed yet. */
const hoursOfChange = 3

/**
 * The environment that limits tests and walks to what the last change touched and a quarter of the rest, chosen by the
 * commit's hash; read by `tests/support/runs/share.ts`.
 * @param {number} [most] So many files and folders of a wide change at the most, which the hash chooses too: a walk through all of them
 * would take as long as the whole walk.
 * @returns {Record<string, string>}
 */
export function shareOfCommit(most) {
  const [commit = '', seconds = ''] = git('log', '-1', '--format=%H %ct').split(' ')
  const before = Number(seconds) - hoursOfChange * 3600
  const base = process.env['CHANGED_SINCE'] ?? git('rev-list', '-1', `--before=${before}`, commit)
  const added = git('ls-files', '--others', '--exclude-standard', '-z').split('\0')
  const touched = [...touchedBy([...(base === '' ? [] : changedSince(base)), ...added])]
  return {
    WALK_SHARE: String(parseInt(commit.slice(0, 8), 16) % 4),
    WALK_TOUCHED: (most === undefined ? touched : mostOf(touched, most, commit)).join(','),
  }
}

const isTestFile = (/** @type {string} */ file) => /\.(test|model|walk|e2e)\.tsx?$/.test(file)

/**
 * All test files that were themselves changed, and a limited number of the others, varying by commit.
 * @param {string[]} touched
 * @param {number} most
 * @param {string} commit
 */
export function mostOf(touched, most, commit) {
  const rank = (/** @type {string} */ file) => createHash('sha256').update(`${commit} ${file}`).digest('hex')
  const others = touched.filter((file) => !isTestFile(file)).toSorted((a, b) => (rank(a) < rank(b) ? -1 : 1))
  return [...touched.filter(isTestFile), ...others.slice(0, most)]
}

/** Lines whose changes no test can notice: imports and exports, comments, and titles of tests. */
const unnoticed = [
  String.raw`(from|import|mock\() ?'[#.][^']*'`,
  String.raw`^[[:space:]]*(//|/\*|\*)`,
  String.raw`^(test|\]\))(\.each\([A-Za-z]*\))?\(['"]`,
]

/**
 * The files that differ from a commit in lines other than those.
 * @param {string} base
 * @param {string} folder
 */
export function changedSince(base, folder = root) {
  const ignoring = unnoticed.map((line) => `-I${line}`)
  return changedFiles(git('-C', folder, 'diff', '--numstat', '-z', '--find-renames', ...ignoring, base))
}

/**
 * The files that `git diff --numstat -z` reports as changed in content, leaving out mere renames.
 * @param {string} counts
 */
export function changedFiles(counts) {
  const [, ...found] = `\0${counts}`.split(/\0(?=[\d-]+\t[\d-]+\t)/)
  return found
    .map((line) => line.split(/[\t\0]/).filter((word) => word !== ''))
    .filter(([added, deleted]) => added !== '0' || deleted !== '0')
    .map((words) => words.at(-1) ?? '')
}

/**
 * Path prefixes of the tests that exercise these files: a test's own path, the folder of its feature, service or part,
 * or the name of the file beside it; for a machine's paths on the screen, the machine's folder; for browser journeys,
 * the feature's name.
 * @param {string[]} files
 */
export function touchedBy(files) {
  /** @type {Set<string>} */
  const touched = new Set()
  for (const file of files) {
    const machine = /^src\/machines\/([^/]+)\//.exec(file)?.[1]
    if (machine !== undefined) touched.add(`tests/model/${machine}.`)
    const own = /^(?:server\/services|server|src\/[^/]+)\/(?!services\/)(?:[^/]+\/|[^/]+?\.)/.exec(file)?.[0]
    if (own !== undefined) touched.add(own)
    const screen = /^(?:src\/features\/|src\/(?=inspector\/)|(?=desktop\/))([^/]+)\//.exec(file)?.[1]
    if (screen !== undefined) touched.add(`tests/screens/${screen}`)
    if (/^(server|tests)\//.test(file) && isTestFile(file)) touched.add(file)
  }
  return touched
}

/** @param {string[]} words */
const git = (...words) => spawnSync('git', words, { cwd: root, encoding: 'utf8' }).stdout.trim()
