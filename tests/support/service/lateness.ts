import { vi } from 'vitest'

const milliseconds = Number(process.env['PODIUM_TEST_LATENESS'] ?? 0)

/** The real one, whatever a test does to time later. */
const wait = setTimeout

/** The same answers, later by what `PODIUM_TEST_LATENESS` says; where a test leads the time itself, it leads theirs. */
export function late<Input, Output>(answer: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  if (milliseconds === 0) return answer
  return async (input) => {
    if (!vi.isFakeTimers()) await new Promise((resolve) => wait(resolve, milliseconds))
    return answer(input)
  }
}
