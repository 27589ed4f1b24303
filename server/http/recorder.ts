import { existsSync, readFileSync } from 'node:fs'

/** The script that records the actors of a demo's page, from the inspector's build; null if that has not been built. */
export function readRecorder(folder: string): string | null {
  const file = `${folder}/inspector/recorder.js`
  // In a function of its own, so that its names do not clash with the page's.
  return existsSync(file) ? `(()=>{${readFileSync(file, 'utf8').trim()}})()` : null
}
