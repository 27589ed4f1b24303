import type { AreaId } from '#domain/paths/areas.ts'

/** The area the address asks for, and its container. */
export interface WantedArea {
  readonly id: AreaId
  /** Changes when the shell creates another container: the area is then mounted again. */
  readonly container: number
}

export interface AreaContext {
  readonly wanted: WantedArea | null
  /** The area in the container, or on its way in or out. */
  readonly current: WantedArea | null
}

export type AreaEvent =
  | { readonly type: 'area.want'; readonly area: WantedArea }
  | { readonly type: 'area.leave' }
  | { readonly type: 'area.retry' }

export const isSame = (one: WantedArea | null, other: WantedArea | null): boolean =>
  one?.id === other?.id && one?.container === other?.container
