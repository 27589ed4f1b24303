import { writeFileSync } from 'node:fs'
import { themeVariables } from './theme-variables.ts'

/** Writes the style sheet of the theme's variables, after changes of `theme.ts` or Mantine: `npm run theme`. */
export default function run(): void {
  const lines = Object.entries(themeVariables()).map(([name, value]) => `  ${name}: ${value};`)
  const head = '/* The variables of theme.ts for Mantine, written by `npm run theme`. */'
  writeFileSync('src/ui/theme/mantine-variables.css', `${head}\n:root {\n${lines.join('\n')}\n}\n`)
}
