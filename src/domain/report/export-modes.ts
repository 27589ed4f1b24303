/** File formats a report can be exported to. */
export const exportModes = ['pdf', 'docx', 'xlsx'] as const

export type ExportMode = (typeof exportModes)[number]

/** The mode in an address; null for an unknown one. */
export const exportModeOf = (text: string): ExportMode | null => exportModes.find((mode) => mode === text) ?? null
