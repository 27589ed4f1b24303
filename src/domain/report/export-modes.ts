/** Files that a report can be taken along as. */
export const exportModes = ['pdf', 'docx', 'xlsx'] as const

export type ExportMode = (typeof exportModes)[number]

/** The mode that an address names; null for one that there is not. */
export const exportModeOf = (text: string): ExportMode | null => exportModes.find((mode) => mode === text) ?? null
