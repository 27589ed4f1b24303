import path from 'node:path'
import { createServer, type Plugin, type Rollup } from 'vite'

const root = path.join(import.meta.dirname, '..')
const place = '<!-- login frame -->'
const entry = 'src/app/login-start.tsx'

/**
 * Puts the sign-in page's first picture and its styles into `index.html`, so that the first paint waits for neither script
 * nor style sheet.
 */
export function loginFrame(): Plugin {
  let frame = ''
  return {
    name: 'podium-login-frame',
    apply: 'build',
    buildStart: async () => {
      frame = await drawFrame()
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        html.includes(place)
          ? html
              .replace('</head>', () => `<style nonce="__NONCE__">${stylesOf(bundle)}</style></head>`)
              .replace(place, () => frame)
          : html,
    },
  }
}

/** The picture, drawn by the page's own code. */
async function drawFrame(): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  })
  try {
    const module = await vite.ssrLoadModule('/src/app/login-frame.tsx')
    return String(module['loginFrame']('__NONCE__'))
  } finally {
    await vite.close()
  }
}

/** The styles of the sign-in's chunk and of all that it imports at once. */
function stylesOf(bundle: Rollup.OutputBundle): string {
  const sheets = new Set<string>()
  const seen = new Set<string>()
  const visit = (file: string): void => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || seen.has(file)) return
    seen.add(file)
    chunk.imports.forEach(visit)
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet)
  }
  for (const [file, output] of Object.entries(bundle))
    if (output.type === 'chunk' && output.facadeModuleId?.endsWith(entry)) visit(file)
  return [...sheets].map((file) => textOf(bundle[file])).join('')
}

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (output?.type !== 'asset') throw new Error('A style sheet of the sign-in is missing from the build')
  return String(output.source)
}
