/**
 * Limits of an assignment: name in characters (code points), time limit in minutes, classes per assignment; length of
 * the reason for an exception, and how many students can get one at once.
 */
export const assignmentLimits = {
  nameLength: 60,
  shortest: 1,
  longest: 600,
  classes: 30,
  reasonLength: 100,
  exceptions: 200,
} as const
