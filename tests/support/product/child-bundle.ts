import path from 'node:path'
import { build } from 'vite'
import { projectRoot } from '#server/database/project-root.ts'

/**
 * Bundles a script of `tests/support` that runs as a separate process, as starting it from its sources would take
 * seconds each time. Returns the bundle's path, which is below the packages so that it can resolve them.
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
