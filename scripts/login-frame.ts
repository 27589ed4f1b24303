import path from 'node:path'
import { type Selector, transform } from 'lightningcss'
import { createServer, type Plugin, type Rollup } from 'vite'

const root = path.join(import.meta.dirname, '..')
const marker = '<!-- login frame -->'
const entry = 'src/app/login-start.tsx'

/**
 * Inlines the sign-in page's first picture and its styles into `index.html`, so that the first paint waits for neither
 * scripts nor style sheets.
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
        html.includes(marker)
          ? afterFirstPaint(html)
              .replace('</head>', () => `<style nonce="__NONCE__">${usedBy(frame, stylesOf(bundle))}</style></head>`)
              .replace(marker, () => frame)
          : html,
    },
  }
}

/**
 * The page's scripts are fetched after the first paint of the picture so that they do not compete with it; immediately
 * if there is no picture to wait for.
 */
function afterFirstPaint(html: string): string {
  const [tag, source = ''] = /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/.exec(html) ?? []
  if (tag === undefined) throw new Error('The page has no script')
  const links = [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"[^>]*>/g)]
  const preloads = links.map(([, href = '']) => href)
  const bare = links.reduce((rest, [link]) => rest.replace(link, ''), html)
  return bare.replace(
    tag,
    () => `<script nonce="__NONCE__">(${startScripts.toString()})(${JSON.stringify([source, ...preloads])})</script>`,
  )
}

/** Runs in the page. A hidden page never paints, so there is nothing to wait for. */
function startScripts([source = '', ...preloads]: readonly string[]): void {
  const start = (): void => {
    for (const href of preloads)
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      )
    document.head.append(
      Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: source }),
    )
  }
  if (document.documentElement.dataset['frame'] !== 'login' || document.hidden) start()
  else
    document.addEventListener('DOMContentLoaded', () => requestAnimationFrame(() => setTimeout(start)), { once: true })
}

/** The picture, rendered by the page's own code. */
async function drawFrame(): Promise<string> {
  const vite = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    // No browser asks this server for packages; prepared for one, they would stay in node_modules.
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await vite.ssrLoadModule('/src/app/login-frame.tsx')
    return String(module['loginFrame']('__NONCE__'))
  } finally {
    await vite.close()
  }
}

/** The styles of the sign-in's chunk and of its static imports. */
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

/**
 * Keeps only rules that may match a class of the picture: the page must fit into the first packets of a slow
 * connection.
 */
function usedBy(html: string, styles: string): string {
  const classes = new Set([...html.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const canHold = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return classes.has(part.name)
      // There is only one colour scheme.
      if (part.type === 'attribute') return part.operation?.value !== 'dark'
      if (part.type === 'pseudo-class' && (part.kind === 'where' || part.kind === 'is'))
        return part.selectors.some(canHold)
      return true
    })
  const { code } = transform({
    filename: 'login-frame.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        style: (rule) => (rule.value.selectors.some(canHold) ? undefined : []),
      },
    },
  })
  return withoutIdleColours(code.toString(), html)
}

/** Mantine defines a variable for every shade of every colour; the picture needs a dozen. */
const withoutIdleColours = (styles: string, html: string): string =>
  styles.replaceAll(/(--mantine-color-[\w-]+):[^;{}]+;?/g, (declaration, name: string) =>
    styles.includes(`var(${name})`) || html.includes(`var(${name})`) ? declaration : '',
  )

function textOf(output: Rollup.OutputAsset | Rollup.OutputChunk | undefined): string {
  if (output?.type !== 'asset') throw new Error('A style sheet of the sign-in is missing from the build')
  return String(output.source)
}
