import { isRedirect } from '@tanstack/react-router'

/** The options of a guard's redirect; otherwise its return value or the error it threw. */
export function redirectOf(guard: () => unknown): unknown {
  try {
    return guard()
  } catch (error) {
    return isRedirect(error) ? error.options : error
  }
}
