import { build, type InlineConfig, type Rollup } from 'vite'

/** How the modules of a build are grouped into files. */
export type Group = Rollup.CodeSplittingGroup

type Chunk = Pick<Rollup.OutputChunk, 'fileName' | 'imports' | 'moduleIds'>

/**
 * The entry points of pages, and what they fetch on their own soon after. A part is whatever is fetched as a unit: an
 * entry, a screen, a dialog.
 */
const beginnings = {
  main: /\/src\/app\/main\.ts$/,
  signIn: /\/src\/app\/login-start\.tsx$/,
  client: /\/src\/app\/login-client\.ts$/,
  ways: /\/src\/features\/login\/(guide\/guide|qr\/qr-panel|components\/failure-note)\.tsx$/,
  interruptions: /\/src\/parts\/sign-in\/interruption-charts\.ts$/,
  smsForm: /\/src\/features\/login\/sms\/sms-form\.tsx$/,
  calls:
    /\/src\/(api\/contract\/password-digest|features\/login\/sms\/sign-in-by-code|parts\/(captcha\/slide-captcha|device-release\/release-device|password-sign-in\/password-sign-in|verification-code\/send-code))\.ts$/,
  overSignIn:
    /\/src\/(app\/login-network|features\/login\/\w+\/([\w-]+\.dialog|messaging-status)|parts\/(captcha|device-release|consent\/documents)\/[\w-]+\.dialog)\.tsx$/,
  portal: /\/src\/app\/portal-start\.tsx$/,
  phone: /\/src\/companions\/phone\/main\.tsx$/,
  student: /\/src\/companions\/student\/main\.tsx$/,
  studentPages: /\/src\/companions\/student\/student-pages\.tsx$/,
} as const

/** Whether a part gets its own file or shares one. */
type PartKind = 'alone' | 'shared'

type Beginning = keyof typeof beginnings

/** Modules shared by at least this many parts go into one file. */
const partsOfKit = 3

/**
 * Groups modules into files by the parts that need them, so that a page requests few files and little that it does not
 * need. Which parts need a module is read from a build in which all modules of a file are needed by the same parts.
 */
export async function planChunks(configFor: (group: Group) => InlineConfig): Promise<Group> {
  const parts = new Map<string, PartKind>()
  const chunks = await chunksOf(configFor(exactGroup(parts)))
  checkBeginnings([...parts.keys()])
  const needs = needsOf(chunks, parts)
  return {
    name: (id) => (parts.get(id) === 'alone' ? null : nameFor([...(needs.get(id) ?? [])])),
    debugName: 'planned',
    includeDependenciesRecursively: false,
  }
}

/** A beginning whose file was renamed or removed would silently group nothing. */
function checkBeginnings(ids: readonly string[]): void {
  const lost = Object.entries(beginnings).flatMap(([name, pattern]) =>
    ids.some((id) => pattern.test(id)) ? [] : [name],
  )
  if (lost.length > 0) throw new Error(`scripts/chunk-plan.ts: no part of the build is ${lost.join(', ')}`)
}

/** Gives a part its own file, and records it. */
function exactGroup(parts: Map<string, PartKind>): Group {
  return {
    name: (id, graph) => {
      const kind = kindOf(id, graph.getModuleInfo(id))
      if (kind === null) return 'shared'
      parts.set(id, kind)
      return null
    },
    debugName: 'exact',
    entriesAware: true,
    includeDependenciesRecursively: false,
  }
}

const isPage = (id: string): boolean => id.endsWith('.html')

/** A part keeps its own file unless others import it too, or it is fetched at about the same time as its neighbours. */
function kindOf(id: string, info: Rollup.ModuleInfo | null): PartKind | null {
  if (info === null || isPage(id) || info.importers.some(isPage)) return 'alone'
  if (info.dynamicImporters.length === 0) return null
  return info.importers.length > 0 || isFetchedTogether(id) ? 'shared' : 'alone'
}

const isFetchedTogether = (id: string): boolean =>
  [beginnings.client, beginnings.ways, beginnings.calls].some((beginning) => beginning.test(id))

async function chunksOf(config: InlineConfig): Promise<readonly Chunk[]> {
  const built = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    // Only which modules go together is wanted.
    build: { ...config.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false },
  })
  if (!('output' in built)) throw new Error('One build has one output')
  return built.output.filter((one) => one.type === 'chunk')
}

/** The parts that need each module. */
function needsOf(chunks: readonly Chunk[], parts: ReadonlyMap<string, PartKind>): ReadonlyMap<string, Set<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const needs = new Map<string, Set<string>>()
  for (const chunk of chunks) {
    const part = chunk.moduleIds.find((id) => parts.has(id))
    if (part === undefined) continue
    for (const id of withImports(chunk, byFile).flatMap(({ moduleIds }) => moduleIds))
      needs.set(id, (needs.get(id) ?? new Set()).add(part))
  }
  return needs
}

function withImports(chunk: Chunk, byFile: ReadonlyMap<string, Chunk>): readonly Chunk[] {
  const found = new Set([chunk])
  for (const { imports } of found)
    for (const file of imports) {
      const imported = byFile.get(file)
      if (imported !== undefined) found.add(imported)
    }
  return [...found]
}

/**
 * The first name that fits. Whatever needs a module also needs the modules that it imports, so these get the same name
 * or an earlier one: no two files import each other.
 */
function nameFor(needs: readonly string[]): string | null {
  const has = (beginning: Beginning) => needs.some((one) => beginnings[beginning].test(one))
  const isLater = has('student') || has('studentPages') || has('portal')
  if (needs.length < 2 && !needs.some(isFetchedTogether)) return null
  if (needs.every((one) => one.includes('/src/companions/'))) return null
  if (has('main')) return 'base'
  if (has('signIn')) return has('phone') || has('student') || has('studentPages') ? 'common' : 'sign-in'
  const isElsewhere = has('client') || has('phone') || isLater
  if (has('smsForm') && isElsewhere) return 'common'
  if (has('client') || has('phone')) return 'client'
  if (isLater && has('ways')) return 'client'
  if (has('smsForm') || (has('ways') && has('interruptions'))) return 'codes'
  if (has('ways')) return 'ways'
  if (has('calls')) return 'calls'
  if (has('student')) return 'pages'
  if (has('overSignIn') || has('studentPages')) return 'dialogs'
  if (has('portal')) return 'portal'
  return needs.length >= partsOfKit ? 'kit' : null
}
