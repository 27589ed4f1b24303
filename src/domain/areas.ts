/** Embedded areas (specification §2): every prefix, its id and the frame that it stands in. */
export interface AreaEntry {
  readonly id: string
  readonly prefix: string
  /** `shell` beside the spine, `focus` without it. */
  readonly frame: 'shell' | 'focus'
}

export const areas = [
  { id: 'my-paper', prefix: '/my-paper', frame: 'shell' },
  { id: 'paper-select', prefix: '/paper-select', frame: 'shell' },
  { id: 'correct-html', prefix: '/correct-html', frame: 'focus' },
  { id: 'report-html', prefix: '/report-html', frame: 'shell' },
] as const satisfies readonly AreaEntry[]

export type AreaId = (typeof areas)[number]['id']

/** The area that a path lies in; null where there is none. */
export const areaOf = (path: string): (typeof areas)[number] | null =>
  areas.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`)) ?? null
