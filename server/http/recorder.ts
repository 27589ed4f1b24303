import { existsSync, readFileSync } from 'node:fs'

/** The script that watches the actors of a demo's page, from the inspector's build; null where that has not been made. */
export function readRecorder(folder: string): string | null {
  const file = `${folder}/inspector/recorder.js`
  // In a function of its own, so that its names are not the page's.
  return existsSync(file) ? `(()=>{${readFileSync(file, 'utf8').trim()}})()` : null
}
