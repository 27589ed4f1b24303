import path from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#server/database/project-root.ts'

/**
 * Bundles a script of `tests/support` that runs as a process of its own, because each start from its sources would take
 * seconds. Answers the bundle's path: below the packages, so that it finds them.
 */
export async function bundleChild(script: string): Promise<string> {
  const name = path.basename(script)
  const outDir = path.join(projectRoot(), `node_modules/.${name}`)
  await build({
    configFile: false,
    root: projectRoot(),
    logLevel: 'warn',
    build: {
      ssr: true,
      copyPublicDir: false,
      outDir,
      emptyOutDir: true,
      target: 'node20',
      rolldownOptions: { input: path.join(projectRoot(), `tests/support/${script}.ts`) },
    },
  })
  return path.join(outDir, `${name}.js`)
}
