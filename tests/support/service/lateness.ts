import { vi } from 'vitest'

const milliseconds = Number(process.env['PODIUM_TEST_LATENESS'] ?? 0)

/** The real timer, even if a test later fakes time. */
const wait = setTimeout

/** Delays answers by `PODIUM_TEST_LATENESS` milliseconds, except under fake timers. */
export function late<Input, Output>(answer: (input: Input) => Promise<Output>): (input: Input) => Promise<Output> {
  if (milliseconds === 0) return answer
  return async (input) => {
    if (!vi.isFakeTimers()) await new Promise((resolve) => wait(resolve, milliseconds))
    return answer(input)
  }
}
