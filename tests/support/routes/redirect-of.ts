import { isRedirect } from '@tanstack/react-router'

/** Where a guard sends somebody; without that, what it answers or what went wrong. */
export function redirectOf(guard: () => unknown): unknown {
  try {
    return guard()
  } catch (error) {
    return isRedirect(error) ? error.options : error
  }
}
