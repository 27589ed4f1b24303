/**
 * What each layer may import besides itself, from top to bottom. A file belongs to the layer with the longest matching
 * name.
 */
export const layers: Readonly<Record<string, readonly string[]>> = {
  'src/app': [
    'src/routes',
    'src/features',
    'src/companions',
    'src/parts',
    'src/ui',
    'src/machines',
    'src/api',
    'src/domain',
  ],
  'src/routes': ['src/features', 'src/parts', 'src/ui', 'src/api', 'src/domain'],
  'src/features': ['src/parts', 'src/ui', 'src/machines', 'src/api', 'src/domain'],
  'src/companions': ['src/parts', 'src/ui', 'src/machines', 'src/api', 'src/domain'],
  'src/parts': ['src/ui', 'src/machines', 'src/api', 'src/domain'],
  'src/inspector': ['src/ui', 'src/api/ports', 'src/domain'],
  'src/ui': ['src/domain'],
  'src/machines': ['src/api/contract', 'src/domain'],
  'src/api/queries': ['src/api/client', 'src/api/contract', 'src/api/ports', 'src/domain'],
  'src/api/client': ['src/api/contract', 'src/api/ports', 'src/domain'],
  'src/api/contract': ['src/domain'],
  'src/api/ports': ['src/domain'],
  'src/domain': [],
  server: ['src/api/contract', 'src/domain'],
  'server/http': ['server/core', 'src/api/contract', 'src/domain'],
  'server/openapi': ['server/core', 'src/api/contract', 'src/domain'],
  'server/services': ['server/content', 'server/core', 'server/database', 'src/api/contract', 'src/domain'],
  'server/content': ['server/database', 'src/domain'],
  'server/core': ['src/api/contract', 'src/domain'],
  'server/database': ['src/domain'],
  desktop: ['src/api/contract', 'src/api/ports', 'src/domain'],
}

/** The packages that a layer may import; a layer not listed may import any. */
export const packagesOf: Readonly<Record<string, readonly string[]>> = {
  'src/machines': ['xstate'],
  'src/api/contract': ['zod', 'crypto-js'],
  'src/domain': ['zod'],
}

export const isBelow = (file: string, folder: string): boolean => file.startsWith(`${folder}/`)

export const layerOf = (file: string): string | undefined =>
  Object.keys(layers)
    .filter((layer) => isBelow(file, layer))
    .sort((one, other) => other.length - one.length)[0]

/** Whether a file of a layer may import the target, given as a path from the project's root. */
export const mayImport = (layer: string, target: string): boolean =>
  layerOf(target) === layer || [layer, ...(layers[layer] ?? [])].some((folder) => isBelow(target, folder))
