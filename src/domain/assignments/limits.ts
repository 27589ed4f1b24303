/**
 * Limits of an assignment: name in characters (code points), time limit in minutes, classes per assignment; lengths of
 * the reasons for an exception and for returning a correction, and how many students can get an exception at once.
 */
export const assignmentLimits = {
  nameLength: 60,
  shortest: 1,
  longest: 600,
  classes: 30,
  reasonLength: 100,
  correctionReason: 200,
  exceptions: 200,
} as const
