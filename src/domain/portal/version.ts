const versionPattern = /^\d{1,3}(\.\d{1,3}){1,3}$/

/**
 * Whether a text is a version as written by hosts and pages: two to four numbers of at most three digits, like 6.4.0.
 */
export const isVersion = (text: string): boolean => versionPattern.test(text)

/** Whether one version is above another, number by number; a missing number is 0. False if either is not a version. */
export function isAbove(version: string, other: string): boolean {
  if (!isVersion(version) || !isVersion(other)) return false
  const [numbers, others] = [version.split('.').map(Number), other.split('.').map(Number)]
  const differing = [0, 1, 2, 3].find((index) => (numbers[index] ?? 0) !== (others[index] ?? 0))
  return differing !== undefined && (numbers[differing] ?? 0) > (others[differing] ?? 0)
}
