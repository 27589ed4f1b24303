/** What the area machine's chart does not say. */
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { areaMachine } from '#machines/area/area.machine.ts'
import { type AreaContext, isSame, type WantedArea } from '#machines/area/area.types.ts'
import type { MachineTable } from './model.ts'

const nameOf = (area: WantedArea | null) => area && [area.id, area.container]

/** Two areas, one of them in two containers. */
const wanted: readonly WantedArea[] = [
  { id: 'settings-html', container: 1 },
  { id: 'settings-html', container: 2 },
  { id: 'wdcb-html', container: 3 },
]

/** The shell's behaviour: it never goes back to a container, and leaves only what it wants. */
function isPossibleInShell({ type, area }: AnyEventObject, { context }: AnyMachineSnapshot): boolean {
  const { wanted: now, current }: AreaContext = context
  if (type === 'area.want') return !isSame(area, now) && !isSame(area, current)
  return type !== 'area.leave' || now !== null
}

export const areaTable: MachineTable = {
  name: 'area',
  machine: areaMachine,
  openings: { portal: () => undefined },
  payloads: { 'area.want': wanted.map((area) => ({ area })) },
  key: ({ wanted: now, current }: AnyMachineSnapshot['context']) => [nameOf(now), nameOf(current)],
  isPossible: isPossibleInShell,
}
