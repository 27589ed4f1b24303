import { second } from '../time/units.ts'

/** Milliseconds of the turn to write a paper, of one computer at a time. */
export const paperTurnTimes = {
  /** How often the computer that writes says so, and the others ask. */
  writing: 15 * second,
  watching: 5 * second,
  /** How long it has its turn without being heard of: two of its calls may get lost. */
  passesOn: 45 * second,
  /** How exactly the service notes when it was heard of. */
  noted: 10 * second,
  /** How long a computer waits for the service's answer before it writes without. */
  patience: 3 * second,
} as const
